//! Damage to bytes, whatever they mean.

use std::ops::Range;

use table::Dice;

use super::LONGEST;

/// One way to damage an input; the samples are there to take pieces from.
type Damage = fn(&mut Vec<u8>, &mut Dice, &[Vec<u8>]);

const WAYS: [Damage; 14] = [
    |input, dice, _| flip_bit(input, dice),
    |input, dice, _| set_byte(input, dice),
    remove_range,
    double_range,
    move_range,
    cut_short,
    splice,
    exchange_word,
    change_number,
    change_lines,
    nest,
    insert_oddity,
    insert_long_word,
    blank,
];

/// Numbers at which counters and readers break.
const NUMBERS: [&str; 30] = [
    "0",
    "-0",
    "-1",
    "1",
    "2",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "-129",
    "32768",
    "65535",
    "65536",
    "2147483648",
    "-2147483649",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e400",
    "-1e-400",
    "1.5",
    "007",
    "+1",
    "0x10",
    "٣",
];

/// Text that is allowed to exist and seldom thought of, then bytes that are no text at all.
const ODDITIES: [&[u8]; 26] = [
    b"\0",
    b"\r",
    b"\r\n",
    b"\n",
    b"\t",
    b" ",
    b"\"",
    b"\\",
    b"\\u0000",
    b"\\ud800",
    b"%00",
    b"../",
    "\u{feff}".as_bytes(),
    "\u{202e}".as_bytes(),
    "\u{301}".as_bytes(),
    "\u{a0}".as_bytes(),
    "\u{2028}".as_bytes(),
    "ß".as_bytes(),
    "İ".as_bytes(),
    "Ａ".as_bytes(),
    "👩‍🌾".as_bytes(),
    "\u{10ffff}".as_bytes(),
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"\xe2\x82",
];

/// Damages the input once.
pub(super) fn damage(input: &mut Vec<u8>, dice: &mut Dice, samples: &[Vec<u8>]) {
    if let Some(way) = dice.pick(&WAYS) {
        way(input, dice, samples);
    }
}

/// A number that something is likely to break on; now and then one with hundreds of digits.
pub(super) fn number(dice: &mut Dice) -> String {
    if dice.below(10) == 0 {
        return "9".repeat(20 + below(dice, 600));
    }
    dice.pick(&NUMBERS).copied().unwrap_or_default().to_owned()
}

fn flip_bit(input: &mut [u8], dice: &mut Dice) {
    let (at, bit) = (below(dice, input.len()), dice.below(8));
    if let Some(byte) = input.get_mut(at) {
        *byte ^= 1 << bit;
    }
}

fn set_byte(input: &mut [u8], dice: &mut Dice) {
    let (at, value) = (below(dice, input.len()), dice.below(256) as u8);
    if let Some(byte) = input.get_mut(at) {
        *byte = value;
    }
}

fn remove_range(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    input.drain(range(dice, input));
}

fn double_range(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    let range = range(dice, input);
    let piece = input[range.clone()].repeat(1 + below(dice, 3));
    insert(input, range.end, &piece);
}

fn move_range(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    let piece: Vec<u8> = input.drain(range(dice, input)).collect();
    let at = below(dice, input.len() + 1);
    insert(input, at, &piece);
}

fn cut_short(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    input.truncate(below(dice, input.len()));
}

/// The beginning of this one, the end of another.
fn splice(input: &mut Vec<u8>, dice: &mut Dice, samples: &[Vec<u8>]) {
    input.truncate(below(dice, input.len() + 1));
    if let Some(other) = dice.pick(samples) {
        input.extend_from_slice(&other[below(dice, other.len() + 1)..]);
    }
}

/// Puts a word of some sample in the place of a word here.
fn exchange_word(input: &mut Vec<u8>, dice: &mut Dice, samples: &[Vec<u8>]) {
    let Some(other) = dice.pick(samples) else { return };
    let (ours, theirs) = (runs(input, u8::is_ascii_alphanumeric), runs(other, u8::is_ascii_alphanumeric));
    if let (Some(here), Some(there)) = (dice.pick(&ours), dice.pick(&theirs)) {
        replace(input, here.clone(), &other[there.clone()]);
    }
}

fn change_number(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    let number = number(dice);
    if let Some(here) = dice.pick(&runs(input, u8::is_ascii_digit)) {
        replace(input, here.clone(), number.as_bytes());
    }
}

/// Removes a line, writes one twice, or exchanges two.
fn change_lines(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    let mut lines: Vec<&[u8]> = input.split_inclusive(|byte| *byte == b'\n').collect();
    if lines.is_empty() {
        return;
    }
    let (one, other) = (below(dice, lines.len()), below(dice, lines.len()));
    match dice.below(3) {
        0 => drop(lines.remove(one)),
        1 => lines.insert(other, lines[one]),
        _ => lines.swap(one, other),
    }
    *input = lines.concat();
    input.truncate(LONGEST);
}

/// Brackets deeper than any reader should follow, closed or not.
fn nest(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    const PAIRS: [(&str, &str); 4] = [("[", "]"), ("{\"a\":", "}"), ("(", ")"), ("[[", "]]")];
    let (open, close) = dice.pick(&PAIRS).copied().unwrap_or_default();
    let depth = [16, 127, 128, 129, 1000, 10_000][below(dice, 6)];
    let inside = range(dice, input);
    let closing = if dice.below(4) == 0 { 0 } else { depth };
    insert(input, inside.end, close.repeat(closing).as_bytes());
    insert(input, inside.start, open.repeat(depth).as_bytes());
}

fn insert_oddity(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    let oddity = dice.pick(&ODDITIES).copied().unwrap_or_default();
    let at = below(dice, input.len() + 1);
    insert(input, at, oddity);
}

fn insert_long_word(input: &mut Vec<u8>, dice: &mut Dice, _: &[Vec<u8>]) {
    let letter = ["a", "0", " ", "-", "ä", "\n"][below(dice, 6)];
    let length = [100, 300, 5000, 70_000][below(dice, 4)];
    let at = below(dice, input.len() + 1);
    insert(input, at, letter.repeat(length).as_bytes());
}

/// Nothing at all, or nothing but space; seldom, for it says the same every time.
fn blank(input: &mut Vec<u8>, dice: &mut Dice, samples: &[Vec<u8>]) {
    if dice.below(8) > 0 {
        return splice(input, dice, samples);
    }
    input.clear();
    input.extend_from_slice([b"".as_slice(), b" ", b"\n", b"\t\n "][below(dice, 4)]);
}

/// A number below the bound; 0 if the bound is.
pub(super) fn below(dice: &mut Dice, bound: usize) -> usize {
    dice.below(u32::try_from(bound).unwrap_or(u32::MAX)) as usize
}

/// A piece of the input: mostly a few bytes, sometimes anything.
fn range(dice: &mut Dice, input: &[u8]) -> Range<usize> {
    let start = below(dice, input.len());
    let rest = input.len() - start;
    let longest = if dice.below(4) == 0 { rest } else { rest.min(8) };
    start..start + below(dice, longest + 1)
}

/// All runs of bytes of one kind.
fn runs(input: &[u8], kind: fn(&u8) -> bool) -> Vec<Range<usize>> {
    let mut runs = Vec::new();
    let mut start = None;
    for (at, byte) in input.iter().enumerate() {
        match (kind(byte), start) {
            (true, None) => start = Some(at),
            (false, Some(begun)) => {
                runs.push(begun..at);
                start = None;
            }
            _ => {}
        }
    }
    runs.extend(start.map(|begun| begun..input.len()));
    runs
}

fn insert(input: &mut Vec<u8>, at: usize, piece: &[u8]) {
    replace(input, at..at, piece);
}

fn replace(input: &mut Vec<u8>, place: Range<usize>, piece: &[u8]) {
    input.splice(place, piece.iter().copied());
    input.truncate(LONGEST);
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    /// What one way of damage makes of an input, for many dice.
    fn results(way: Damage, input: &str, samples: &[&str]) -> Vec<String> {
        let samples: Vec<Vec<u8>> = samples.iter().map(|sample| sample.as_bytes().to_vec()).collect();
        let result = |seed| {
            let mut bytes = input.as_bytes().to_vec();
            way(&mut bytes, &mut Dice::new(Seed::from_number(seed)), &samples);
            String::from_utf8_lossy(&bytes).into_owned()
        };
        (0..200).map(result).collect()
    }

    #[test]
    fn every_way_survives_every_length() {
        for way in WAYS {
            for input in ["", "a", "7", "\n", "ab"] {
                results(way, input, &["", "7"]);
                results(way, input, &[]);
            }
        }
    }

    #[test]
    fn splicing_joins_a_head_and_a_tail() {
        let results = results(splice, "head", &["tail"]);
        assert!(results.iter().any(|text| text == "heil"));
        for text in results {
            let joined = (0..=4)
                .any(|head| (0..=4).any(|tail| text == format!("{}{}", &"head"[..head], &"tail"[tail..])));
            assert!(joined, "{text}");
        }
    }

    #[test]
    fn words_and_numbers_are_exchanged_whole() {
        let words = results(exchange_word, "take 2", &["lay e5"]);
        assert!(
            words.iter().all(|text| ["lay 2", "e5 2", "take lay", "take e5"].contains(&text.as_str())),
            "{words:?}"
        );
        let numbers = results(change_number, "take 22, please", &[]);
        assert!(numbers.iter().all(|text| text.starts_with("take ") && text.ends_with(", please")));
        assert!(numbers.iter().any(|text| text == "take 256, please"));
    }

    #[test]
    fn lines_stay_whole() {
        for text in results(change_lines, "one\ntwo\nsix\n", &[]) {
            assert!(text.lines().all(|line| ["one", "two", "six"].contains(&line)), "{text}");
        }
    }
}
