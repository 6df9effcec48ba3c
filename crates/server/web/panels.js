// The sheets of the players: rows of label and value. Looking at a row shows what its value is put together of, and
// marks in the picture what it speaks of.
import { at, badge, make, sign } from './dom.js';
import { say } from './words.js';

const LONG = 8; // rows; a longer sheet leaves out what nobody has yet

const minus = (value) => String(value).replace(/^-/, '−');

// Where nothing is counted on the way, a column of noughts tells nothing.
export const tells = (panels) => panels.some(({ rows }) => rows.length > 1 || rows.some(({ value }) => value !== '0'));

// Draws the sheets of a view; `board` shows what a row speaks of.
export function drawPanels({ panels, seats, out = [] }, board) {
  const blank = (label) => panels.every(({ rows }) => rows.every((row) => row.label !== label || row.value === '0'));
  const shown = ({ rows }) => rows.filter(({ label }) => rows.length <= LONG || !blank(label));
  const held = document.activeElement?.closest?.('#panels .row');
  const place = held && [held.closest('.sheet').dataset.seat, held.firstChild.textContent];
  at('panels').replaceChildren(...panels.map((panel) => {
    const head = make('h3', {}, sign(panel.seat), make('span', { textContent: seats[panel.seat]?.name ?? '' }));
    if (out.includes(panel.seat)) head.append(badge(say('out')));
    // Sources that are rows themselves are not said twice.
    const others = ({ sources = [] }) => sources.filter((source) => !panel.rows.some(({ label }) => label === source.label));
    const lines = shown(panel).map((row) => draw({ ...row, sources: others(row) }, board));
    const rows = make('ul', { className: 'rows wp-num' }, ...lines);
    const sheet = make('section', { className: 'sheet' }, head, rows);
    sheet.dataset.seat = panel.seat;
    return sheet;
  }));
  at('panels-box').hidden = !tells(panels);
  // The keyboard stays on its row.
  const again = place && [...at('panels').querySelectorAll(`[data-seat="${place[0]}"] button.row`)];
  again?.find((row) => row.firstChild.textContent === place[1])?.focus({ preventScroll: true });
}

function draw({ label, value, sources, handles = [] }, board) {
  const words = [make('span', { textContent: label }), make('span', { className: 'value', textContent: minus(value) })];
  if (!sources.length && !handles.length) return make('li', {}, make('div', { className: 'row' }, ...words));
  const button = make('button', { type: 'button', className: 'row' }, ...words);
  const item = make('li', {}, button);
  const list = sources.length ? make('ul', { className: 'sources', hidden: true }) : null;
  for (const source of sources) {
    const parts = [make('span', { textContent: source.label }), make('span', { className: 'value', textContent: minus(source.value) })];
    list.append(make('li', { className: 'row' }, ...parts));
  }
  if (list) item.append(list);
  explain(item, button, list, () => board.mark(handles), () => board.mark([]));
  return item;
}

// A row is open while the mouse or the keyboard is on it; pressing it keeps it open, pressing again closes it.
function explain(item, button, list, light, unlight) {
  const state = list ? 'aria-expanded' : 'aria-pressed';
  let pinned = false;
  const open = (yes) => {
    button.setAttribute(state, yes);
    if (list) list.hidden = !yes;
    if (yes) light();
    else unlight();
  };
  open(false);
  item.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && open(true));
  item.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && open(pinned));
  button.addEventListener('focus', () => button.matches(':focus-visible') && open(true));
  button.addEventListener('blur', () => open(pinned = false));
  button.addEventListener('click', () => open(pinned = !pinned));
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute(state) !== 'true') return;
    event.stopPropagation();
    open(pinned = false);
  });
}
