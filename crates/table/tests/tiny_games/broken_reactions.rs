//! Games that break a law of reactions on purpose: the suite must notice each of them.

use crate::counterspell::{Answer, Counterspell, Event, Spell, State, View};
use crate::sitting::{Sitting, Tiny, as_in, flaws, head, noticed};
use laws::{Case, reactions, secrecy};
use serde_json::json;
use table::{Seat, Seats, Viewer};

flaws!(
    ILLEGAL_PASS,
    PASS_THAT_ACTS,
    PASS_IN_TURN,
    UNDEAD,
    HAUNTED,
    MARKED,
    TOUCHY,
    ENVIOUS,
    CLAIRVOYANT,
    BLABBER,
    SECRETIVE,
    AMNESIAC,
    ERRATIC
);

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

noticed! {
    passes_that_are_refused_are_noticed: ILLEGAL_PASS breaks reactions::passing, "is not in its list";
    passes_that_are_said_to_act_are_noticed: PASS_THAT_ACTS breaks reactions::passing, "passes";
    turns_that_are_said_to_be_passes_are_noticed: PASS_IN_TURN breaks reactions::passing, "may not pass";
    players_who_come_back_are_noticed: UNDEAD breaks reactions::out_of_the_match, "came back into the match";
    players_who_are_asked_though_they_are_out_are_noticed: HAUNTED breaks reactions::out_of_the_match, "are out and still waited for";
    dropping_out_by_what_is_hidden_is_noticed: MARKED breaks secrecy::imagined, "everybody may know who is out";
    concerns_by_what_is_hidden_are_noticed: TOUCHY breaks secrecy::imagined, "is concerned";
    passes_by_what_is_hidden_are_noticed: ENVIOUS breaks secrecy::imagined, "follows from its view";
    asking_by_what_is_hidden_is_noticed: CLAIRVOYANT breaks secrecy::imagined, "everybody may know who is waited for";
    sealed_moves_that_are_told_are_noticed: BLABBER breaks reactions::told_or_secret, "is told of";
    open_moves_that_are_kept_secret_are_noticed: SECRETIVE breaks reactions::told_or_secret, "is not told of";
    movers_who_are_not_told_their_move_are_noticed: AMNESIAC breaks reactions::told_or_secret, "knows its own move";
    telling_by_what_nobody_sees_is_noticed: ERRATIC breaks reactions::told_or_secret, "does not follow from what he sees";
}
