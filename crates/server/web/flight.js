// Shows where a piece came from: it flies from where it lay in the last picture to where it lies now.

const still = matchMedia('(prefers-reduced-motion: reduce)');
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

// Where the piece of a move may lie before the move is shown: the things whose handles it has.
export function takeOff(board, marks = []) {
  const things = still.matches ? [] : marks.flatMap((handle) => board.find(handle));
  return things.map((thing) => thing.getBoundingClientRect());
}

// The thing that the sign of the last move lies on: the smallest around its middle.
function landed(board) {
  const sign = board.svg?.querySelector('.wp-last');
  if (!sign) return null;
  const [x, y] = middle(sign.getBoundingClientRect());
  let best = null;
  let least = Infinity;
  for (const thing of board.all()) {
    const box = thing.getBoundingClientRect();
    const area = box.width * box.height;
    const around = box.left - 2 <= x && x <= box.right + 2 && box.top - 2 <= y && y <= box.bottom + 2;
    if (around && area > 0 && area < least) [best, least] = [thing, area];
  }
  return best;
}

const apart = (one, other) => {
  const [[x, y], [u, v]] = [middle(one), middle(other)];
  return Math.hypot(x - u, y - v) > Math.min(other.width, other.height) / 2;
};

// Lets the piece fly to where it has landed in the picture that is shown now, from the first of these places that is
// not the same.
export function land(board, places, duration) {
  const thing = places.length ? landed(board) : null;
  const to = thing?.getBoundingClientRect();
  const from = to && places.find((place) => apart(place, to));
  const scale = from ? from.width / to.width : 0;
  if (!Number.isFinite(scale) || scale <= 0 || thing.contains(document.activeElement)) return;
  const point = (box) => {
    const [x, y] = middle(box);
    return board.point({ x, y });
  };
  const [start, end] = [point(from), point(to)];
  // Its own place in the picture is an attribute, which an animation would overrule: so a group around it flies.
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  thing.replaceWith(group);
  group.append(thing);
  const at = `translate(${end.x}px, ${end.y}px)`;
  const back = `translate(${-end.x}px, ${-end.y}px)`;
  const begin = `translate(${start.x}px, ${start.y}px) scale(${scale}) ${back}`;
  // The group stays: taking the piece out of it again would take the keyboard away from it.
  group.animate([{ transform: begin }, { transform: `${at} scale(1) ${back}` }], { duration, easing: 'ease-out' });
}
