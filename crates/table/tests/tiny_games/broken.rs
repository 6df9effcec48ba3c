//! Games that break a law on purpose: the suite must notice each of them.

use crate::hands::{Event, Hands, State, View};
use crate::sitting::{Made, Sitting, Tiny, as_in, flaws, head, noticed};
use laws::{Case, secrecy};
use serde_json::json;
use table::{Boundary, Capabilities, Dice, Log, Viewer};

flaws!(GOSSIP, CARELESS_UNDO, FORGETFUL, ALL_KNOWING, GULLIBLE, ENDLESS, INDISCREET, BLURRED);

/// The game of hidden hands, with one flaw.
#[derive(Clone, Debug)]
struct Broken<const FLAW: u8>;

impl<const FLAW: u8> Tiny for Broken<FLAW> {
    head!("broken", 2..=4, State, View, Event);
    as_in!(Hands: deal, waiting, offers, view);

    fn apply(made: Made, state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        if FLAW == ENDLESS {
            return Boundary::Kept;
        }
        let boundary = Hands::apply(made, state, dice, log);
        if FLAW == CARELESS_UNDO { Boundary::Kept } else { boundary }
    }

    fn imagine(seats: u8, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let viewer = if FLAW == FORGETFUL { Viewer::Spectator } else { viewer };
        // Whoever imagines the same world each time knows too much, or too little.
        let mut fixed = Dice::new(table::Seed::from_number(0));
        Hands::imagine(seats, view, viewer, if FLAW == ALL_KNOWING { &mut fixed } else { dice })
    }

    fn hides(seats: u8, state: &State, viewer: Viewer) -> bool {
        FLAW != ALL_KNOWING && Hands::hides(seats, state, viewer)
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Event> {
        if FLAW == GOSSIP { Some(event.clone()) } else { Hands::perceive(event, viewer) }
    }

    fn sound(seats: u8, state: &State) -> bool {
        FLAW == GULLIBLE || Hands::sound(seats, state)
    }

    const CAPABILITIES: Capabilities<Sitting<Self>> =
        if FLAW == BLURRED { Capabilities::NONE.transpositions() } else { Capabilities::NONE };

    fn key(_state: &State) -> u64 {
        1
    }

    fn points(seats: u8, state: &State) -> Vec<i32> {
        let mut points = Hands::points(seats, state);
        if FLAW == INDISCREET {
            // What nobody else may see counts, and the score of the others is told all the same.
            points.iter_mut().zip(state.hand_sums()).for_each(|(points, sum)| *points += sum);
        }
        points
    }
}

fn case<const FLAW: u8>() -> Case<Sitting<Broken<FLAW>>> {
    Case::new("broken", None, 3, json!({}))
}

noticed! {
    events_that_tell_too_much_are_noticed: GOSSIP breaks secrecy::nothing_leaks, "told";
    free_undo_over_a_drawn_card_is_noticed: CARELESS_UNDO breaks secrecy::nothing_leaks, "undo may not be free";
    imagining_that_forgets_the_own_hand_is_noticed: FORGETFUL breaks secrecy::imagined, "the view of";
    a_claim_that_nothing_is_hidden_is_noticed: ALL_KNOWING breaks secrecy::imagined, "nothing is hidden";
    positions_that_nobody_checks_are_noticed: GULLIBLE breaks laws::forms::odd_input, ""; // any of many crashes will do
    games_without_end_are_noticed: ENDLESS breaks laws::matches::ends, "longer than its bound";
    keys_that_blur_states_are_noticed: BLURRED breaks laws::matches::keyed, "two states share the key";
    points_that_tell_of_hidden_things_are_noticed: INDISCREET breaks secrecy::standing, "cannot know";
}
