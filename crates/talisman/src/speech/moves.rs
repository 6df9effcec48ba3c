//! Moves in words: what is asked decides what a yes means.

use super::noun;
use crate::components::{Code, Source, What};
use crate::language::{Ability, SpaceId, Step};
use crate::moves::Move;
use crate::state::{Frame, Kind, Quiet, State};
use crate::talisman::Talisman;
use crate::wording;
use table::{Phrase, Seat};

/// A move in words.
pub(super) fn describe(game: &Talisman, state: &State, seat: Seat, choice: &Move) -> Phrase {
    let said = Phrase::new;
    let top = state.stack.top();
    let kind = top.map(|top| top.kind);
    match choice {
        Move::Roll if state.side(seat).enslaved => said("move-roll-freedom"),
        Move::Roll => said("move-roll"),
        Move::Walk(space) => walk(game, state, seat, *space),
        Move::Stay => said("move-stay"),
        Move::Later => {
            let text = game.kit().text(state.side(seat).offer);
            match text.first() {
                Some(step) => said("move-later").with("what", wording::step_phrase(game.kit(), step)),
                None => said("move-later-gone"),
            }
        }
        Move::Command => said("move-command"),
        Move::Pass => match kind {
            Some(Kind::Roll) => said("move-let-stand"),
            Some(Kind::Window) if seat == state.active() && state.side(seat).space == SpaceId::CROWN => {
                said("move-wait")
            }
            _ => said("move-pass"),
        },
        Move::Quiet(Quiet::Turn) => said("move-quiet-turn"),
        Move::Quiet(Quiet::Round) => said("move-quiet-round"),
        Move::Quiet(Quiet::Attacked) => said("move-quiet-attacked"),
        Move::Quiet(Quiet::No) => said("move-quiet-no"),
        Move::Use(code, ordinal) => match reaction(game, *code, *ordinal) {
            Some(reaction) => wording::reaction_phrase(game.kit(), reaction),
            None => said("move-use").with("what", noun::coded(game, *code)),
        },
        Move::Fate(number) => {
            let die = state.roll.dice.get(usize::from(*number).saturating_sub(1)).copied().unwrap_or(0);
            said("move-fate").with("die", die)
        }
        Move::Attack(it, Ability::Strength) => said("move-attack").with("it", *it),
        Move::Attack(it, Ability::Craft) => said("move-attack-craft").with("it", *it),
        Move::Visit => said("move-visit").with("space", noun::space(game, state.side(seat).space)),
        Move::Fight => said("move-fight"),
        Move::Evade => said("move-evade"),
        Move::Card(code) => card(game, top, *code),
        Move::Seat(it) => match kind {
            Some(Kind::Turn) => said("move-meet").with("it", *it),
            _ => said("move-target").with("it", *it),
        },
        Move::Space(space) => {
            said("move-space").with("space", noun::space(game, *space)).with("place", space.to_string())
        }
        Move::Choose(number) => offer(game, top, *number),
        Move::Number(number) => said("move-number").with("count", *number),
        Move::Yes | Move::No => yes_or_no(game, state, top, *choice == Move::Yes),
        Move::Done => said("move-done"),
        Move::Ditch(code) => said("move-ditch").with("card", noun::coded(game, *code)),
        Move::Trade(ability) => match kind {
            Some(Kind::Setup) => said("move-start-with").with("ability", noun::ability(*ability)),
            _ => said("move-trade").with("ability", noun::ability(*ability)),
        },
        Move::Character(code) => said("move-character").with("character", noun::character(game, *code)),
    }
}

/// Where to walk: through the Portal and past the Sentinel is another matter.
fn walk(game: &Talisman, state: &State, seat: Seat, to: SpaceId) -> Phrase {
    let from = state.side(seat).space;
    let phrase = match game.link_to(from, to) {
        Some((link, true)) if link.gate => Phrase::new("move-walk-portal"),
        Some((_, true)) => Phrase::new("move-walk-bridge"),
        _ => Phrase::new("move-walk"),
    };
    phrase.with("space", noun::space(game, to)).with("place", to.to_string())
}

/// The reaction that a code and a number name.
pub(crate) fn reaction(game: &Talisman, code: Code, ordinal: u8) -> Option<u16> {
    let kit = game.kit();
    let source = match kit.card(code) {
        Some(card) => Some(Source::Name(kit.face(card).name)),
        None => game.character_id(code).map(Source::Character),
    };
    kit.leaves().iter().find_map(|leaf| match &leaf.what {
        What::On(reaction) if Some(leaf.source) == source && reaction.ordinal == ordinal => Some(reaction.id),
        _ => None,
    })
}

fn offer(game: &Talisman, top: Option<&Frame>, number: u8) -> Phrase {
    let Some(top) = top else { return Phrase::new("move-done") };
    if top.kind == Kind::Spoils {
        return Phrase::new(if number == 1 { "move-take-life" } else { "move-take-gold" });
    }
    let step = game.kit().text(top.text).get(usize::from(top.step));
    match step {
        Some(Step::Choose { of, .. }) => match of.get(usize::from(number).saturating_sub(1)) {
            Some(offer) => wording::offer_phrase(game.kit(), offer),
            None => Phrase::new("move-done"),
        },
        _ => Phrase::new("move-done"),
    }
}

fn card(game: &Talisman, top: Option<&Frame>, code: Code) -> Phrase {
    let key = match top.map(|top| (top.kind, top.stage)) {
        Some((Kind::Surplus, 0)) => "move-ditch",
        Some((Kind::Surplus, _)) => "move-discard",
        Some((Kind::Spoils, _)) => "move-take",
        Some((Kind::Fight, _)) => "move-wield",
        Some((Kind::Use | Kind::Cast, _)) => "move-aim",
        _ => "move-card",
    };
    Phrase::new(key).with("card", noun::coded(game, code))
}

fn yes_or_no(game: &Talisman, state: &State, top: Option<&Frame>, yes: bool) -> Phrase {
    let Some(top) = top else { return Phrase::new("move-done") };
    match top.kind {
        Kind::Meet => {
            let card =
                top.that().map_or_else(|| Phrase::new("name-something"), |card| noun::card(game, card));
            let attack = top.that().is_some_and(|card| game.entry(card).kind == crate::language::Kind::Enemy);
            let key = match (attack, yes) {
                (true, true) => "move-attack-creature",
                (true, false) => "move-spare",
                (false, true) => "move-take",
                (false, false) => "move-leave",
            };
            Phrase::new(key).with("card", card)
        }
        Kind::Encounter => {
            let space = state.side(top.me).space;
            let gold = state.gold[space.index()];
            if top.is_about_gold() {
                let key = if yes { "move-take-all-gold" } else { "move-leave-gold" };
                Phrase::new(key).with("count", gold)
            } else {
                let key = if yes { "move-roll-here" } else { "move-roll-not" };
                Phrase::new(key).with("space", noun::space(game, space))
            }
        }
        _ => Phrase::new(if yes { "move-yes" } else { "move-no" }),
    }
}
