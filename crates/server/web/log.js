// The log: a list that grows at its end. Only so much of it is on the page; the rest is fetched page by page.
import { complain, get } from './api.js';
import { make, sign } from './dom.js';
import { say } from './words.js';

const MOST = 400; // lines on the page
const PAGE = 40; // plies in a page of the server

const plyOf = (line) => Number(line?.dataset.ply ?? 0);

export class Log {
  // `path()` is the address of the pages; with `pick(ply)` every line is a button.
  constructor(list, path, pick) {
    this.list = list;
    this.path = path;
    this.pick = pick;
    this.from = 1; // the first ply that is shown
    this.last = 0; // the last one
    this.earlier = this.button(say('log-earlier'), () => this.back());
    this.later = this.button(say('log-later'), () => this.forward());
    list.before(this.earlier);
    list.after(this.later);
    list.addEventListener('scroll', () => {
      if (list.scrollTop < 8 && !this.earlier.hidden) this.back();
      else if (this.atEnd() && !this.later.hidden) this.forward();
    });
  }

  button(text, work) {
    const button = make('button', { type: 'button', className: 'small', textContent: text, hidden: true });
    button.addEventListener('click', work);
    return button;
  }

  atEnd() { return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 24; }

  // The newest page of a match with so many plies. Where it goes on from what is shown, it is appended.
  show({ log, log_from: from = 1, ply, epoch, seen_by: eyes }) {
    const story = JSON.stringify([epoch, eyes]);
    if (story === this.story && from <= this.last + 1 && ply >= this.last) {
      this.append(log.filter((entry) => entry.ply > this.last), ply);
    } else this.fill(log, from, ply);
    this.story = story;
    this.newest = ply;
    this.offer();
  }

  // Shows these lines instead of all others.
  fill(entries, from, to) {
    this.list.replaceChildren(...entries.map((entry) => this.line(entry)));
    this.from = from;
    this.last = to;
    this.newest = Math.max(this.newest ?? 0, to);
    this.trim();
    this.list.scrollTop = this.list.scrollHeight;
    this.offer();
  }

  // Lines of plies up to this one. Whoever reads further up is left there.
  append(entries, to) {
    const end = this.atEnd();
    this.list.append(...entries.map((entry) => this.line(entry)));
    this.last = Math.max(this.last, to);
    this.newest = Math.max(this.newest ?? 0, to);
    if (!end) return;
    this.trim();
    this.list.scrollTop = this.list.scrollHeight;
    this.offer();
  }

  // The oldest plies go when there are too many lines; they can be fetched again.
  trim() {
    const { list } = this;
    while (list.children.length > MOST) {
      const ply = plyOf(list.firstElementChild);
      while (list.firstElementChild && plyOf(list.firstElementChild) === ply) list.firstElementChild.remove();
      this.from = ply + 1;
    }
  }

  offer() {
    this.earlier.hidden = this.from <= 1;
    this.later.hidden = this.last >= this.newest;
  }

  // The page that ends before a ply; nothing while another one is on its way.
  async page(before) {
    if (this.busy) return null;
    this.busy = true;
    try {
      const [path, query] = this.path();
      return await get(`${path}/log?before=${before}${query ? '&' + query : ''}`);
    } catch (trouble) {
      complain(trouble);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async back() {
    const first = this.from;
    const page = await this.page(first);
    if (!page || this.from !== first) return;
    const { list } = this;
    const below = list.scrollHeight - list.scrollTop;
    list.prepend(...page.entries.filter((entry) => entry.ply < first).map((entry) => this.line(entry)));
    this.from = page.more ? Math.min(page.from, first - 1) : 1;
    list.scrollTop = list.scrollHeight - below;
    this.offer();
  }

  async forward() {
    const { last } = this;
    const to = Math.min(this.newest, last + PAGE);
    const page = await this.page(to + 1);
    if (!page || this.last !== last) return;
    this.list.append(...page.entries.filter((entry) => entry.ply > last).map((entry) => this.line(entry)));
    this.last = to;
    this.offer();
  }

  // Sees to it that the lines of a ply are shown, and gives their texts.
  async reach(ply) {
    if (ply > 0 && (ply < this.from || ply > this.last)) {
      const to = Math.min(this.newest, ply + PAGE / 2);
      const page = await this.page(to + 1);
      if (page) this.fill(page.entries, page.more ? page.from : 1, to);
    }
    const lines = [...this.list.children].filter((line) => plyOf(line) === ply);
    for (const line of this.list.querySelectorAll('.here')) line.classList.remove('here');
    for (const line of lines) line.classList.add('here');
    lines[0]?.scrollIntoView({ block: 'nearest' });
    return lines.map((line) => line.textContent);
  }

  line(entry) {
    const tag = this.pick ? 'button' : 'span';
    const text = make(tag, { ...(this.pick && { type: 'button' }), textContent: entry.text });
    if (this.pick) text.addEventListener('click', () => this.pick(entry.ply));
    const line = make('li', {}, sign(entry.seat), text);
    line.dataset.ply = entry.ply;
    return line;
  }
}
