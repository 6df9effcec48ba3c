// The reducer: what an event makes of the view of a table, so that the whole view is fetched on joining only.

// The view after an event, or nothing if the event does not go with it: then the whole view is needed. The log is not
// part of it: the page appends its lines.
export function reduce(view, kind, data) {
  const change = CHANGES[kind];
  return change ? change(view, data) : null;
}

// What is to be fetched after an event: only what it says has changed.
export const needs = ({ picture = true, panels = true }) => ({ picture, panels });

const CHANGES = {
  ply(view, { ply, epoch, seat, text, marks, waiting, clocks, undo, out, turn }) {
    if (epoch === view.epoch && ply <= view.ply) return view; // told before
    if (view.state !== 'playing' || epoch !== view.epoch || ply !== view.ply + 1) return null;
    return {
      ...view,
      ply,
      waiting,
      turn,
      last: { ply, seat, move: text, marks },
      undo: { ...view.undo, ...undo },
      out: out ?? view.out,
      seats: view.seats.map((one) => {
        const left = clocks ? clocks[one.seat] : one.clock_left;
        const thinking = one.thinking && one.seat !== seat;
        const running = !!clocks && waiting.includes(one.seat) && one.kind === 'person' && !one.standin;
        return { ...one, clock_left: left, running, thinking };
      }),
      at: Date.now(),
    };
  },
  thinking: (view, { seat, thinking }) => ({ ...view, seats: changed(view.seats, { seat, thinking }) }),
  clock: (view, one) => ({ ...view, seats: changed(ticked(view), one), at: Date.now() }),
  seat(view, { seats }) {
    // Who begins a match, and who has other seats than before, sees other things.
    const same = view.state === 'playing' && seats.every(({ seat, kind }) => view.seats[seat]?.kind === kind);
    return same ? { ...view, seats, at: Date.now() } : null;
  },
  // What the reader may take back is not part of the wish.
  undo: (view, { free, own, ...wish }) => ({ ...view, undo: { ...view.undo, ...wish } }),
  vote: (view, { votes }) => ({ ...view, votes }),
  rematch: (view, { table }) => ({ ...view, rematch: table }),
};

const changed = (seats, news) => seats.map((one) => (one.seat === news.seat ? { ...one, ...news } : one));

// The seats with their clocks as they stand now.
function ticked(view) {
  const gone = Date.now() - view.at;
  return view.seats.map((one) => (one.running ? { ...one, clock_left: Math.max(0, one.clock_left - gone) } : one));
}
