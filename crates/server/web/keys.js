// The keyboard at the table.
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listen(board, hands, press) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog:modal')) return;
    const { target, key } = event;
    if (target.closest?.('input, select, textarea')) return;
    const onBoard = target === document.body || board.stage.contains(target);
    const pressed = () => {
      event.preventDefault();
      return true;
    };
    if (key in ARROWS && (onBoard || !target.closest('.side, summary'))) {
      pressed() && board.step(ARROWS[key], event.shiftKey);
    } else if ((key === 'Enter' || key === ' ') && onBoard) {
      const handle = board.focused === document.activeElement ? board.focused?.dataset.handle : null;
      const again = hands.done && (!handle || handle === hands.path.at(-1) || !hands.next(hands.path.slice(0, -1)).has(handle));
      if (again) pressed() && hands.confirm();
      else if (handle) pressed() && hands.point(handle);
    } else if (key === 'Escape') {
      if (hands.back()) pressed();
    } else {
      const work = {
        r: () => hands.turn(), u: () => press('undo'), h: () => press('hint'), f: () => press('hurry'),
        '?': () => press('help-keys'),
        '+': () => board.zoom(1.3), '-': () => board.zoom(1 / 1.3), 0: () => board.fit(),
      }[key.toLowerCase()];
      if (work) pressed() && work();
    }
  });
}
