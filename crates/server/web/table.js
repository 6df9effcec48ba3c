// The table: puts board, hands, sheets, log and news together. All state can be fetched again at any time.
import { complain, get, getText, post, postOnce } from './api.js';
import { Board } from './board.js';
import { drawChat, heard, listenToChat } from './chat.js';
import { at, changed, forget, make } from './dom.js';
import { Hands } from './hands.js';
import { drawHints } from './hints.js';
import { listen as listenToKeys } from './keys.js';
import { Log } from './log.js';
import { drawResult, listenToMenu } from './menu.js';
import { News } from './news.js';
import { Pace } from './pace.js';
import { drawPanels } from './panels.js';
import { needs, reduce } from './reduce.js';
import { openRules } from './rules.js';
import { drawAsks, drawSeats, drawTools, tick, turnText } from './side.js';
import { speak, urge } from './speak.js';
import { say } from './words.js';

const { table: id, game } = at('table').dataset;
const path = `/tables/${id}`;
const EMPTY = { scores: [], panels: [], log: [], chat: [], votes: [], waiting: [], me: [], out: [] };
let view = null; // the last view of the table
let seat = null; // through whose eyes; nothing for a spectator
let lifted = null; // the seat whose curtain was lifted, at one screen
let run = 0;
let timer = 0;
let drawnPly = 0; // the ply that the picture shows
let narrow = null; // the form of the picture that is shown
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
const eyes = () => `as=${seat ?? 'spectator'}`;
const log = new Log(at('log'), () => [path, eyes()]);
const pace = new Pace((wanted, flight) => look(wanted, flight).catch(() => soon(500)));

// ---- Loading ----

const asked = (who) => (who === null ? '' : '?as=' + who);

// The seat that this screen plays now: one that is waited for, else the one before.
function mySeat({ me = [], waiting = [] }) {
  if (!me.length) return null;
  if (me.includes(seat) && waiting.includes(seat)) return seat;
  return me.find((own) => waiting.includes(own)) ?? (me.includes(seat) ? seat : me[0]);
}

async function load() {
  const mine = ++run;
  early ??= [];
  pace.rest();
  try {
    let fresh = await get(path + asked(seat));
    const next = mySeat(fresh);
    if (next !== seat) fresh = await get(path + asked(next));
    if (mine !== run) return;
    if (fresh.me?.length > 1 && next !== news.as) news.listen(next);
    seat = next;
    await show(fresh);
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
  const next = view && view.me.length < 2 ? reduce(view, kind, data) : null;
  if (!next) return soon(kind === 'ply' ? 25 : 120);
  const moved = next.ply > view.ply;
  view = next;
  drawSide();
  if (kind === 'rematch') drawResult(id, view, act);
  if (!moved) return;
  log.append(data.log.map((text) => ({ ply: data.ply, seat: data.seat, text })), data.ply);
  pace.follow(needs(data), data.turn, computersOnly());
}

const computersOnly = () => view.waiting.length > 0
  && view.waiting.every((number) => view.seats[number]?.kind === 'computer' || view.seats[number]?.standin);

async function show(fresh) {
  const before = view;
  view = { ...EMPTY, ...fresh, at: Date.now() };
  if (view.state === 'gathering' || (before?.state === 'gathering')) return location.reload();
  if (view.curtain && view.state === 'playing' && lifted !== seat) return drop();
  if (!before) drawChat(view.chat);
  else view.chat.forEach(heard);
  log.show(view);
  drawSide();
  if (view.unknown) {
    hands.rest();
    return at('stage').replaceChildren(make('p', { className: 'note', textContent: view.unknown }));
  }
  await look({ picture: true, panels: false }, 0);
}

// Fetches and draws what has changed: the picture, the sheets, and the moves of whoever is waited for.
async function look(wanted, flight) {
  const mine = run;
  const form = board.narrow;
  const playing = seat !== null && view.state === 'playing' && view.waiting.includes(seat);
  const [picture, moves, sheets] = await Promise.all([
    wanted.picture ? getText(`${path}/picture?${eyes()}${form ? '&compact=true' : ''}`) : null,
    playing ? get(`${path}/moves?seat=${seat}`) : null,
    wanted.panels ? get(`${path}/panels?${eyes()}`) : null,
  ]);
  if (mine !== run) return;
  if (sheets) view = { ...view, ...sheets };
  drawSide();
  const drawn = picture !== null && changed('picture', picture);
  if (drawn) {
    board.show(picture, view.ply === drawnPly + 1 ? view.last?.marks : [], flight);
    narrow = form;
  }
  if (picture !== null) drawnPly = view.ply;
  // Moves of another ply than the one that is shown are on their way again.
  if (!moves || (moves.ply === view.ply && moves.epoch === view.epoch)) offer(moves?.moves ?? [], drawn);
  if (view.state === 'over' || view.state === 'broken_off') drawResult(id, view, act);
}

// What has not changed keeps the keyboard, and what was chosen.
function offer(moves, drawn) {
  if (changed('moves', moves) || drawn) {
    at('hints').replaceChildren();
    hands.offer(moves);
  }
  urge(moves.length ? turnText(view, seat) : '');
}

function drawSide() {
  const playing = view.state === 'playing' && !view.unknown;
  const mine = playing && view.waiting.includes(seat);
  at('turn').textContent = turnText(view, seat);
  at('turn').classList.toggle('mine', mine);
  document.title = document.title.replace(/^• /, '').replace(/^/, mine ? '• ' : '');
  if (changed('seats', [view.seats, view.waiting, view.me, view.scores, view.out, view.state])) {
    drawSeats(view, (own) => act(() => post(`${path}/takeback`, { seat: own })));
  }
  const names = view.seats.map((one) => one.name);
  if (changed('panels', [view.panels, view.out, names])) drawPanels(view, board);
  if (changed('asks', [view.undo, view.votes, view.me, view.state, names])) {
    drawAsks(view, {
      undo: (agree) => act(() => postOnce(`${path}/undo/answer`, { agree })),
      vote: (end) => act(() => postOnce(`${path}/vote`, { end })),
    });
  }
  drawTools(view, playing, mine);
  at('hurry').disabled = !playing || !(computersOnly() || view.seats.some((one) => one.thinking));
  for (const name of ['vote', 'leave']) at(name).hidden = !playing || !view.me.length;
  at('typed').hidden = !mine;
  at('auto-pass-line').hidden = !playing || seat === null || (view.auto_pass ?? null) === null;
  if (view.auto_pass && changed('auto-pass', view.auto_pass)) at('auto-pass').value = view.auto_pass;
}

// ---- The curtain between hidden hands at one screen ----

function drop() {
  board.clear();
  hands.rest();
  at('turn').textContent = '';
  at('panels').replaceChildren();
  for (const name of ['panels', 'picture', 'moves']) forget(name);
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
    forget('moves');
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
    if (view.ply !== ply) return at('hints').replaceChildren();
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
    forget('moves');
    return soon();
  }
  goOn(kind, data);
}, () => load());

setInterval(() => { if (view?.state === 'playing') tick(view); }, 500);

// ---- Buttons ----

const order = (what, body = {}) => act(() => post(`${path}/${what}`, body));
const orderOnce = (what, body = {}) => act(() => postOnce(`${path}/${what}`, body));
listenToMenu(board, game, {
  undo: () => orderOnce('undo'),
  hint,
  hurry() {
    pace.skip();
    post(`${path}/hurry`, {}).catch(complain);
  },
  vote: () => orderOnce('vote', { end: true }),
  leave: () => order('leave'),
  counts: () => view.rated,
  play,
  autoPass(pass) {
    view = { ...view, auto_pass: pass };
    post(`${path}/auto-pass`, { seat, pass }).catch((trouble) => {
      complain(trouble);
      soon();
    });
  },
});
listenToKeys(board, hands, (name) => at(name).disabled || at(name).click());
listenToChat(id);
// Turning the phone or the window may ask for the other form of the picture.
addEventListener('resize', () => { if (narrow !== null && narrow !== board.narrow) soon(300); });
news.listen(null);
