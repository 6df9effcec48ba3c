// Play at once: a table of me against the computer, at the level of last time.
import { complain, post } from './api.js';
import { addPart } from './promise.js';

const level = document.getElementById('level');
const remember = () => {
  document.cookie = `level=${level.value}; path=/; max-age=31536000; samesite=lax`;
};
level.addEventListener('change', remember);

for (const button of document.querySelectorAll('.play-now')) {
  button.addEventListener('click', async () => {
    button.disabled = true;
    remember();
    const rivals = Array.from({ length: Number(button.dataset.rivals) }, () => ({ kind: 'computer', level: level.value }));
    try {
      const { id, commitment } = await post('/tables', { game: button.dataset.game, seats: [{ kind: 'me' }, ...rivals] });
      await addPart(id, commitment);
      location.href = '/t/' + id;
    } catch (trouble) {
      complain(trouble);
      button.disabled = false;
    }
  });
}
// Coming back by the browser's button finds everything ready again.
addEventListener('pageshow', () => document.querySelectorAll('.play-now').forEach((button) => { button.disabled = false; }));
