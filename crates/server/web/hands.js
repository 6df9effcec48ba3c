// A hand makes a move: it points at one thing after the other until only one move is meant, then confirms it.
import { kept } from './api.js';
import { icon, make } from './dom.js';
import { say } from './words.js';
import { speak } from './speak.js';

const kindOf = (handle) => handle.slice(0, handle.indexOf(':'));
const valueOf = (handle) => handle.slice(handle.lastIndexOf(':') + 1);

// A move with one word in place of another; nothing if it does not hold that word.
function instead(text, word, other) {
  const parts = text.split(/([\s:@]+)/);
  const at = parts.indexOf(word);
  return at < 0 ? null : parts.with(at, other).join('');
}

export class Hands {
  // `does.preview(text)` answers what a move would do, `does.play(text)` plays it, `does.refuse(trouble)` says why not.
  constructor(at, board, does) {
    this.at = at;
    this.board = board;
    this.does = does;
    this.asks = JSON.parse(at.dataset.asks ?? '{}');
    this.moves = [];
    this.path = [];
    this.previews = new Map();
  }

  // The moves that can be made now; none while another is to decide.
  // What was pointed at stays so where it still leads to a move: others may decide at the same time.
  offer(moves) {
    const held = this.path;
    this.moves = moves;
    this.path = held.length && this.candidates(held).length ? held : [];
    if (!this.path.length) this.turning = 0;
    this.previews.clear();
    this.peeked = null;
    this.advance();
    this.draw();
  }

  // Nothing can be done now, and what was pointed at is forgotten.
  rest() {
    this.path = [];
    this.offer([]);
  }

  // Moves that begin with what was pointed at.
  candidates(path = this.path) {
    return this.moves.filter(({ steps }) => path.every((handle, i) => steps[i]?.handle === handle));
  }

  // What can be pointed at next: handle and label.
  next(path = this.path) {
    const found = new Map();
    for (const { steps } of this.candidates(path)) {
      const step = steps[path.length];
      if (step && !found.has(step.handle)) found.set(step.handle, step.label);
    }
    return found;
  }

  // What is asked now, in the words of the game where it has some for what can be pointed at.
  asked() {
    const handles = [...this.next().keys()];
    const kinds = [...new Set(handles.map(kindOf))];
    const later = this.path.length ? '-next' : '';
    // Buttons beside the board say for themselves what they do, unless there is nothing else to choose from.
    const told = kinds.filter((kind) => kind !== 'act' || (kinds.length === 1 && handles.length > 1));
    const words = told.map((kind) => this.asks[kind + later]).filter(Boolean);
    if (words.length) return words.join(' ');
    if (!handles.some((handle) => this.board.has(handle))) return say('choose-list');
    return later ? say('choose-next') : say('choose');
  }

  // The move that is meant by a path: the only one, or one of those that differ only by how the card is turned.
  meant(path = this.path) {
    const left = this.candidates(path);
    if (left.length === 1) return left[0];
    const turns = left.length > 1 && left.every(({ steps }) => kindOf(steps[path.length]?.handle ?? '') === 'turn');
    return turns ? left[this.turning % left.length] : null;
  }

  get done() { return this.path.length ? this.meant() : null; }

  get turnable() { return this.path.length > 0 && this.candidates().length > 1 && this.done !== null; }

  // Goes on by itself where there is nothing to choose, but never up to a whole move.
  advance() {
    for (;;) {
      const next = this.next();
      if (next.size !== 1 || this.candidates().length < 2) return;
      this.path.push(next.keys().next().value);
    }
  }

  point(handle) {
    if (!this.moves.length) return this.does.refuse({ message: say('not-your-turn') });
    if (this.done && handle === this.path.at(-1)) return this.confirm();
    let path = this.path;
    // Pointing at something of an earlier step changes one's mind.
    while (path.length && !this.next(path).has(handle)) path = path.slice(0, -1);
    if (!this.next(path).has(handle)) return this.refuse(handle);
    this.does.refuse(null);
    this.path = [...path, handle];
    if (path.length < 1 || kindOf(handle) !== 'place') this.turning = 0;
    this.advance();
    if (this.done && !this.turnable && kept('at-once') === 'yes') return this.confirm();
    this.draw();
    this.does.pointed?.(handle);
    if (this.done) this.consider(this.done, true);
    else speak(this.asked());
  }

  back() {
    if (!this.path.length) return false;
    const before = this.path.length;
    do this.path.pop(); while (this.path.length && this.next().size < 2 && this.path.length < before);
    this.does.refuse(null);
    this.draw();
    return true;
  }

  turn() {
    if (!this.turnable) return;
    this.turning = (this.turning + 1) % this.candidates().length;
    this.draw();
    this.consider(this.done, true);
  }

  // Shows a whole move, as from a hint.
  choose(text) {
    const move = this.moves.find((one) => one.text === text);
    if (!move) return;
    const handles = move.steps.map((step) => step.handle);
    this.path = kindOf(handles.at(-1)) === 'turn' && handles.length > 1 ? handles.slice(0, -1) : handles;
    this.turning = Math.max(0, this.candidates().indexOf(move));
    this.draw();
    this.consider(move, true);
  }

  confirm() {
    const move = this.done;
    if (move) this.does.play(move.text);
  }

  // The mouse or the keyboard is over something: what would come of it?
  hover(handle) {
    this.peeked = null;
    if (handle && this.moves.length && this.next().has(handle)) this.peeked = this.meant([...this.path, handle]);
    const shown = this.peeked ?? this.done;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (shown ? this.consider(shown) : this.forget()), shown ? 90 : 0);
  }

  forget() {
    this.board.preview(null);
    this.effects?.replaceChildren();
    if (this.effects) this.effects.hidden = true;
  }

  // Asks what a move would do and shows it, unless something else was pointed at meanwhile.
  async consider(move, aloud = false) {
    if (!this.previews.has(move.text)) this.previews.set(move.text, this.does.preview(move.text).catch(() => null));
    const told = await this.previews.get(move.text);
    if ((this.peeked ?? this.done) !== move || !this.effects) return;
    this.board.preview(told?.svg);
    if (aloud) this.board.sight(move.steps.map((step) => step.handle));
    const described = told?.described ?? move.described;
    // Some games say the most important effect with the move itself.
    const effects = (told?.effects ?? []).filter((text) => !described.includes(text));
    const list = make('ul', {}, ...effects.map((text) => make('li', { textContent: text })));
    this.effects.replaceChildren(make('strong', { textContent: described }), ...(effects.length ? [list] : []));
    this.effects.hidden = false;
    if (aloud) speak([described, ...effects].join('. '));
  }

  // Not possible: let the rules say why, if the move that was meant can be guessed from a possible one.
  async refuse(handle) {
    for (const { text, steps } of this.candidates()) {
      const step = steps.find((one) => kindOf(one.handle) === kindOf(handle));
      const asked = step && instead(text, valueOf(step.handle), valueOf(handle));
      if (!asked) continue;
      try {
        await this.does.preview(asked);
      } catch (trouble) {
        if (trouble.kind === 'illegal_move' && trouble.rule) return this.does.refuse(trouble);
      }
      break;
    }
    this.does.refuse({ message: say('not-now') });
  }

  // Draws the choices beside the board, and rings on it.
  draw() {
    const next = this.next();
    const done = this.done;
    const onBoard = [...next.keys()].filter((handle) => this.board.has(handle));
    const beside = [...next].filter(([handle]) => !onBoard.includes(handle) && kindOf(handle) !== 'turn');
    this.board.offer(done ? [...this.earlier(), ...onBoard] : onBoard, this.path);
    this.board.preview(null);
    this.effects = make('div', { className: 'effects', hidden: true });
    this.at.replaceChildren();
    if (!this.moves.length) return;
    if (!done) this.at.append(make('p', { textContent: this.asked() }));
    if (beside.length && !done) this.at.append(this.list(beside));
    this.at.append(this.effects);
    const final = make('div', { className: 'final' });
    if (done) final.append(this.button('confirm', 'check', say('confirm'), () => this.confirm(), 'main'));
    if (this.turnable) final.append(this.button('turn-card', 'turn', say('turn-card'), () => this.turn()));
    if (this.path.length) final.append(this.button('step-back', 'back', say('back'), () => this.back()));
    if (final.children.length) this.at.append(final);
    if (done) this.consider(done);
  }

  // While a move waits to be confirmed, the other choices of its last step stay open.
  earlier() {
    const others = this.next(this.path.slice(0, -1));
    return [...others.keys()].filter((handle) => handle !== this.path.at(-1) && this.board.has(handle));
  }

  button(id, drawing, text, work, className = '') {
    const button = make('button', { id, type: 'button', className }, icon(drawing), make('span', { textContent: text }));
    button.addEventListener('click', work);
    return button;
  }

  list(choices) {
    const list = make('ul', { className: 'choices' });
    for (const [handle, label] of choices) {
      const button = make('button', { type: 'button', textContent: label });
      button.dataset.handle = handle;
      button.addEventListener('click', () => this.point(handle));
      for (const kind of ['pointerenter', 'focus']) button.addEventListener(kind, () => this.hover(handle));
      for (const kind of ['pointerleave', 'blur']) button.addEventListener(kind, () => this.hover(null));
      list.append(make('li', {}, button));
    }
    return list;
  }
}
