// Live news of a table. A lost connection comes back by itself; whoever missed something loads the whole view.
import { say } from './words.js';
import { speak } from './speak.js';

const KINDS = ['ply', 'waiting', 'seat', 'clock', 'chat', 'undo', 'vote', 'thinking', 'over', 'rematch', 'reset', 'beat'];
const SILENCE = 40000;

export class News {
  // `as` is the seat that listens, or nothing; `on(kind, data)` hears, `fresh()` loads everything again.
  constructor(id, on, fresh) {
    this.id = id;
    this.on = on;
    this.fresh = fresh;
    this.tries = 0;
    addEventListener('online', () => this.listen());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.heard > SILENCE) this.listen();
    });
    setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.listen();
    }, 5000);
  }

  listen(as = this.as) {
    this.as = as;
    this.source?.close();
    clearTimeout(this.timer);
    this.heard = Date.now();
    const query = as === null || as === undefined ? '' : '?as=' + as;
    const source = new EventSource(`/api/v1/tables/${this.id}/news${query}`);
    this.source = source;
    source.addEventListener('open', () => {
      this.heard = Date.now();
      this.tries = 0;
      if (this.lost) this.tell('regained');
      this.lost = false;
      this.fresh();
    });
    source.addEventListener('error', () => {
      if (!this.lost) this.tell('lost');
      this.lost = true;
      // The browser tries again itself, unless it was refused.
      if (source.readyState === EventSource.CLOSED) {
        this.tries += 1;
        this.timer = setTimeout(() => this.listen(), Math.min(15000, 500 * 2 ** this.tries));
      }
    });
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => {
        this.heard = Date.now();
        if (kind !== 'beat') this.on(kind, event.data ? JSON.parse(event.data) : {});
      });
    }
  }

  tell(state) {
    const line = document.getElementById('link-state');
    line.textContent = state === 'lost' ? say('lost') : say('regained');
    line.hidden = false;
    speak(line.textContent);
    clearTimeout(this.hiding);
    if (state === 'regained') this.hiding = setTimeout(() => { line.hidden = true; }, 2500);
  }
}
