// The score sheet; looking at a number shows on the board what it is counted from.
import { say } from './words.js';
import { sign } from './panel.js';

const cell = (tag, text, props = {}) => Object.assign(document.createElement(tag), { textContent: text, ...props });

export function drawScore(at, scores, names, board) {
  const parts = new Map();
  for (const score of scores) for (const part of score.parts) parts.set(part.name, part.label);
  at.replaceChildren();
  if (!parts.size) return at.append(cell('p', say('no-score'), { className: 'fine' }));
  const table = cell('table', '', { className: 'sheet wp-num' });
  const head = table.createTHead().insertRow();
  head.append(cell('td', ''));
  for (const { seat } of scores) {
    const th = cell('th', '', { scope: 'col', title: names[seat] });
    th.append(sign(seat), cell('span', names[seat], { className: 'sr' }));
    head.append(th);
  }
  const body = table.createTBody();
  for (const [name, label] of parts) {
    // A long sheet shows what has happened; rounds to come stay out.
    if (parts.size > 8 && scores.every((score) => !score.parts.some((part) => part.name === name && part.points))) continue;
    const row = body.insertRow();
    row.append(cell('th', label, { scope: 'row' }));
    for (const score of scores) {
      const part = score.parts.find((one) => one.name === name);
      const td = cell('td', part ? String(part.points).replace('-', '−') : '');
      if (part?.behind?.length) explain(td, part.behind, board);
      row.append(td);
    }
  }
  const foot = table.createTFoot().insertRow();
  foot.append(cell('th', say('total'), { scope: 'row' }));
  for (const score of scores) foot.append(cell('td', String(score.total).replace('-', '−')));
  at.append(table);
}

function explain(td, handles, board) {
  td.className = 'has';
  td.tabIndex = 0;
  for (const kind of ['pointerenter', 'focus']) td.addEventListener(kind, () => board.behind(handles));
  for (const kind of ['pointerleave', 'blur']) td.addEventListener(kind, () => board.behind([]));
}
