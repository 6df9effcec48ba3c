// A match again: step, run, jump, through any eyes; a link to a move; on from here against the computer.
import { complain, copy, get, getText, post } from './api.js';
import { Board } from './board.js';
import { checkDice } from './dice.js';
import { at, changed, flash, make } from './dom.js';
import { Log } from './log.js';
import { drawPanels } from './panels.js';
import { speak } from './speak.js';
import { say } from './words.js';

const { table: id } = at('replay').dataset;
const path = `/tables/${id}`;
const wanted = new URLSearchParams(location.search);
const board = new Board(at('stage'));
const kept = new Map();
let match = null;
let ply = 0;
let last = 0;
let running = 0;

const eyes = () => at('eyes').value;
const log = new Log(at('log'), () => [path, `as=${eyes()}`], (number) => go(number));

// What was seen once, or comes next, is there at once.
function keep(ask, address) {
  if (!kept.has(address)) {
    if (kept.size > 160) kept.delete(kept.keys().next().value);
    const answer = ask(address);
    answer.catch(() => kept.delete(address));
    kept.set(address, answer);
  }
  return kept.get(address);
}

const picture = (number) =>
  keep(getText, `${path}/picture?as=${eyes()}&ply=${number}${board.narrow ? '&compact=true' : ''}`);
const sheets = (number) => keep(get, `${path}/panels?as=${eyes()}&ply=${number}`);

async function go(number, aloud = true) {
  ply = Math.min(last, Math.max(0, number));
  at('slider').value = ply;
  at('where').textContent = ply ? say('ply', { ply, last }) : say('beginning');
  const query = new URLSearchParams({ ply, as: eyes() });
  history.replaceState(null, '', '?' + query);
  const here = ply;
  tell(here, aloud);
  if (match.unknown) return;
  try {
    const [svg, { panels, out }] = await Promise.all([picture(here), sheets(here)]);
    if (here !== ply) return;
    if (changed('picture', svg)) board.show(svg);
    if (changed('panels', [panels, out, eyes()])) drawPanels({ ...match, panels, out }, board);
    if (ply < last) for (const ahead of [picture, sheets]) ahead(ply + 1);
  } catch (trouble) {
    complain(trouble);
    stop();
  }
}

async function tell(here, aloud) {
  const told = (await log.reach(here)).join(' ');
  if (here !== ply) return;
  at('told').textContent = told;
  if (aloud) speak(told || say('beginning'));
}

function stop() {
  clearInterval(running);
  running = 0;
  at('run').querySelector('use').setAttribute('href', '#i-play');
}

function run() {
  if (running) return stop();
  if (ply >= last) go(0);
  at('run').querySelector('use').setAttribute('href', '#i-pause');
  running = setInterval(() => (ply >= last ? stop() : go(ply + 1, false)), Number(at('speed').value));
}

const on = (name, work) => at(name)?.addEventListener('click', work);
on('first', () => go(0));
on('back', () => go(ply - 1));
on('next', () => go(ply + 1));
on('last', () => go(last));
on('run', run);
on('zoom-in', () => board.zoom(1.35));
on('zoom-out', () => board.zoom(1 / 1.35));
on('zoom-fit', () => board.fit());
at('slider').addEventListener('input', () => go(Number(at('slider').value)));
at('eyes').addEventListener('change', () => load());
at('speed').addEventListener('change', () => { if (running) { stop(); run(); } });
on('copy-move', async () => flash(at('copy-move'), await copy(location.href) ? say('copied') : say('copy-by-hand')));
on('branch', async () => {
  try {
    const seat = eyes() === 'spectator' ? {} : { seat: Number(eyes()) };
    const made = await post(`${path}/branch`, { ply, level: at('branch-level').value, ...seat });
    location.href = '/t/' + made.id;
  } catch (trouble) {
    complain(trouble);
  }
});
on('check-dice', async () => {
  try {
    const lines = checkDice(await get(`${path}/dice`), match, await getText(`${path}/record`));
    at('dice-says').replaceChildren(...lines.map((line) =>
      make('li', { className: line.kind, textContent: line.words })));
  } catch (trouble) {
    complain(trouble);
  }
});
addEventListener('keydown', (event) => {
  if (event.target.closest?.('input, select, textarea, button') || event.ctrlKey || event.altKey || event.metaKey) return;
  const work = {
    ArrowLeft: () => go(ply - 1), ArrowRight: () => go(ply + 1), Home: () => go(0), End: () => go(last), ' ': run,
  }[event.key];
  if (work) {
    event.preventDefault();
    work();
  }
});

async function load() {
  try {
    match = await get(`${path}?as=${eyes()}`);
    last = match.ply;
    at('slider').max = last;
    log.show(match);
    if (match.unknown) {
      drawPanels(match, board);
      at('stage').replaceChildren(make('p', { className: 'note', textContent: match.unknown }));
    }
    await go(ply, false);
  } catch (trouble) {
    complain(trouble);
  }
}

if (wanted.has('as') && [...at('eyes').options].some((option) => option.value === wanted.get('as'))) {
  at('eyes').value = wanted.get('as');
}
ply = wanted.has('ply') ? Math.max(0, Number(wanted.get('ply')) || 0) : 0;
load();
