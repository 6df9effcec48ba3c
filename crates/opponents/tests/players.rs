//! Computer players: legal, honest, reproducible, and greedy ones better than random ones.

use opponents::{Budget, Chooser, Greedy, Level, Player, Random, play_out};
use std::sync::atomic::AtomicBool;
use table::{Dice, Quiet, Rules, Seat, Secrets, Seed, Setup, Viewer};
use tiny_games::bids::{self, Bids};
use tiny_games::nim::{self, Nim, Take};

fn nim(heap: u8) -> Nim {
    Nim::open(Setup::new(2, nim::Options { heap })).unwrap()
}

fn bids(seats: u8) -> Bids {
    Bids::open(Setup::new(seats, tiny_games::NoOptions {})).unwrap()
}

#[test]
fn greedy_finds_the_move_that_wins() {
    let game = nim(7);
    let state = game.deal(&mut Dice::new(Seed::from_number(0)));
    let mut greedy = Greedy::new(Seed::from_number(1), Budget::default());
    assert_eq!(greedy.choose(&game, &state, Seat(0)), Some(Take { take: 3 }));
    let best = &greedy.suggest(&game, &state, Seat(0), 2);
    assert_eq!(best.len(), 2);
    assert_eq!(best[0].choice, Take { take: 3 });
    assert!(best[0].expected > best[1].expected);
    assert_eq!(best[0].reasons[0].key, "reason-leaves");
}

#[test]
fn a_seat_that_is_not_asked_has_nothing_to_say() {
    let game = nim(7);
    let state = game.deal(&mut Dice::new(Seed::from_number(0)));
    for level in Level::ALL {
        let mut player = level.player::<Nim>(Seed::from_number(1), Budget::default());
        assert_eq!(player.choose(&game, &state, Seat(1)), None, "{level}");
        assert_eq!(player.suggest(&game, &state, Seat(1), 3), [], "{level}");
    }
}

/// The decision follows from the view: in two worlds that look alike to a seat, the same player decides alike.
#[test]
fn players_decide_alike_in_worlds_that_look_alike() {
    let game = bids(3);
    let mut different = 0;
    for seed in 0..200 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut state = game.deal(&mut dice);
        let mut choices = opponents::quick(seed);
        for _ in 0..seed % 11 {
            let seat = game.waiting(&state).first().unwrap();
            let choice = Random::new(Seed::from_number(dice.below(1000).into()))
                .choose(&game, &game.view(&state, seat.into()), seat)
                .unwrap();
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
        let seat = game.waiting(&state).first().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let other = game.imagine(&view, Viewer::Seat(seat), &mut dice);
        different += u32::from(other != state);
        for level in Level::ALL {
            let decide = |world: &bids::State| {
                let view = game.view(world, Viewer::Seat(seat));
                level.player(Seed::from_number(seed), Budget::iterations(40)).choose(&game, &view, seat)
            };
            assert_eq!(decide(&state), decide(&other), "{level}, seed {seed}");
        }
        opponents::playout(&game, &mut state, &mut dice, &mut choices);
        assert!(game.waiting(&state).is_empty());
    }
    assert!(different > 20, "the worlds must differ often enough to prove anything: {different}");
}

#[test]
fn matches_with_secret_simultaneous_decisions_come_to_their_end() {
    let game = bids(3);
    let play = || {
        let levels = [Level::Random, Level::Greedy, Level::Greedy];
        let mut players: Vec<Chooser<Bids>> = (1..)
            .zip(levels)
            .map(|(seed, level)| level.chooser(Seed::from_number(seed), Budget::default()))
            .collect();
        play_out(&game, &mut players, Seed::from_number(9), &AtomicBool::new(false), &mut ())
            .unwrap()
            .unwrap()
    };
    let played = play();
    assert_eq!((played.plies, played.scores.len()), (12, 3));
    assert_eq!(play(), played, "same seeds, same match");
}

#[test]
fn levels_are_known_by_name() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let error = "Greedy ".parse::<Level>().unwrap_err().to_string();
    assert!(error.contains("random, easy, greedy"), "{error}");
}
