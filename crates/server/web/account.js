// Name, account, signing in and out, tokens.
import { complain, post, remove } from './api.js';

const at = (id) => document.getElementById(id);

async function act(work, then = () => location.reload()) {
  try {
    then(await work());
  } catch (trouble) {
    complain(trouble);
    at('trouble').scrollIntoView({ block: 'nearest' });
  }
}

function onSubmit(id, work, then) {
  at(id)?.addEventListener('submit', (event) => {
    event.preventDefault();
    act(() => work(event.target.elements), then);
  });
}

onSubmit('name-form', (form) => post('/me/name', { name: form.name.value }));
onSubmit('claim-form', (form) => post('/me/claim', { name: form['claim-name'].value, password: form['claim-password'].value }));
onSubmit('login-form', (form) => post('/login', { name: form['login-name'].value, password: form['login-password'].value }));
onSubmit('password-form', (form) => post('/me/password', {
  old: form['old-password'].value, new: form['new-password'].value, keep_tokens: form['keep-tokens'].checked,
}));
onSubmit('token-form', (form) => post('/me/tokens', { label: form.label.value, rename: form.rename.checked }), (made) => {
  at('token-new').hidden = false;
  at('token-new').querySelector('code').textContent = made.token;
});
at('logout')?.addEventListener('click', () => act(() => post('/logout')));
for (const button of document.querySelectorAll('.revoke')) {
  button.addEventListener('click', () => act(() => remove('/me/tokens/' + encodeURIComponent(button.dataset.token))));
}
