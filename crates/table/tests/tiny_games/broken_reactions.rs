//! Games that break a law of reactions on purpose: the suite must notice each of them.

use crate::counterspell::{Answer, Counterspell, Event, Spell, State, View};
use crate::sitting::{Sitting, Tiny, as_in, head};
use laws::{Case, reactions, secrecy};
use serde_json::json;
use table::{Seat, Seats, Viewer};

const ILLEGAL_PASS: u8 = 0;
const PASS_THAT_ACTS: u8 = 1;
const PASS_IN_TURN: u8 = 2;
const UNDEAD: u8 = 3;
const HAUNTED: u8 = 4;
const MARKED: u8 = 5;
const TOUCHY: u8 = 6;
const ENVIOUS: u8 = 7;
const CLAIRVOYANT: u8 = 8;
const BLABBER: u8 = 9;
const SECRETIVE: u8 = 10;
const AMNESIAC: u8 = 11;
const ERRATIC: u8 = 12;

/// The game of counterspells, with one flaw.
#[derive(Clone, Debug)]
struct Broken<const FLAW: u8>;

fn holding(seats: u8, state: &State, spell: Spell) -> Seats {
    Seat::all(seats).filter(|seat| state.hands[seat.index()].contains(&spell)).collect()
}

impl<const FLAW: u8> Tiny for Broken<FLAW> {
    head!("broken", Counterspell::SEATS, State, View, Event);
    as_in!(Counterspell: deal, offers, apply, view, imagine, hides, perceive, sound, points);

    fn waiting(seats: u8, state: &State) -> Seats {
        let waiting = Counterspell::waiting(seats, state);
        match FLAW {
            // Asks those alone who can do something, and so tells what they hold.
            CLAIRVOYANT if state.window.is_open() => {
                let idle = waiting.minus(holding(seats, state, Spell::Charm));
                if idle == waiting { waiting } else { waiting.minus(idle) }
            }
            _ => waiting,
        }
    }

    fn out(seats: u8, state: &State) -> Seats {
        let out = Counterspell::out(seats, state);
        match FLAW {
            UNDEAD if state.window.is_open() => Seats::NONE,
            HAUNTED => out.with(Seat(1)),
            MARKED => holding(seats, state, Spell::Charm).minus(Counterspell::waiting(seats, state)),
            _ => out,
        }
    }

    fn pass(seats: u8, state: &State, seat: Seat) -> Option<u8> {
        let pass = Counterspell::pass(seats, state, seat);
        match FLAW {
            ILLEGAL_PASS => pass.map(|_| Answer::Counter(9).pick()),
            ENVIOUS => pass.filter(|_| holding(seats, state, Spell::Counter).without(seat).is_empty()),
            _ => pass,
        }
    }

    fn passes(seats: u8, state: &State, seat: Seat, pick: u8) -> bool {
        match FLAW {
            PASS_THAT_ACTS => false,
            PASS_IN_TURN => pick == Answer::Pass.pick(),
            _ => Counterspell::passes(seats, state, seat, pick),
        }
    }

    fn concerns(seats: u8, state: &State, seat: Seat) -> bool {
        match FLAW {
            TOUCHY => holding(seats, state, Spell::Counter).contains(seat),
            _ => Counterspell::concerns(seats, state, seat),
        }
    }

    fn reveals_move(seats: u8, state: &State, seat: Seat, pick: u8, viewer: Viewer) -> bool {
        match FLAW {
            BLABBER => true,
            SECRETIVE => viewer.is(seat),
            AMNESIAC => false,
            ERRATIC if state.window.is_open() => viewer.is(seat) || pick == Answer::Pass.pick(),
            _ => Counterspell::reveals_move(seats, state, seat, pick, viewer),
        }
    }
}

fn case<const FLAW: u8>() -> Case<Sitting<Broken<FLAW>>> {
    Case::new("broken", None, 3, json!({}))
}

#[test]
#[should_panic(expected = "is not in its list")]
fn passes_that_are_refused_are_noticed() {
    case::<ILLEGAL_PASS>().hold(reactions::passing);
}

#[test]
#[should_panic(expected = "passes")]
fn passes_that_are_said_to_act_are_noticed() {
    case::<PASS_THAT_ACTS>().hold(reactions::passing);
}

#[test]
#[should_panic(expected = "may not pass")]
fn turns_that_are_said_to_be_passes_are_noticed() {
    case::<PASS_IN_TURN>().hold(reactions::passing);
}

#[test]
#[should_panic(expected = "came back into the match")]
fn players_who_come_back_are_noticed() {
    case::<UNDEAD>().hold(reactions::out_of_the_match);
}

#[test]
#[should_panic(expected = "are out and still waited for")]
fn players_who_are_asked_though_they_are_out_are_noticed() {
    case::<HAUNTED>().hold(reactions::out_of_the_match);
}

#[test]
#[should_panic(expected = "everybody may know who is out")]
fn dropping_out_by_what_is_hidden_is_noticed() {
    case::<MARKED>().hold(secrecy::imagined);
}

#[test]
#[should_panic(expected = "is concerned")]
fn concerns_by_what_is_hidden_are_noticed() {
    case::<TOUCHY>().hold(secrecy::imagined);
}

#[test]
#[should_panic(expected = "follows from its view")]
fn passes_by_what_is_hidden_are_noticed() {
    case::<ENVIOUS>().hold(secrecy::imagined);
}

#[test]
#[should_panic(expected = "everybody may know who is waited for")]
fn asking_by_what_is_hidden_is_noticed() {
    case::<CLAIRVOYANT>().hold(secrecy::imagined);
}

#[test]
#[should_panic(expected = "is told of")]
fn sealed_moves_that_are_told_are_noticed() {
    case::<BLABBER>().hold(reactions::told_or_secret);
}

#[test]
#[should_panic(expected = "is not told of")]
fn open_moves_that_are_kept_secret_are_noticed() {
    case::<SECRETIVE>().hold(reactions::told_or_secret);
}

#[test]
#[should_panic(expected = "knows its own move")]
fn movers_who_are_not_told_their_move_are_noticed() {
    case::<AMNESIAC>().hold(reactions::told_or_secret);
}

#[test]
#[should_panic(expected = "does not follow from what he sees")]
fn telling_by_what_nobody_sees_is_noticed() {
    case::<ERRATIC>().hold(reactions::told_or_secret);
}
