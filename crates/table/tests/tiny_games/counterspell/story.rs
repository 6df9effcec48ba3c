//! What happens in windows, told in small scenes; and who is passed for.

use super::{Answer, BOLT, Counterspell, Deed, Event, REST, STORM, Spell, State, Thing};
use crate::sitting::{Made, Pick, Sitting, Tiny};
use laws::Case;
use serde_json::json;
use table::{AutoPass, Dice, Rules, Seat, Seats, Seed, Viewer};

const SEATS: u8 = 4;

/// Seat 0 is to move; everybody has two lives and these cards.
fn scene(hands: [&[Spell]; 4]) -> State {
    State { lives: vec![2; 4], ..State::of(hands.iter().map(|hand| hand.to_vec()).collect()) }
}

/// Makes a move that must be on offer, and gives what everybody hears of it.
fn play(state: &mut State, seat: u8, pick: u8) -> Vec<Event> {
    let seat = Seat(seat);
    assert!(Counterspell::sound(SEATS, state), "{state:?}");
    assert!(Counterspell::waiting(SEATS, state).contains(seat), "seat {seat} is not waited for in {state:?}");
    let offers = Counterspell::offers(SEATS, state, seat);
    assert!(offers.contains(&pick), "{pick} is not among {offers:?}");
    let (mut events, mut dice) = (Vec::new(), Dice::new(Seed::from_number(1)));
    let _ = Counterspell::apply(Made { seats: SEATS, seat, pick }, state, &mut dice, &mut events);
    events.iter().filter_map(|event| Counterspell::perceive(event, Viewer::Spectator)).collect()
}

fn answer(state: &mut State, seat: u8, answer: Answer) -> Vec<Event> {
    play(state, seat, answer.pick())
}

fn waiting(state: &State) -> Vec<u8> {
    Counterspell::waiting(SEATS, state).iter().map(|seat| seat.0).collect()
}

fn thing(by: u8, deed: Deed) -> Thing {
    Thing { by: Seat(by), deed }
}

/// Three strikes, one window: the answer names the strike.
#[test]
fn a_storm_is_one_question() {
    use Spell::{Bolt, Counter, Storm};
    let mut state = scene([&[Storm], &[Bolt], &[Counter], &[Bolt]]);
    play(&mut state, 0, STORM);
    let strikes = [1, 2, 3].map(|at| thing(0, Deed::Strike(Seat(at))));
    assert_eq!((&state.stack[..], waiting(&state)), (&strikes[..], vec![1, 2, 3]));
    answer(&mut state, 1, Answer::Pass);
    answer(&mut state, 3, Answer::Pass);
    answer(&mut state, 2, Answer::Counter(2));
    assert_eq!(state.stack.last(), Some(&thing(2, Deed::Counter(2))));
    // Seat 2 has spent its last card; the others are asked anew.
    assert_eq!(waiting(&state), [1, 3]);
    answer(&mut state, 1, Answer::Pass);
    answer(&mut state, 3, Answer::Pass);
    assert_eq!(state.lives, [2, 1, 1, 2]);
}

#[test]
fn a_counter_can_be_countered() {
    use Spell::{Bolt, Counter};
    let mut state = scene([&[Bolt, Counter], &[Counter], &[], &[]]);
    play(&mut state, 0, BOLT + 1);
    // Whoever has struck is asked too, but may not counter himself.
    assert_eq!(waiting(&state), [0, 1]);
    assert_eq!(Counterspell::offers(SEATS, &state, Seat(0)), [Answer::Pass.pick(), Answer::Silence.pick()]);
    answer(&mut state, 0, Answer::Pass);
    answer(&mut state, 1, Answer::Counter(0));
    assert_eq!(waiting(&state), [0]);
    let heard = answer(&mut state, 0, Answer::Counter(1));
    assert!(heard.contains(&Event::Struck(Seat(1))), "nobody has cards left to react with: {heard:?}");
    assert_eq!((state.lives[1], state.turn), (1, Seat(1)));
}

#[test]
fn the_first_in_order_acts_and_the_others_keep_their_secret() {
    use Spell::{Bolt, Charm};
    let mut state = scene([&[Bolt], &[Charm], &[], &[Charm]]);
    play(&mut state, 0, BOLT + 2);
    let heard = answer(&mut state, 3, Answer::Charm);
    assert_eq!(heard, [Event::Answered { seat: Seat(3), answer: None }]);
    let heard = answer(&mut state, 1, Answer::Charm);
    assert!(heard.contains(&Event::Cast { seat: Seat(1), spell: Charm }), "{heard:?}");
    assert_eq!((state.lives[1], state.lives[3]), (3, 2));
    assert_eq!((waiting(&state), state.window.answered()), (vec![3], Seats::NONE), "asked anew");
    assert_eq!(state.hands[3], [Charm]);
}

/// Silence holds wherever it stands in the order, for the turn, and is heard when the window is resolved.
#[test]
fn silence_lasts_for_the_turn() {
    use Spell::{Bolt, Charm};
    let mut state = scene([&[Bolt], &[Charm, Charm], &[], &[Charm]]);
    play(&mut state, 0, BOLT + 2);
    assert_eq!(answer(&mut state, 3, Answer::Silence), [Event::Answered { seat: Seat(3), answer: None }]);
    let heard = answer(&mut state, 1, Answer::Charm);
    assert!(heard.contains(&Event::Silenced(Seats::one(Seat(3)))), "{heard:?}");
    assert_eq!(waiting(&state), [1]);
    answer(&mut state, 1, Answer::Pass);
    assert_eq!((state.lives[2], waiting(&state)), (1, vec![1]), "the strike has changed something");
    answer(&mut state, 1, Answer::Pass);
    assert_eq!((state.turn, state.silent), (Seat(1), Seats::NONE));
}

#[test]
fn nobody_is_asked_twice_about_nothing() {
    use Spell::{Bolt, Charm};
    let mut state = scene([&[Bolt], &[Charm], &[Charm], &[Charm]]);
    let heard = play(&mut state, 0, REST);
    assert_eq!((state.turn, waiting(&state)), (Seat(1), vec![1]), "{heard:?}");
    play(&mut state, 1, REST);
    assert_eq!(state.turn, Seat(2));
}

#[test]
fn whoever_falls_is_out() {
    use Spell::{Bolt, Charm};
    let mut state = scene([&[Bolt], &[Charm], &[], &[]]);
    state.lives[1] = 1;
    play(&mut state, 0, BOLT + 1);
    answer(&mut state, 1, Answer::Pass);
    assert_eq!(Counterspell::out(SEATS, &state), Seats::one(Seat(1)));
    assert_eq!((state.turn, waiting(&state)), (Seat(2), vec![2]), "the turn goes past him");
    assert!(state.hands[1].is_empty());
}

fn passed_for(state: &State, seat: u8) -> [bool; 3] {
    let game: Sitting<Counterspell> = Case::new("counterspell", None, SEATS, json!({})).game;
    AutoPass::ALL.map(|habit| {
        let pass = habit.answers(&game, state, Seat(seat));
        assert!(pass.is_none_or(|pass| pass == Pick(Answer::Pass.pick())), "{pass:?}");
        assert!(pass.is_none_or(|pass| game.check(state, Seat(seat), &pass).is_ok()));
        pass.is_some()
    })
}

#[test]
fn passes_are_made_for_those_who_want_it() {
    use Spell::{Bolt, Charm, Counter};
    let mut state = scene([&[Bolt, Bolt], &[Counter], &[Bolt], &[Charm]]);
    assert_eq!(passed_for(&state, 0), [false; 3], "his turn is no question whether he reacts");
    play(&mut state, 0, BOLT + 2);
    assert_eq!(passed_for(&state, 0), [false, true, true], "struck himself, and holds nothing to react with");
    assert_eq!(passed_for(&state, 1), [false, true, false], "could help the other");
    assert_eq!(passed_for(&state, 2), [false, false, true], "is struck, and can do nothing about it");
    assert_eq!(passed_for(&state, 3), [false, true, false]);
    answer(&mut state, 3, Answer::Pass);
    assert_eq!(passed_for(&state, 3), [false; 3], "has answered");
    for (seat, said) in [(0, Answer::Pass), (2, Answer::Pass), (1, Answer::Counter(0))] {
        answer(&mut state, seat, said);
    }
    assert_eq!(passed_for(&state, 0), [false, false, true], "his bolt is countered");
    assert_eq!(passed_for(&state, 2), [false, true, true], "and strikes nobody any more");
}
