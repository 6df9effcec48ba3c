// Waiting for players: copy the link, sit down, see who comes.
import { complain, copy, post } from './api.js';
import { addPart, promised } from './promise.js';
import { say } from './words.js';

const { table: id, commitment, owes } = document.getElementById('gathering').dataset;
const address = document.getElementById('address');
const name = document.getElementById('guest-name');

document.getElementById('copy').addEventListener('click', async () => {
  const done = await copy(address.value);
  if (!done) address.select();
  document.getElementById('copied').textContent = done ? say('copied') : say('copy-by-hand');
});

async function act(work) {
  try {
    await work();
    location.reload();
  } catch (trouble) {
    complain(trouble);
  }
}

async function sit(seat) {
  if (name && !name.disabled && name.value.trim()) await post('/me/name', { name: name.value.trim() });
  await post(`/tables/${id}/join`, seat === undefined ? {} : { seat });
  await addPart(id, commitment);
}

for (const button of document.querySelectorAll('.sit')) {
  button.addEventListener('click', () => act(() => sit(Number(button.dataset.seat))));
}
document.getElementById('guest')?.addEventListener('submit', (event) => {
  event.preventDefault();
  act(() => sit());
});
document.getElementById('fill')?.addEventListener('click', () => act(() => post(`/tables/${id}/start`)));
document.getElementById('stand-up')?.addEventListener('click', () => act(() => post(`/tables/${id}/leave`)));

// The promise is kept before anybody here adds to the dice; whoever sits and has not added yet does so now.
try {
  promised(id, commitment);
  if (owes !== undefined) act(() => addPart(id, commitment));
} catch (trouble) {
  complain(trouble);
}

// Whatever is new at the table: if somebody else sits there now, or the match has begun, the page is fetched again.
const news = new EventSource(`/api/v1/tables/${id}/news`);
const typing = () => document.activeElement === name && name.value !== name.defaultValue;
const sitters = (page) => page.querySelector('.who-sits')?.textContent.replace(/\s+/g, ' ');
async function look() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!typing() && sitters(page) !== sitters(document)) location.reload();
}
for (const kind of ['seat', 'waiting', 'ply', 'reset', 'over', 'start']) {
  news.addEventListener(kind, () => look().catch(() => {}));
}
