#!/usr/bin/env python3
"""Checks the dice of a finished match, without any code of Waldpfade.

    python3 check_dice.py RECORD [--commitment HEX] [--part HEX] [--draws N]

RECORD is the record that the page of a finished match offers. What is checked:

1. The check digits of every line follow from all lines before it.
2. The commitment follows from table and secret; with --commitment, it is the one that you kept before the match.
3. The seed follows from the secret, the part of every seat and the table; with --part, yours is among the parts.
4. The match was played with that seed.

With --draws N it also prints the first N dice that come of the seed, to compare them with another program. That every
move follows the rules and every card lay where the seed put it is checked by `waldpfade verify RECORD`.

BLAKE3 and ChaCha12 are written here after their specifications; Python 3.8 and its standard library are enough.
"""

import argparse
import json
import struct
import sys

MASK = 0xFFFFFFFF


def turn_right(word, by):
    return (word >> by | word << (32 - by)) & MASK


# ---- BLAKE3 (https://github.com/BLAKE3-team/BLAKE3-specs) ----

IV = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
ORDER = (2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8)
CHUNK_START, CHUNK_END, PARENT, ROOT, DERIVE_CONTEXT, DERIVE_MATERIAL = 1, 2, 4, 8, 32, 64
QUARTERS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
            (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def compress(chain, block, counter, length, flags):
    """The new chaining value after one block of 64 bytes."""
    m = list(struct.unpack("<16I", block))
    v = [*chain, *IV[:4], counter & MASK, counter >> 32, length, flags]
    for _ in range(7):
        for i, (a, b, c, d) in enumerate(QUARTERS):
            v[a] = (v[a] + v[b] + m[2 * i]) & MASK
            v[d] = turn_right(v[d] ^ v[a], 16)
            v[c] = (v[c] + v[d]) & MASK
            v[b] = turn_right(v[b] ^ v[c], 12)
            v[a] = (v[a] + v[b] + m[2 * i + 1]) & MASK
            v[d] = turn_right(v[d] ^ v[a], 8)
            v[c] = (v[c] + v[d]) & MASK
            v[b] = turn_right(v[b] ^ v[c], 7)
        m = [m[i] for i in ORDER]
    return tuple(v[i] ^ v[i + 8] for i in range(8))


def chunk(data, counter, key, mode, root):
    """The chaining value of at most 1024 bytes."""
    blocks = [data[i:i + 64] for i in range(0, len(data), 64)] or [b""]
    chain = key
    for i, block in enumerate(blocks):
        flags = mode | (CHUNK_START if i == 0 else 0)
        if i == len(blocks) - 1:
            flags |= CHUNK_END | (ROOT if root else 0)
        chain = compress(chain, block.ljust(64, b"\0"), counter, len(block), flags)
    return chain


def tree(data, counter, key, mode, root):
    """The chaining value of any bytes: the left half of a tree is the largest power of two chunks that leaves a rest."""
    if len(data) <= 1024:
        return chunk(data, counter, key, mode, root)
    chunks = 1 << ((len(data) - 1) // 1024).bit_length() - 1
    left = tree(data[:chunks * 1024], counter, key, mode, False)
    right = tree(data[chunks * 1024:], counter + chunks, key, mode, False)
    return compress(key, struct.pack("<16I", *left, *right), 0, 64, mode | PARENT | (ROOT if root else 0))


def blake3(data):
    return struct.pack("<8I", *tree(data, 0, IV, 0, True))


def blake3_derive(context, data):
    key = tree(context.encode(), 0, IV, DERIVE_CONTEXT, True)
    return struct.pack("<8I", *tree(data, 0, key, DERIVE_MATERIAL, True))


# ---- The dice: ChaCha with 12 rounds, and a fair number below a bound (Lemire) ----


def chacha12(key):
    """All words that come of a key: counter and nonce begin at zero."""
    key = struct.unpack("<8I", key)
    counter = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter & MASK, counter >> 32, 0, 0]
        v = list(start)
        for _ in range(6):
            for a, b, c, d in QUARTERS:
                v[a] = (v[a] + v[b]) & MASK
                v[d] = turn_right(v[d] ^ v[a], 16)
                v[c] = (v[c] + v[d]) & MASK
                v[b] = turn_right(v[b] ^ v[c], 20)
                v[a] = (v[a] + v[b]) & MASK
                v[d] = turn_right(v[d] ^ v[a], 24)
                v[c] = (v[c] + v[d]) & MASK
                v[b] = turn_right(v[b] ^ v[c], 25)
        yield from ((word + first) & MASK for word, first in zip(v, start))
        counter += 1


def below(words, bound):
    product = next(words) * bound
    if product & MASK < bound:
        while product & MASK < (1 << 32) % bound:
            product = next(words) * bound
    return product >> 32


# ---- The record ----


def read_record(text):
    """The lines of a record without their check digits, which have to be right."""
    lines, digits = [], ""
    for number, line in enumerate(text.splitlines(), 1):
        content, mark, said = line.rpartition("  #")
        pieces = (digits.encode(), content.encode())
        digits = blake3(b"".join(struct.pack("<Q", len(piece)) + piece for piece in pieces)).hex()[:8]
        if not mark or said != digits:
            raise SystemExit(f"line {number}: the check digits are wrong")
        lines.append(content)
    return lines


def field(lines, name):
    found = [line[len(name) + 1:] for line in lines if line.startswith(name + " ")]
    if len(found) != 1:
        raise SystemExit(f"the record has no line “{name}”: its dice cannot be checked")
    return found[0]


def must(holds, good, bad):
    if not holds:
        raise SystemExit("WRONG: " + bad)
    print("ok: " + good)


def main():
    options = argparse.ArgumentParser(description="Checks the dice of a finished match of Waldpfade.")
    options.add_argument("record")
    options.add_argument("--commitment", help="what the server promised before the match, as you kept it")
    options.add_argument("--part", help="what you added to the dice, as you kept it")
    options.add_argument("--draws", type=int, default=0, help="print so many dice (1 to 6) of the seed")
    asked = options.parse_args()
    with open(asked.record, encoding="utf-8") as file:
        lines = read_record(file.read())
    plies = sum(line.split(" ", 1)[0].isdigit() for line in lines)
    print(f"ok: {len(lines)} lines, {plies} plies, all check digits are right")
    proof = json.loads(field(lines, "dice"))
    must(proof["version"] == 1, "a proof of form 1", "this form of proof is not known here")
    table, secret = proof["table"].encode(), bytes.fromhex(proof["secret"])
    parts = [None if part is None else bytes.fromhex(part) for part in proof["parts"]]

    commitment = blake3(b"waldpfade dice 1" + table + secret).hex()
    must(commitment == proof["commitment"], f"the secret is the one of the commitment {commitment}",
         "the secret is not the one of the commitment")
    if asked.commitment:
        must(commitment == asked.commitment.strip().lower(), "it is the commitment that you kept",
             "it is not the commitment that you kept")
    else:
        print("note: without --commitment nobody can say whether this was promised before the match")

    added = b"".join(b"\0" if part is None else b"\1" + part for part in parts)
    seed = blake3_derive("waldpfade dice 1 seed", secret + added + table)
    must(seed.hex() == proof["seed"], "the seed follows from the secret, the parts and the table",
         "the seed does not follow from the secret, the parts and the table")
    must(field(lines, "seed") == seed.hex(), "the match was played with this seed",
         "the match was played with another seed")
    if asked.part:
        must(bytes.fromhex(asked.part) in parts, "your part is among the parts", "your part is missing")
    if asked.draws:
        words = chacha12(seed)
        print("dice: " + " ".join(str(below(words, 6) + 1) for _ in range(asked.draws)))


if __name__ == "__main__":
    sys.exit(main())
