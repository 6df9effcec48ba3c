//! Moves as text.

use crate::language::Ability;
use crate::moves::Move;
use crate::state::Quiet;
use table::{Phrase, Refusal, Seat};

const ABILITIES: [(Ability, &str); 2] = [(Ability::Strength, "strength"), (Ability::Craft, "craft")];
const SCOPES: [(Quiet, &str); 4] =
    [(Quiet::No, "no"), (Quiet::Turn, "turn"), (Quiet::Round, "round"), (Quiet::Attacked, "attacked")];
const WORDS: [(Move, &str); 11] = [
    (Move::Roll, "roll"),
    (Move::Stay, "stay"),
    (Move::Later, "later"),
    (Move::Command, "command"),
    (Move::Pass, "pass"),
    (Move::Visit, "visit"),
    (Move::Fight, "fight"),
    (Move::Evade, "evade"),
    (Move::Yes, "yes"),
    (Move::No, "no"),
    (Move::Done, "done"),
];

/// Writes a move.
pub(super) fn write(choice: &Move) -> String {
    if let Some((_, word)) = WORDS.iter().find(|(known, _)| known == choice) {
        return (*word).to_owned();
    }
    match choice {
        Move::Walk(space) => format!("walk {space}"),
        Move::Quiet(scope) => format!("quiet {}", word_of(&SCOPES, *scope)),
        Move::Use(code, 1) => format!("use {code}"),
        Move::Use(code, number) => format!("use {code} {number}"),
        Move::Fate(die) => format!("fate {die}"),
        Move::Attack(seat, Ability::Strength) => format!("attack {seat}"),
        Move::Attack(seat, Ability::Craft) => format!("attack {seat} craft"),
        Move::Card(code) => format!("card {code}"),
        Move::Seat(seat) => format!("seat {seat}"),
        Move::Space(space) => format!("space {space}"),
        Move::Choose(number) => format!("choose {number}"),
        Move::Number(number) => format!("number {number}"),
        Move::Ditch(code) => format!("ditch {code}"),
        Move::Trade(ability) => format!("trade {}", word_of(&ABILITIES, *ability)),
        Move::Character(code) => format!("character {code}"),
        Move::Roll
        | Move::Stay
        | Move::Later
        | Move::Command
        | Move::Pass
        | Move::Visit
        | Move::Fight
        | Move::Evade
        | Move::Yes
        | Move::No
        | Move::Done => String::new(),
    }
}

/// Reads a move; forgiving of case and spacing.
pub(super) fn read(text: &str) -> Result<Move, Refusal> {
    let lower = text.trim().to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    parse(&words)
        .ok_or_else(|| Refusal::unreadable(Phrase::new("refused-unreadable").with("text", text.trim())))
}

fn parse(words: &[&str]) -> Option<Move> {
    Some(match words {
        [word] => WORDS.iter().find(|(_, known)| known == word)?.0,
        ["walk", space] => Move::Walk(space.parse().ok()?),
        ["quiet", scope] => Move::Quiet(meaning(&SCOPES, scope)?),
        ["use", code] => Move::Use(code.parse().ok()?, 1),
        ["use", code, number] => Move::Use(code.parse().ok()?, number.parse().ok()?),
        ["fate", die] => Move::Fate(die.parse().ok()?),
        ["attack", seat] => Move::Attack(seat_of(seat)?, Ability::Strength),
        ["attack", seat, "craft"] => Move::Attack(seat_of(seat)?, Ability::Craft),
        ["card", code] => Move::Card(code.parse().ok()?),
        ["seat", seat] => Move::Seat(seat_of(seat)?),
        ["space", space] => Move::Space(space.parse().ok()?),
        ["choose", number] => Move::Choose(number.parse().ok()?),
        ["number", number] => Move::Number(number.parse().ok()?),
        ["ditch", code] => Move::Ditch(code.parse().ok()?),
        ["trade", ability] => Move::Trade(meaning(&ABILITIES, ability)?),
        ["character", code] => Move::Character(code.parse().ok()?),
        _ => return None,
    })
}

fn seat_of(text: &str) -> Option<Seat> {
    text.parse().ok().map(Seat)
}

fn word_of<T: PartialEq + Copy>(words: &[(T, &'static str)], meaning: T) -> &'static str {
    words.iter().find(|(known, _)| *known == meaning).map_or("", |(_, word)| word)
}

fn meaning<T: Copy>(words: &[(T, &str)], word: &str) -> Option<T> {
    words.iter().find(|(_, known)| *known == word).map(|(meaning, _)| *meaning)
}
