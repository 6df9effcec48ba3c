// The table: puts board, hands, panel and news together. All state can be fetched again at any time.
import { complain, copy, diePart, get, getText, keep, kept, post } from './api.js';
import { Board } from './board.js';
import { drawChat, heard, listenToChat } from './chat.js';
import { follow } from './following.js';
import { Hands } from './hands.js';
import { drawHints } from './hints.js';
import { listen as listenToKeys } from './keys.js';
import { News } from './news.js';
import { at, clockText, counts, drawAsks, drawLog, drawSeats, flash, make, turnText } from './panel.js';
import { openRules } from './rules.js';
import { drawScore } from './score.js';
import { speak, urge } from './speak.js';
import { say } from './words.js';

const { table: id, game } = at('table').dataset;
const path = `/tables/${id}`;
let view = null; // the last view of the table
let seat = null; // through whose eyes; nothing for a spectator
let shown = ''; // what the picture shows: ply, epoch, eyes
let lifted = null; // the seat whose curtain was lifted, at one screen
let run = 0;
let timer = 0;
let drawing = 0;
let drawnPly = 0; // the ply that the picture shows
let early = null; // news that came while the view was on its way

const board = new Board(at('stage'), {
  point: (handle) => hands.point(handle),
  hover: (handle) => hands.hover(handle),
});
const hands = new Hands(at('hand'), board, {
  preview: (text) => get(`${path}/preview?seat=${seat}&compact=${board.narrow}&move=${encodeURIComponent(text)}`),
  play,
  refuse,
});

// ---- Loading ----

const asked = (who) => (who === null ? '' : '?as=' + who);

// The seat that this screen plays now: one that is waited for, else the one before.
function mySeat({ me, waiting }) {
  if (!me.length) return null;
  if (me.includes(seat) && waiting.includes(seat)) return seat;
  return me.find((own) => waiting.includes(own)) ?? (me.includes(seat) ? seat : me[0]);
}

async function load() {
  const mine = ++run;
  early ??= [];
  try {
    let fresh = await get(path + asked(seat));
    const next = mySeat(fresh);
    if (next !== seat) fresh = await get(path + asked(next));
    if (mine !== run) return;
    if (fresh.me.length > 1 && next !== news.as) news.listen(next);
    seat = next;
    await show(fresh, mine);
    if (mine !== run) return;
    const told = early;
    early = null;
    for (const [kind, data] of told) goOn(kind, data);
  } catch (trouble) {
    if (mine !== run) return;
    complain(trouble);
    setTimeout(load, 2000);
  }
}

// Several news that come together are one load.
function soon(wait = 25) {
  clearTimeout(timer);
  timer = setTimeout(load, wait);
}

// Goes on with what the news tell. At one screen for several the eyes change with the turn: all is fetched then.
function goOn(kind, data) {
  if (early) return early.push([kind, data]);
  const next = view && view.me.length < 2 ? follow(view, kind, data) : null;
  if (!next) return soon(kind === 'ply' ? 25 : 120);
  const before = view;
  view = next;
  drawSide(before);
  if (kind !== 'ply') return;
  const mine = ++run;
  clearTimeout(drawing);
  drawing = setTimeout(() => look(before, mine).catch(() => soon(500)), 15);
}

async function show(fresh, mine) {
  const before = view;
  view = { ...fresh, at: Date.now() };
  if (view.state === 'gathering' || (before?.state === 'gathering')) return location.reload();
  if (view.curtain && view.state === 'playing' && lifted !== seat) return drop();
  drawSide(before);
  await look(before, mine, fresh.scores);
}

// Fetches the picture, the moves that can be made and, unless they are here, the points.
async function look(before, mine, scores) {
  const sign = [view.ply, view.epoch, view.state, seat, board.narrow].join(' ');
  if (sign === shown && before) return;
  const query = `as=${seat ?? 'spectator'}${board.narrow ? '&compact=true' : ''}`;
  const playing = seat !== null && view.state === 'playing' && view.waiting.includes(seat);
  const [picture, moves, points] = await Promise.all([
    getText(`${path}/picture?${query}`),
    playing ? get(`${path}/moves?seat=${seat}`) : null,
    scores ?? get(`${path}/scores?as=${seat ?? 'spectator'}`),
  ]);
  if (mine !== run) return;
  shown = sign;
  view = { ...view, scores: points };
  drawSide(before);
  board.show(picture, view.ply === drawnPly + 1 ? view.last?.marks : []);
  drawnPly = view.ply;
  at('hints').replaceChildren();
  hands.offer(moves?.moves ?? []);
  if (view.state === 'over' || view.state === 'broken_off') result();
  if (playing && !(before?.waiting.includes(seat) && before.ply === view.ply)) urge(turnText(view, seat));
}

const drawn = {};
function changed(name, what) {
  const text = JSON.stringify(what);
  if (drawn[name] === text) return false;
  drawn[name] = text;
  return true;
}

function drawSide(before) {
  const turn = turnText(view, seat);
  const mine = view.state === 'playing' && view.waiting.includes(seat);
  at('turn').textContent = turn;
  at('turn').classList.toggle('mine', mine);
  document.title = document.title.replace(/^• /, '').replace(/^/, mine ? '• ' : '');
  drawSeats(view, (own) => act(() => post(`${path}/takeback`, { seat: own })));
  // What has not changed stays as it is, with the reader's focus in it.
  const names = view.seats.map((one) => one.name);
  if (changed('scores', [view.scores, names])) drawScore(at('score'), view.scores, names, board);
  at('score-box').hidden = !counts(view);
  if (changed('log', view.log)) drawLog(view.log);
  if (!before) drawChat(view.chat);
  else view.chat.forEach(heard);
  drawAsks(view, {
    undo: (agree) => act(() => post(`${path}/undo/answer`, { agree })),
    vote: (end) => act(() => post(`${path}/vote`, { end })),
  });
  const playing = view.state === 'playing';
  at('undo').disabled = !playing || !view.me.length || !view.undo.own;
  at('hint').disabled = !mine;
  at('hurry').disabled = !playing || !view.seats.some((one) => one.thinking);
  for (const name of ['vote', 'leave']) at(name).hidden = !playing || !view.me.length;
  at('typed').hidden = !mine;
  at('dice-line').textContent = view.dice.commitment ? say('dice-promise', { hash: view.dice.commitment }) : '';
}

function result() {
  const replay = make('a', { className: 'button', href: `/t/${id}/replay`, textContent: say('replay') });
  const again = make('button', { type: 'button', className: 'main', textContent: say('rematch') });
  again.addEventListener('click', () => act(async () => {
    const part = diePart();
    const made = await post(`${path}/rematch`, { part });
    keep('part:' + made.id, part);
    location.href = '/t/' + made.id;
  }));
  const other = make('a', { className: 'button main', href: `/t/${view.rematch}`, textContent: say('new-table') });
  const buttons = make('div', { className: 'buttons' }, ...(view.rematch ? [other] : view.me.length ? [again] : []), replay);
  at('hand').replaceChildren(make('div', { className: 'result' }, buttons));
}

// ---- The curtain between hidden hands at one screen ----

function drop() {
  board.clear();
  shown = '';
  hands.rest();
  at('turn').textContent = '';
  at('score').replaceChildren();
  drawn.scores = '';
  at('curtain-who').textContent = say('pass-to', { name: view.seats[seat]?.name ?? '' });
  if (!at('curtain').open) at('curtain').showModal();
}
at('curtain').addEventListener('cancel', (event) => event.preventDefault());
at('curtain-lift').addEventListener('click', () => {
  lifted = seat;
  at('curtain').close();
  load();
});

// ---- Playing ----

async function play(text) {
  complain('');
  const { ply, epoch } = view;
  at('confirm')?.setAttribute('disabled', '');
  try {
    const played = await post(`${path}/play`, { seat, move: text, ply, epoch });
    hands.rest();
    // The news tell the rest; if none come, the whole view does.
    setTimeout(() => { if (view.epoch === played.epoch && view.ply < played.ply) load(); }, 2500);
  } catch (trouble) {
    at('confirm')?.removeAttribute('disabled');
    refuse(trouble);
    if (['stale', 'not_your_turn', 'game_over'].includes(trouble.kind)) load();
  }
}

// Says why something is not possible, with the rule as a link.
function refuse(trouble) {
  complain(trouble ?? '');
  if (trouble?.rule) {
    const link = make('a', { href: `/rules/${game}#${trouble.rule}`, textContent: say('rule', { rule: trouble.rule }) });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      openRules(at('rules-drawer'), game, trouble.rule);
    });
    at('trouble').append(' ', link);
  }
}

async function act(work) {
  complain('');
  try {
    await work();
    soon();
  } catch (trouble) {
    complain(trouble);
  }
}

async function hint() {
  const ply = view.ply;
  at('hints').replaceChildren(make('p', { textContent: say('hint-thinking') }));
  try {
    const { hints } = await get(`${path}/hint?seat=${seat}`);
    if (view.ply !== ply) return;
    drawHints(hints, (text) => hands.choose(text));
  } catch (trouble) {
    at('hints').replaceChildren();
    complain(trouble);
  }
}

// ---- News ----

const news = new News(id, (kind, data) => {
  if (kind === 'chat') return heard(data);
  if (kind === 'ply') speak(data.log.join(' '));
  if (kind === 'reset' && data.why === 'undo') speak(say('undone'));
  if (kind === 'reset' || kind === 'over') {
    shown = '';
    return soon();
  }
  goOn(kind, data);
}, () => load());

setInterval(() => {
  if (!view || view.state !== 'playing') return;
  for (const time of document.querySelectorAll('.time')) {
    const one = view.seats[Number(time.dataset.seat)];
    if (!one?.running) continue;
    const left = one.clock_left - (Date.now() - view.at);
    time.textContent = clockText(left);
    time.classList.toggle('low', left < 20000);
  }
}, 500);

// ---- Buttons ----

const on = (name, work) => at(name).addEventListener('click', work);
on('undo', () => act(() => post(`${path}/undo`, {})));
on('hint', hint);
on('hurry', () => act(() => post(`${path}/hurry`, {})));
on('vote', () => confirm(say('vote-sure')) && act(() => post(`${path}/vote`, { end: true })));
on('leave', () => confirm(say('leave-sure')) && act(() => post(`${path}/leave`, {})));
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
  if (move.value.trim()) play(move.value.trim()).then(() => { move.value = ''; });
});
at('at-once').checked = kept('at-once') === 'yes';
at('at-once').addEventListener('change', () => keep('at-once', at('at-once').checked ? 'yes' : 'no'));
if (innerWidth < 900) for (const name of ['score-box', 'log-box']) at(name).open = false;

listenToKeys(board, hands, (name) => at(name).disabled || at(name).click());
listenToChat(id);
// Turning the phone or the window may ask for the other form of the picture.
addEventListener('resize', () => { if (view && !shown.endsWith(String(board.narrow))) soon(300); });
news.listen(null);
