// What stands beside the board: who sits there, whose turn it is, questions to the table.
import { at, badge, changed, make, sign } from './dom.js';
import { tells } from './panels.js';
import { keptPromise } from './promise.js';
import { say } from './words.js';

const two = (number) => String(number).padStart(2, '0');

// Time left as people read it: days, hours, then minutes and seconds.
function clockText(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [d, h, m, s] = [seconds / 86400, (seconds % 86400) / 3600, (seconds % 3600) / 60, seconds % 60].map(Math.floor);
  if (d) return `${d}d ${h}h`;
  if (h) return `${h}:${two(m)}:${two(s)}`;
  return `${m}:${two(s)}`;
}

export function drawSeats(view, take) {
  const list = make('ul');
  for (const seat of view.seats) {
    const line = make('li', { className: 'sitter' }, sign(seat.seat));
    if (view.waiting.includes(seat.seat)) line.classList.add('waited');
    line.append(make('span', { className: 'who-name', textContent: seat.name, title: seat.name }));
    const mine = view.me.includes(seat.seat);
    if (mine && view.me.length === 1) line.append(badge(say('you')));
    if (view.out.includes(seat.seat)) line.append(badge(say('out')));
    else if (seat.standin) line.append(badge(say('taken-over')));
    else if (seat.kind === 'person' && !seat.online && !mine && view.state === 'playing') line.append(badge(say('away')));
    if (seat.thinking) line.append(make('span', { className: 'dots', role: 'img', ariaLabel: say('thinking') }));
    if (seat.standin && mine) {
      const button = make('button', { type: 'button', className: 'small', textContent: say('take-back') });
      button.addEventListener('click', () => take(seat.seat));
      line.append(button);
    }
    if (seat.clock_left !== null && seat.clock_left !== undefined) {
      const time = make('span', { className: 'time wp-num', textContent: clockText(seat.clock_left) });
      time.classList.toggle('low', seat.clock_left < 20000);
      time.dataset.seat = seat.seat;
      line.append(time);
    }
    const score = view.scores.find((one) => one.seat === seat.seat);
    if (score && tells(view.panels)) {
      line.append(make('span', { className: 'points wp-num', textContent: String(score.total).replace('-', '−') }));
    }
    list.append(line);
  }
  at('seats').replaceChildren(list);
}

// Lets the clocks run on the page between the news.
export function tick(view) {
  for (const time of document.querySelectorAll('.time')) {
    const one = view.seats[Number(time.dataset.seat)];
    if (!one?.running) continue;
    const left = one.clock_left - (Date.now() - view.at);
    time.textContent = clockText(left);
    time.classList.toggle('low', left < 20000);
  }
}

// Whose turn it is, or how it ended; the sentence is also what is read out.
export function turnText(view, seat) {
  const name = (number) => view.seats[number]?.name ?? '';
  const names = (numbers) => numbers.map(name).join(', ');
  if (view.unknown) return '';
  if (view.state === 'broken_off') return say('broken-off');
  if (view.state === 'over') {
    const winners = view.outcome?.winners ?? [];
    if (!winners.length) return `${say('over')} ${say('draw')}`;
    const alone = view.me.length === 1 && winners.length === 1 && winners[0] === view.me[0];
    return alone ? say('you-won') : say('won', { names: names(winners) });
  }
  if (seat !== null && view.waiting.includes(seat)) {
    return view.me.length > 1 ? say('your-turn-as', { name: name(seat) }) : say('your-turn');
  }
  const thinks = view.waiting.some((number) => view.seats[number]?.thinking);
  const who = { name: names(view.waiting) };
  const wait = thinks ? say('wait-thinking', who) : say('wait', who);
  return view.me.length ? wait : `${say('spectating')} ${wait}`;
}

// What kind of match it is: whether it counts, and who was helped or gave up.
function standingText(view) {
  const name = (number) => view.seats[number]?.name ?? '';
  const lines = [];
  if (view.rated) lines.push(say('rated'));
  if (view.unrated === 'undo') lines.push(say('unrated-undo'));
  if (view.unrated === 'computers') lines.push(say('unrated-computers'));
  if (view.practice) lines.push(say('practice'));
  for (const seat of view.given_up ?? []) lines.push(say('given-up', { name: name(seat) }));
  (view.hints ?? []).forEach((count, seat) => {
    if (count) lines.push(say('hints-used', { name: name(seat), count }));
  });
  return lines.join(' ');
}

// What can be taken back and asked for, what counts, and what was promised of the dice.
export function drawTools(view, playing, mine) {
  at('undo').disabled = !playing || !view.me.length || !view.undo?.own;
  // Further back than nobody learnt anything is something else, and is called so.
  const further = playing && view.undo?.alone && view.undo.own > view.undo.free;
  at('undo').querySelector('span').textContent = further ? say('take-back-moves') : say('undo');
  at('undo').title = further ? say('take-back-moves-help') : '';
  at('hint').disabled = !mine || view.rated;
  at('hint').title = view.rated ? say('hint-rated') : '';
  const standing = standingText(view);
  if (changed('standing', standing)) at('standing').textContent = standing;
  const before = keptPromise(view.id);
  const commitment = view.dice?.commitment;
  const kept = !commitment || before === null || before === commitment;
  at('dice-line').textContent = !kept ? say('dice-changed') : commitment ? say('dice-promise', { hash: commitment }) : '';
}

// Wishes of others: an undo, an early end.
export function drawAsks(view, answer) {
  const box = at('asks');
  box.replaceChildren();
  const ask = (text, ...buttons) => {
    const row = make('div', { className: 'buttons' });
    for (const [label, work] of buttons) {
      const button = make('button', { type: 'button', className: 'small', textContent: label });
      button.addEventListener('click', work);
      row.append(button);
    }
    box.append(make('div', { className: 'ask' }, make('p', { textContent: text }), ...(buttons.length ? [row] : [])));
  };
  const { asked_by: by, missing = [] } = view.undo ?? {};
  if (by !== null && by !== undefined) {
    if (view.me.some((seat) => missing.includes(seat))) {
      const name = view.seats[by]?.name ?? '';
      ask(say('undo-asked', { name }), [say('agree'), () => answer.undo(true)], [say('refuse'), () => answer.undo(false)]);
    } else if (view.me.includes(by)) ask(say('undo-waiting'), [say('back'), () => answer.undo(false)]);
  }
  if (view.votes?.length && view.state === 'playing') {
    const names = view.votes.map((seat) => view.seats[seat]?.name).join(', ');
    const mine = view.me.some((seat) => view.votes.includes(seat));
    const choice = mine ? [say('back'), () => answer.vote(false)] : [say('vote-yes'), () => answer.vote(true)];
    ask(say('vote-asked', { names }), ...(view.me.length ? [choice] : []));
  }
}
