// The form of a new table: from what is chosen to the request.
import { complain, post } from './api.js';
import { addPart, promised } from './promise.js';
import { say } from './words.js';

const form = document.getElementById('open');
const seats = [...form.querySelectorAll('li.seat')];
const { game, least, most } = form.dataset;
let count = seats.filter((seat) => !seat.hidden).length;

function show() {
  seats.forEach((seat, number) => {
    seat.hidden = number >= count;
    const select = seat.querySelector('select');
    seat.querySelector('.name').hidden = select.value !== 'hotseat';
  });
  document.getElementById('more').disabled = count >= Number(most);
  document.getElementById('fewer').disabled = count <= Number(least);
  const clock = form.elements.clock.value;
  form.querySelector('.timed').hidden = clock === 'none';
  form.querySelector('.increment').hidden = clock !== 'game';
  form.elements.time.disabled = clock === 'none';
  form.elements.increment.disabled = clock !== 'game';
}
document.getElementById('more').addEventListener('click', () => { count += 1; show(); });
document.getElementById('fewer').addEventListener('click', () => { count -= 1; show(); });
form.addEventListener('change', show);
show();

function chosenSeats() {
  return seats.slice(0, count).map((seat) => {
    const [kind, level] = seat.querySelector('select').value.split(':');
    const name = seat.querySelector('.name').value.trim();
    return { kind, ...(level && { level }), ...(kind === 'hotseat' && name && { name }) };
  });
}

function chosenOptions() {
  const options = {};
  for (const input of form.querySelectorAll('.options [data-kind]')) {
    if (input.dataset.kind === 'boolean') options[input.name] = input.checked;
    else if (input.dataset.kind === 'integer') options[input.name] = Number(input.value);
    else options[input.name] = input.value;
  }
  return options;
}

function chosenClock() {
  const { clock, time, unit, increment } = form.elements;
  const seconds = Number(time.value) * Number(unit.value);
  if (clock.value === 'move') return { kind: 'move', seconds };
  if (clock.value === 'game') return { kind: 'game', seconds, increment: Number(increment.value) };
  return { kind: 'none' };
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const chosen = chosenSeats();
  if (chosen.filter((seat) => seat.kind === 'me').length > 1) return complain(say('one-me'));
  try {
    const { id, commitment } = await post('/tables', {
      game, seats: chosen, options: chosenOptions(), clock: chosenClock(),
      visibility: form.elements.visibility.value, rated: form.elements.rated.checked,
    });
    if (chosen.some(({ kind }) => kind === 'me' || kind === 'hotseat')) await addPart(id, commitment);
    else promised(id, commitment);
    location.href = '/t/' + id;
  } catch (trouble) {
    complain(trouble);
  }
});
