// Good moves with what may be expected of them, how sure that is, and why.
import { at, make } from './dom.js';
import { say } from './words.js';

const percent = (share) => Math.round(share * 100);

// Draws them beside the board; `choose(text)` shows one on it.
export function drawHints(hints, choose) {
  const list = make('ul', { className: 'hints' });
  for (const one of hints) {
    const go = make('button', { type: 'button', className: 'small', textContent: say('hint-show') });
    go.addEventListener('click', () => choose(one.text));
    const odds = [say('hint-chance', { chance: percent((one.expected + 1) / 2) }), say('hint-sure', { sure: percent(one.sure) })];
    list.append(make('li', {},
      make('div', { className: 'head' }, make('span', { textContent: one.described }), go),
      make('p', { className: 'odds wp-num', textContent: odds.join(' · ') }),
      make('ul', {}, ...one.reasons.map((reason) => make('li', { textContent: reason })))));
  }
  const head = make('h2', { className: 'sr', textContent: say('hints') });
  at('hints').replaceChildren(head, hints.length ? list : make('p', { textContent: say('no-hints') }));
}
