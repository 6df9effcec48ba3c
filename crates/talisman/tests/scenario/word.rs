//! Moves in words.

use table::Seat;
use talisman::Move;
use talisman::components::{Code, Kit, Source, What};
use talisman::language::{Ability, Step};
use talisman::state::{Quiet, State};

/// Is this the move that the words mean? Cards and characters are named by their keys, reactions by what speaks and, where
/// it has several, by their name: `use prince ransom`. Offers are counted from 1 or named: `choose healer`.
pub(crate) fn fits(kit: &Kit, state: &State, words: &str, choice: &Move) -> bool {
    let mut words = words.split_whitespace();
    let (verb, first, second) = (words.next().unwrap_or(""), words.next(), words.next());
    let number = || first.and_then(|word| word.parse::<u8>().ok());
    let is_card = |code: &Code| first == Some(key_of(kit, *code).as_str());
    match choice {
        Move::Roll => verb == "roll",
        Move::Walk(to) => verb == "walk" && first == Some(to.to_string().as_str()),
        Move::Stay => verb == "stay",
        Move::Later => verb == "later",
        Move::Command => verb == "command",
        Move::Pass => verb == "pass",
        Move::Visit => verb == "visit",
        Move::Fight => verb == "fight",
        Move::Evade => verb == "evade",
        Move::Yes => verb == "yes",
        Move::No => verb == "no",
        Move::Done => verb == "done",
        Move::Quiet(scope) => {
            verb == "quiet"
                && first
                    == Some(match scope {
                        Quiet::Turn => "turn",
                        Quiet::Round => "round",
                        Quiet::Attacked => "attacked",
                        Quiet::No => "no",
                    })
        }
        Move::Use(code, ordinal) => {
            let named = |name: &str| reaction_name(kit, *code, *ordinal).as_deref() == Some(name);
            verb == "use" && is_card(code) && second.is_none_or(named)
        }
        Move::Fate(die) => verb == "fate" && number() == Some(*die),
        Move::Attack(seat, by) => {
            let wanted = if second == Some("craft") { Ability::Craft } else { Ability::Strength };
            verb == "attack" && number().map(|seat| Seat(seat - 1)) == Some(*seat) && wanted == *by
        }
        Move::Card(code) => verb == "card" && is_card(code),
        Move::Ditch(code) => verb == "ditch" && is_card(code),
        Move::Character(code) => verb == "character" && is_card(code),
        Move::Seat(seat) => verb == "seat" && number().map(|seat| Seat(seat - 1)) == Some(*seat),
        Move::Space(space) => verb == "space" && first == Some(space.to_string().as_str()),
        Move::Choose(offer) => {
            let named = || first.is_some() && first.map(str::to_owned) == offer_name(kit, state, *offer);
            verb == "choose" && (number() == Some(*offer) || named())
        }
        Move::Number(count) => verb == "number" && number() == Some(*count),
        Move::Trade(ability) => {
            verb == "trade" && first == Some(if *ability == Ability::Strength { "strength" } else { "craft" })
        }
    }
}

/// The key of the card or character with this code.
pub(crate) fn key_of(kit: &Kit, code: Code) -> String {
    let card = kit.card(code).map(|card| kit.entry(card).key.clone());
    let character =
        || kit.characters().iter().find(|entry| entry.code == code.as_str()).map(|entry| entry.key.clone());
    card.or_else(character).unwrap_or_else(|| code.to_string())
}

/// The name of one of several reactions of a card or character, if it has one.
pub(crate) fn reaction_name(kit: &Kit, code: Code, ordinal: u8) -> Option<String> {
    let key = key_of(kit, code);
    kit.leaves().iter().find_map(|leaf| {
        let speaks = match leaf.source {
            Source::Name(name) => kit.name(name).key == key,
            Source::Character(character) => kit.character(character).key == key,
            _ => false,
        };
        match &leaf.what {
            What::On(reaction) if speaks && reaction.ordinal == ordinal => reaction.name.clone(),
            _ => None,
        }
    })
}

fn offer_name(kit: &Kit, state: &State, offer: u8) -> Option<String> {
    let top = state.stack.top()?;
    match kit.text(top.text).get(usize::from(top.step))? {
        Step::Choose { of, .. } => {
            of.get(usize::from(offer).checked_sub(1)?)?.name.as_ref().map(ToString::to_string)
        }
        _ => None,
    }
}
