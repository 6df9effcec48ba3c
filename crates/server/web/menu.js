// The buttons of the table: what a hand can always do, settings, what can be done when the match is over.
import { copy, keep, kept, post } from './api.js';
import { at, flash, make } from './dom.js';
import { addPart } from './promise.js';
import { openRules } from './rules.js';
import { say } from './words.js';

// `does` says what the buttons do at this table.
export function listenToMenu(board, game, does) {
  const on = (name, work) => at(name).addEventListener('click', work);
  on('undo', does.undo);
  on('hint', does.hint);
  on('hurry', does.hurry);
  on('vote', () => confirm(say('vote-sure')) && does.vote());
  on('leave', () => confirm(does.counts() ? say('leave-sure-rated') : say('leave-sure')) && does.leave());
  on('zoom-in', () => board.zoom(1.35));
  on('zoom-out', () => board.zoom(1 / 1.35));
  on('zoom-fit', () => board.fit());
  on('help-keys', () => at('keys').showModal());
  on('rules-link', (event) => {
    event.preventDefault();
    openRules(at('rules-drawer'), game);
  });
  on('copy-link', async () => flash(at('copy-link'), await copy(location.href) ? say('copied') : say('copy-by-hand')));
  at('typed').addEventListener('submit', (event) => {
    event.preventDefault();
    const { move } = event.target.elements;
    if (move.value.trim()) does.play(move.value.trim()).then(() => { move.value = ''; });
  });
  at('at-once').checked = kept('at-once') === 'yes';
  at('at-once').addEventListener('change', () => keep('at-once', at('at-once').checked ? 'yes' : 'no'));
  at('auto-pass').addEventListener('change', () => does.autoPass(at('auto-pass').value));
  if (innerWidth < 900) for (const name of ['panels-box', 'log-box']) at(name).open = false;
}

// What comes after the match: the same again, or how it went.
export function drawResult(id, view, act) {
  const replay = make('a', { className: 'button', href: `/t/${id}/replay`, textContent: say('replay') });
  const again = make('button', { type: 'button', className: 'main', textContent: say('rematch') });
  again.addEventListener('click', () => act(async () => {
    const made = await post(`/tables/${id}/rematch`);
    await addPart(made.id, made.commitment);
    location.href = '/t/' + made.id;
  }));
  if (view.rematch) again.textContent = say('new-table');
  const buttons = make('div', { className: 'buttons' }, ...(view.me.length ? [again] : []), replay);
  at('hand').replaceChildren(make('div', { className: 'result' }, buttons));
}
