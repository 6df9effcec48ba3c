// Shows what happens at the pace of the news: always the newest, one picture on its way at a time. So a run of computer
// plies is one sequence that takes no longer than its news do; frames that nobody could see are left out.

const LIMIT = 2500; // milliseconds in which the whole run is shown
const FLIGHT = 220; // milliseconds in which a piece flies to its place
const still = matchMedia('(prefers-reduced-motion: reduce)');

export class Pace {
  // `show(needs, flight)` fetches and draws what is needed, and lets pieces fly for so long.
  constructor(show) {
    this.show = show;
    this.wanted = null;
    this.turn = undefined;
  }

  // Something happened in a turn; `more` if the computer players go on at once.
  follow(needs, turn, more) {
    const now = performance.now();
    if (turn === undefined || turn !== this.turn) this.begun = now;
    // A piece must not fly for longer than until the next one does.
    this.flight = turn !== undefined && turn === this.turn ? Math.min(FLIGHT, (now - this.before) * 0.7) : FLIGHT;
    if (turn !== this.turn) this.skipping = false;
    this.turn = turn;
    this.before = now;
    this.wanted = { picture: needs.picture || !!this.wanted?.picture, panels: needs.panels || !!this.wanted?.panels };
    const left = this.begun + LIMIT - now;
    const wait = more && turn !== undefined && left > 0 && (still.matches || this.skipping) ? left : 15;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.due = true;
      this.go();
    }, wait);
  }

  // Shows only where the run ends.
  skip() { this.skipping = true; }

  // Forgets what was to be shown: all is fetched anew.
  rest() {
    clearTimeout(this.timer);
    this.wanted = null;
  }

  async go() {
    if (this.busy || !this.due || !this.wanted) return;
    const needs = this.wanted;
    this.wanted = null;
    this.due = false;
    this.busy = true;
    try {
      await this.show(needs, this.skipping ? 0 : this.flight);
    } finally {
      this.busy = false;
    }
    this.go();
  }
}
