// Rings around things in the picture: what can be pointed at, where the keyboard is, what was chosen.
const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = 'rect,circle,ellipse,polygon,path';
const GEOMETRY = ['d', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'points'];

const area = (box) => box.width * box.height;

// How one element's coordinates become those of the picture.
function place(svg, element) {
  return svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
}

function scaled(svg, element) {
  const { a, b, c, d } = place(svg, element);
  return area(element.getBBox()) * Math.abs(a * d - b * c);
}

// The outline of a thing: its largest shape if that is about all of it, else its box.
function outline(svg, thing) {
  const own = thing.matches(SHAPES) ? [thing] : [...thing.querySelectorAll(SHAPES)].slice(0, 40);
  const shapes = own.filter((shape) => !shape.closest('defs, clipPath, .wp-last, .wp-legal'));
  const whole = scaled(svg, thing);
  let best = null;
  let size = 0;
  for (const shape of shapes) {
    const own = scaled(svg, shape);
    if (own > size * 1.02) [best, size] = [shape, own];
  }
  if (best && size > whole * 0.6 && size <= whole * 1.6) {
    const copy = document.createElementNS(SVG, best.tagName);
    for (const name of GEOMETRY) if (best.hasAttribute(name)) copy.setAttribute(name, best.getAttribute(name));
    return [copy, best];
  }
  // A box stands a little off, so that it covers nothing.
  const box = thing.getBBox();
  const off = Math.min(box.width, box.height) * 0.03;
  const copy = document.createElementNS(SVG, 'rect');
  const sides = { x: box.x - off, y: box.y - off, width: box.width + 2 * off, height: box.height + 2 * off, rx: off * 3 };
  for (const [name, value] of Object.entries(sides)) copy.setAttribute(name, value);
  return [copy, thing];
}

// Draws a ring of a kind around a thing, into a layer of the same picture.
export function ring(layer, thing, kind) {
  const svg = layer.ownerSVGElement;
  try {
    const [shape, model] = outline(svg, thing);
    const { a, b, c, d, e, f } = place(svg, model);
    shape.setAttribute('transform', `matrix(${[a, b, c, d, e, f].map((n) => +n.toFixed(4)).join(' ')})`);
    const halo = shape.cloneNode();
    halo.setAttribute('class', `ring ${kind}-halo`);
    shape.setAttribute('class', `ring ${kind}`);
    layer.append(halo, shape);
  } catch { /* a thing that is not drawn has no ring */ }
}

export function layer(svg, name) {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', name);
  group.setAttribute('aria-hidden', 'true');
  svg.append(group);
  return group;
}

// The middle of a thing on the screen.
export function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// The nearest of some things in a direction; straight ahead counts for nearer.
export function towards(from, things, direction) {
  const [dx, dy] = direction;
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const to = middle(thing);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy - (to.y - from.y) * dx);
    if (ahead < 3 || aside > ahead * 3) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}
