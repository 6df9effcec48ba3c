// Elements of the page: found, made, marked with the sign of a seat.
const SVG = 'http://www.w3.org/2000/svg';

export const at = (id) => document.getElementById(id);

export const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
};

function drawing(className, name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', name);
  svg.append(use);
  return svg;
}

export const sign = (seat) => drawing('sign', '#seat-' + (seat % 6));
export const icon = (name) => drawing('icon', '#i-' + name);
export const badge = (text) => make('span', { className: 'badge', textContent: text });

// Says shortly on a button what came of pressing it.
export function flash(button, text) {
  const label = button.querySelector('span') ?? button.lastChild;
  const before = label.textContent;
  label.textContent = text;
  setTimeout(() => { label.textContent = before; }, 1600);
}

const drawn = new Map();

// Whether something is to be drawn anew: what has not changed stays as it is, with the reader's focus in it.
export function changed(name, what) {
  const text = JSON.stringify(what) ?? '';
  if (drawn.get(name) === text) return false;
  drawn.set(name, text);
  return true;
}

export const forget = (name) => drawn.delete(name);
