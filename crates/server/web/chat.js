// Talk at the table.
import { complain, postOnce } from './api.js';
import { at, make, sign } from './dom.js';
import { say } from './words.js';
import { speak } from './speak.js';

let seen = 0;
let waiting = 0;

export function drawChat(lines) {
  at('chat').replaceChildren(...lines.map(line));
  seen = lines.at(-1)?.number ?? 0;
  at('chat').scrollTop = at('chat').scrollHeight;
}

function line(entry) {
  const name = make('strong', { textContent: entry.name + ': ' });
  const mark = entry.seat === null || entry.seat === undefined ? [] : [sign(entry.seat), ' '];
  return make('li', {}, ...mark, name, make('span', { textContent: entry.text }));
}

export function heard(entry) {
  if (entry.number <= seen) return;
  seen = entry.number;
  at('chat').append(line(entry));
  at('chat').scrollTop = at('chat').scrollHeight;
  speak(say('said', { name: entry.name, text: entry.text }));
  if (!at('chat-box').open) {
    waiting += 1;
    at('chat-new').textContent = waiting;
    at('chat-new').hidden = false;
  }
}

export function listenToChat(id) {
  at('chat-box').addEventListener('toggle', () => {
    waiting = 0;
    at('chat-new').hidden = true;
    at('chat').scrollTop = at('chat').scrollHeight;
  });
  at('chat-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const { text } = event.target.elements;
    if (!text.value.trim()) return;
    try {
      await postOnce(`/tables/${id}/chat`, { text: text.value.trim() });
      text.value = '';
    } catch (trouble) {
      complain(trouble);
    }
  });
}
