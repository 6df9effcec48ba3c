// Checks the dice of a finished match here in the browser, as `waldpfade verify` does offline.
import { kept } from './api.js';
import { derive, hash } from './blake3.js';
import { say } from './words.js';

const text = (words) => new TextEncoder().encode(words);
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function join(...pieces) {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  pieces.reduce((start, piece) => (all.set(piece, start), start + piece.length), 0);
  return all;
}

// Lines of what was found: words, and whether they are good.
export function checkDice(proof, promised) {
  const secret = bytes(proof.secret);
  const commitment = hash(join(text('waldpfade dice 1'), text(proof.table), secret));
  const parts = proof.parts.flatMap((part) => (part ? [Uint8Array.of(1), bytes(part)] : [Uint8Array.of(0)]));
  const seed = derive('waldpfade dice 1 seed', join(secret, ...parts, text(proof.table)));
  const kept1 = commitment === proof.commitment && (!promised || promised === commitment);
  const follows = seed === proof.seed;
  const lines = [
    { good: kept1, words: kept1 ? say('dice-commitment') : say('dice-commitment-bad') },
    { good: follows, words: follows ? say('dice-seed') : say('dice-seed-bad') },
  ];
  const mine = kept('part:' + proof.table);
  if (mine && proof.parts.includes(mine)) lines.push({ good: true, words: say('dice-mine') });
  return lines;
}
