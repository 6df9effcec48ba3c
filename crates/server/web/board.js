// The picture: shown, zoomed, moved; its handles found by mouse, touch and keyboard.
import { land, takeOff } from './flight.js';
import { layer, middle, ring, towards } from './rings.js';

const MOST = 6;

export class Board {
  // `on.point(handle)`, `on.hover(handle or null)`: what a hand does.
  constructor(stage, on = {}) {
    this.stage = stage;
    this.on = on;
    this.can = new Set();
    this.chosen = [];
    this.zoomed = 1;
    this.fingers = new Map();
    this.listen();
    this.take();
  }

  get svg() { return this.stage.querySelector(':scope > svg'); }

  get narrow() { return this.stage.clientWidth < 600; }

  // Shows a picture; `marks` are the handles of the move that led to it, if it is a move on, and `flight` is how long
  // its piece may fly.
  show(text, marks, flight = 0) {
    const from = flight ? takeOff(this, marks) : [];
    const old = this.svg?.dataset.size;
    const held = this.focused?.dataset.handle;
    const fresh = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    if (fresh.nodeName !== 'svg') return;
    this.stage.replaceChildren(document.importNode(fresh, true));
    // Only a first picture fades in: whoever plays on shall see what changed, not a flicker of everything.
    if (!old) this.svg.classList.add('fresh');
    this.take();
    if (old !== this.svg.dataset.size) this.fit();
    else this.frame();
    const again = held && this.find(held)[0];
    if (again && this.hadFocus) this.focus(again, false);
    // When rings have been drawn around what lies, and before anybody sees it.
    if (from.length) requestAnimationFrame(() => land(this, from, flight));
  }

  clear() { this.stage.replaceChildren(); }

  // Makes a new picture ours: layers for rings and previews, tab stops.
  take() {
    const svg = this.svg;
    if (!svg) return;
    svg.dataset.size = svg.getAttribute('viewBox');
    this.base = svg.getAttribute('viewBox').split(' ').map(Number);
    this.centre ??= [this.base[2] / 2, this.base[3] / 2];
    this.hadFocus = this.focused && document.activeElement === document.body;
    this.focused = null;
    for (const thing of svg.querySelectorAll('[data-handle], [tabindex]')) thing.setAttribute('tabindex', '-1');
    this.marks = layer(svg, 'mark-layer');
    this.hovers = layer(svg, 'hover-layer');
    // Words of a preview may stand beside its piece: over the rings.
    this.previews = layer(svg, 'preview-layer');
    this.focusing = layer(svg, 'focus-layer');
  }

  find(handle) {
    return this.svg ? [...this.svg.querySelectorAll(`[data-handle="${CSS.escape(handle)}"]`)] : [];
  }

  has(handle) { return this.find(handle).length > 0; }

  all() { return this.svg ? [...this.svg.querySelectorAll('[data-handle]')] : []; }

  // Marks the handles that a move can go on with, and those that were chosen.
  offer(can, chosen = []) {
    this.can = new Set(can);
    this.chosen = chosen;
    if (!this.svg) return;
    this.marks.replaceChildren();
    this.hovers.replaceChildren();
    for (const thing of this.all()) thing.classList.toggle('can', this.can.has(thing.dataset.handle));
    for (const handle of can) for (const thing of this.find(handle)) ring(this.marks, thing, 'can');
    for (const handle of chosen) for (const thing of this.find(handle)) ring(this.marks, thing, 'chosen');
    const stop = this.reachable()[0];
    if (stop && !this.focused) stop.setAttribute('tabindex', '0');
  }

  // Marks what a row of a sheet speaks of, for as long as it is looked at.
  mark(handles) {
    if (!this.svg) return;
    this.hovers.replaceChildren();
    for (const handle of handles) for (const thing of this.find(handle)) ring(this.hovers, thing, 'source');
  }

  preview(text) {
    if (!this.svg) return;
    this.previews.replaceChildren();
    if (!text) return;
    // Names inside the overlay must not meet those of the picture.
    const own = text.replace(/(id="|url\(#|href="#)/g, '$1over-');
    const over = new DOMParser().parseFromString(own, 'image/svg+xml').documentElement;
    for (const node of [...over.children]) {
      if (!['title', 'desc'].includes(node.tagName)) this.previews.append(document.importNode(node, true));
    }
  }

  reachable(everything = false) {
    const all = this.all();
    const can = all.filter((thing) => this.can.has(thing.dataset.handle));
    return everything || !can.length ? all : can;
  }

  focus(thing, tell = true) {
    if (this.focused) this.focused.setAttribute('tabindex', '-1');
    this.focused = thing;
    thing.setAttribute('tabindex', '0');
    thing.focus({ preventScroll: true });
    this.focusing.replaceChildren();
    ring(this.focusing, thing, 'focus');
    this.keepInSight(thing);
    if (tell) this.on.hover?.(thing.dataset.handle);
  }

  // Arrow keys: to the nearest thing that way; from nowhere, to the first.
  step(direction, everything) {
    const things = this.reachable(everything);
    if (!things.length) return;
    if (!this.focused?.isConnected) return this.focus(things[0]);
    const next = towards(middle(this.focused), things.filter((thing) => thing !== this.focused), direction);
    if (next) this.focus(next);
  }

  keepInSight(thing) {
    if (this.zoomed === 1) {
      const box = thing.getBoundingClientRect();
      if (box.top < 60 || box.bottom > innerHeight - 40) thing.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return;
    }
    const at = this.point(middle(thing));
    this.centre = [at.x, at.y];
    this.frame();
  }

  // On narrow screens, where the deeds lie over the board: scrolls to where a move would happen.
  sight(handles) {
    if (!this.narrow) return;
    const deeds = document.getElementById('deeds')?.getBoundingClientRect();
    const thing = handles.flatMap((handle) => this.find(handle)).at(-1);
    if (!deeds || !thing) return;
    const box = thing.getBoundingClientRect();
    const below = box.bottom + 12 - deeds.top;
    const above = box.top - 12;
    if (below > 0 || above < 0) scrollBy({ top: below > 0 ? below : above, behavior: 'smooth' });
  }

  // A place on the screen in the coordinates of the picture.
  point({ x, y }) { return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM().inverse()); }

  fit() {
    this.zoomed = 1;
    this.centre = [this.base[2] / 2, this.base[3] / 2];
    this.frame();
  }

  // Larger or smaller, around a place on the screen.
  zoom(factor, around) {
    const before = around && this.point(around);
    this.zoomed = Math.min(MOST, Math.max(1, this.zoomed * factor));
    this.frame();
    if (before) {
      const after = this.point(around);
      this.move(before.x - after.x, before.y - after.y);
    }
  }

  move(x, y) {
    this.centre = [this.centre[0] + x, this.centre[1] + y];
    this.frame();
  }

  frame() {
    const [, , w, h] = this.base;
    const size = [w / this.zoomed, h / this.zoomed];
    this.centre = this.centre.map((at, i) => Math.min([w, h][i] - size[i] / 2, Math.max(size[i] / 2, at)));
    this.svg.setAttribute('viewBox', [this.centre[0] - size[0] / 2, this.centre[1] - size[1] / 2, ...size].join(' '));
    this.stage.classList.toggle('near', this.zoomed > 1);
  }

  // The hit target: the innermost handle that a move can go on with, else the innermost at all.
  meant(target) {
    let thing = target.closest?.('[data-handle]');
    const first = thing;
    while (thing && !this.can.has(thing.dataset.handle)) thing = thing.parentElement?.closest('[data-handle]');
    return thing ?? first;
  }

  listen() {
    const { stage } = this;
    stage.addEventListener('click', (event) => {
      if (this.dragged) return;
      const thing = this.meant(event.target);
      if (thing) this.on.point?.(thing.dataset.handle);
    });
    stage.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'touch') return;
      const handle = this.meant(event.target)?.dataset.handle ?? null;
      if (handle === this.hovered) return;
      this.hovered = handle;
      this.hovers?.replaceChildren();
      if (handle && this.can.has(handle)) for (const thing of this.find(handle)) ring(this.hovers, thing, 'over');
      this.on.hover?.(handle);
    });
    stage.addEventListener('pointerleave', () => {
      this.hovered = null;
      this.hovers?.replaceChildren();
      this.on.hover?.(null);
    });
    stage.addEventListener('focusin', (event) => {
      const thing = event.target.closest('[data-handle]');
      if (thing && thing !== this.focused && thing.matches(':focus-visible')) this.focus(thing);
    });
    stage.addEventListener('focusout', () => this.focusing?.replaceChildren());
    stage.addEventListener('wheel', (event) => {
      if (this.narrow && !event.ctrlKey) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), event);
    }, { passive: false });
    stage.addEventListener('pointerdown', (event) => {
      this.fingers.set(event.pointerId, event);
      this.dragged = false;
      this.spread = 0;
    });
    addEventListener('pointermove', (event) => this.drag(event));
    for (const kind of ['pointerup', 'pointercancel']) {
      addEventListener(kind, (event) => {
        this.fingers.delete(event.pointerId);
        stage.classList.remove('dragged');
        this.spread = 0;
      });
    }
  }

  // One finger moves the picture, two make it larger or smaller.
  drag(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last || !this.svg) return;
    if (this.fingers.size === 2) {
      this.fingers.set(event.pointerId, event);
      const [one, two] = [...this.fingers.values()];
      const spread = Math.hypot(one.x - two.x, one.y - two.y);
      if (this.spread) this.zoom(spread / this.spread, { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });
      this.spread = spread;
      this.dragged = true;
      return;
    }
    if (this.zoomed === 1 || Math.hypot(event.x - last.x, event.y - last.y) < (this.dragged ? 1 : 6)) return;
    const [from, to] = [this.point(last), this.point(event)];
    this.fingers.set(event.pointerId, event);
    this.dragged = true;
    this.stage.classList.add('dragged');
    this.move(from.x - to.x, from.y - to.y);
  }
}
