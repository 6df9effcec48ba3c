// Shows where a piece came from: it flies from where it lay in the last picture to where it lies now.

const LENGTH = 220;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

// Where the piece of a move lies before the move is shown: the first thing that was pointed at.
export function takeOff(board, marks = []) {
  const thing = still.matches ? null : marks.flatMap((handle) => board.find(handle))[0];
  return thing?.getBoundingClientRect() ?? null;
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

// Lets the piece fly from there to where it has landed in the picture that is shown now.
export function land(board, from) {
  const thing = from && landed(board);
  if (!thing) return;
  const to = thing.getBoundingClientRect();
  const [start, end] = [board.point(...asPoint(from)), board.point(...asPoint(to))];
  const scale = from.width / to.width;
  if (Math.hypot(start.x - end.x, start.y - end.y) < 4 || !Number.isFinite(scale) || scale <= 0) return;
  // Its own place in the picture is an attribute, which an animation would overrule: so a group around it flies.
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  thing.replaceWith(group);
  group.append(thing);
  const at = `translate(${end.x}px, ${end.y}px)`;
  const back = `translate(${-end.x}px, ${-end.y}px)`;
  const begin = `translate(${start.x}px, ${start.y}px) scale(${scale}) ${back}`;
  const flight = group.animate([{ transform: begin }, { transform: `${at} scale(1) ${back}` }], { duration: LENGTH, easing: 'ease-out' });
  const settle = () => { if (group.isConnected) group.replaceWith(...group.childNodes); };
  flight.finished.then(settle, settle);
}

function asPoint(box) {
  const [x, y] = middle(box);
  return [{ x, y }];
}
