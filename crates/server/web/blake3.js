// BLAKE3 for short messages (one chunk, up to 1024 bytes): enough to check dice without asking anybody.
const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const [START, END, ROOT, CONTEXT, MATERIAL] = [1, 2, 8, 32, 64];

function compress(chain, block, length, flags) {
  const v = [...chain, ...IV.slice(0, 4), 0, 0, length, flags];
  let m = block;
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  const mix = (a, b, c, d, x, y) => {
    v[a] = (v[a] + v[b] + x) | 0;
    v[d] = turn(v[d] ^ v[a], 16);
    v[c] = (v[c] + v[d]) | 0;
    v[b] = turn(v[b] ^ v[c], 12);
    v[a] = (v[a] + v[b] + y) | 0;
    v[d] = turn(v[d] ^ v[a], 8);
    v[c] = (v[c] + v[d]) | 0;
    v[b] = turn(v[b] ^ v[c], 7);
  };
  for (let round = 0; round < 7; round += 1) {
    mix(0, 4, 8, 12, m[0], m[1]);
    mix(1, 5, 9, 13, m[2], m[3]);
    mix(2, 6, 10, 14, m[4], m[5]);
    mix(3, 7, 11, 15, m[6], m[7]);
    mix(0, 5, 10, 15, m[8], m[9]);
    mix(1, 6, 11, 12, m[10], m[11]);
    mix(2, 7, 8, 13, m[12], m[13]);
    mix(3, 4, 9, 14, m[14], m[15]);
    m = ORDER.map((from) => m[from]);
  }
  return v.slice(0, 8).map((word, i) => word ^ v[i + 8]);
}

function hashWords(bytes, key, mode) {
  if (bytes.length > 1024) throw new RangeError('one chunk only');
  let chain = key;
  const blocks = Math.max(1, Math.ceil(bytes.length / 64));
  for (let number = 0; number < blocks; number += 1) {
    const piece = new Uint8Array(64);
    const part = bytes.subarray(number * 64, number * 64 + 64);
    piece.set(part);
    const view = new DataView(piece.buffer);
    const block = Array.from({ length: 16 }, (_, i) => view.getUint32(i * 4, true));
    const flags = mode | (number === 0 ? START : 0) | (number === blocks - 1 ? END | ROOT : 0);
    chain = compress(chain, block, part.length, flags);
  }
  return chain;
}

function hex(words) {
  const view = new DataView(new ArrayBuffer(32));
  words.forEach((word, i) => view.setUint32(i * 4, word >>> 0, true));
  return Array.from(new Uint8Array(view.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const hash = (bytes) => hex(hashWords(bytes, IV, 0));
export const derive = (context, bytes) =>
  hex(hashWords(bytes, hashWords(new TextEncoder().encode(context), IV, CONTEXT), MATERIAL));
