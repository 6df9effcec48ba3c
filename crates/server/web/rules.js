// The rules beside the table.
import { say } from './words.js';

let loaded = null;

export async function openRules(drawer, game, rule) {
  loaded ??= fetch('/rules/' + game).then((answer) => answer.text());
  if (!drawer.childElementCount) {
    const page = new DOMParser().parseFromString(await loaded, 'text/html');
    const rules = document.importNode(page.getElementById('rules'), true);
    rules.querySelector('.picture')?.remove();
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = say('back');
    close.addEventListener('click', () => drawer.close());
    const bar = document.createElement('p');
    bar.className = 'closing';
    bar.append(close);
    drawer.append(bar, rules);
    // Links between rules stay in the drawer.
    rules.addEventListener('click', (event) => {
      const link = event.target.closest('a[href^="#"]');
      if (!link) return;
      event.preventDefault();
      go(drawer, link.hash.slice(1));
    });
  }
  if (!drawer.open) drawer.show();
  if (rule) go(drawer, rule);
  else drawer.querySelector('button').focus();
}

function go(drawer, rule) {
  drawer.querySelector('.here')?.classList.remove('here');
  const entry = drawer.querySelector('#' + CSS.escape(rule));
  if (!entry) return;
  entry.classList.add('here');
  entry.scrollIntoView({ block: 'center' });
  entry.querySelector('a')?.focus({ preventScroll: true });
}
