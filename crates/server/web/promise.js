// Fair dice: the server promises its secret first, only then this browser draws its part. Both are kept here, so that
// the proof is checked against what was shown before the match, not against what the server says after it.
import { keep, kept, post, Trouble } from './api.js';
import { say } from './words.js';

export const keptPromise = (id) => kept('promise:' + id);
export const keptPart = (id) => kept('part:' + id);

// Keeps what is promised before the match; a promise that has changed since it was first shown is none.
export function promised(id, commitment) {
  const before = keptPromise(id);
  if (before === null) keep('promise:' + id, commitment);
  if (before !== null && before !== commitment) throw new Trouble('dice', say('dice-changed'));
}

function draw() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Adds this browser's part; the same again if it was on its way before.
export async function addPart(id, commitment) {
  promised(id, commitment);
  const part = keptPart(id) ?? draw();
  keep('part:' + id, part);
  await post(`/tables/${id}/part`, { part });
}
