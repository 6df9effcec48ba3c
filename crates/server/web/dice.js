// Checks the dice of a finished match here in the browser, as `waldpfade verify` does offline.
import { derive, hash } from './blake3.js';
import { keptPart, keptPromise } from './promise.js';
import { say } from './words.js';

const text = (words) => new TextEncoder().encode(words);
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function join(...pieces) {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  pieces.reduce((start, piece) => (all.set(piece, start), start + piece.length), 0);
  return all;
}

const line = (good, yes, no) => ({ kind: good ? 'good' : 'bad', words: good ? yes : no });

// The promise, as this browser kept it. Whoever kept none can only see that the server does not contradict itself.
function promiseLine(proof, commitment) {
  const before = keptPromise(proof.table);
  const holds = commitment === proof.commitment && (before === null || before === commitment);
  if (holds && before === null) return { kind: 'unsure', words: say('dice-not-kept') };
  return line(holds, say('dice-commitment'), say('dice-commitment-bad'));
}

// Every person's part has to be there, and this browser's own where it was added.
function partLines(proof, { seats, me }) {
  const lines = seats
    .filter(({ seat, kind }) => kind === 'person' && !proof.parts[seat])
    .map(({ name }) => ({ kind: 'bad', words: say('dice-part-missing', { name }) }));
  const mine = keptPart(proof.table);
  if (mine && me.length) {
    const there = me.some((seat) => proof.parts[seat] === mine);
    lines.push(line(there, say('dice-mine'), say('dice-mine-bad')));
  }
  return lines;
}

// Lines of what was found: words, and whether they are good, bad or unsure.
export function checkDice(proof, match, record) {
  const secret = bytes(proof.secret);
  const commitment = hash(join(text('waldpfade dice 1'), text(proof.table), secret));
  const parts = proof.parts.flatMap((part) => (part ? [Uint8Array.of(1), bytes(part)] : [Uint8Array.of(0)]));
  const seed = derive('waldpfade dice 1 seed', join(secret, ...parts, text(proof.table)));
  const played = record.match(/^seed ([0-9a-f]{64}) /m)?.[1];
  return [
    promiseLine(proof, commitment),
    line(seed === proof.seed && proof.table === match.id, say('dice-seed'), say('dice-seed-bad')),
    line(seed === played, say('dice-record'), say('dice-record-bad')),
    ...partLines(proof, match),
  ];
}
