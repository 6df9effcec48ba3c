//! Pictures: every view can be drawn, with words for everything, and nothing hidden shows.

use fairy_trails::{Claims, Colour, FairyTrails, Move, Options, Stage, State};
use sketch::{Brush, Look, Picture};
use table::{Dice, Quiet, Rules, Seat, Secrets, Seed, Setup, Speech, Viewer};
use words::{Lang, Words};

fn game(seats: u8, options: Options) -> FairyTrails {
    FairyTrails::open(Setup::new(seats, options)).unwrap()
}

fn brush(lang: Lang) -> Brush<'static> {
    let words = Words::new(lang, &[FairyTrails::WORDS]);
    Brush::new().labels(move |key, arguments| {
        Some(words.label(key, arguments).unwrap_or_else(|| panic!("{key} has no words")))
    })
}

/// Plays so many random plies.
fn play(game: &FairyTrails, seed: u64, plies: usize) -> State {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = game.deal(&mut dice);
    for _ in 0..plies {
        let Some(seat) = game.waiting(&state).first() else { break };
        let count = game.move_count(&state, seat) as u32;
        let choice = game.nth_move(&state, seat, dice.below(count) as usize).unwrap();
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    }
    state
}

#[test]
fn every_view_can_be_drawn() {
    let manual = Options { claims: Claims::Manual, ..Options::default() };
    for (seats, options) in [(1, Options::default()), (2, Options::default()), (2, manual)] {
        let game = game(seats, options);
        for plies in [0, 2, 30, 200] {
            let state = play(&game, 5, plies);
            for viewer in Viewer::all(seats) {
                let view = game.view(&state, viewer);
                for compact in [false, true] {
                    let brush = || {
                        brush(if compact { Lang::De } else { Lang::En })
                            .compact(compact)
                            .for_seat(0)
                            .highlight("places")
                            .highlight("elves 0,0 n")
                            .highlight("nonsense 0,0 n")
                    };
                    let svg = game.picture(&view, &brush()).to_svg(&Look::light());
                    assert!(svg.starts_with("<svg ") && svg.len() > 5_000);
                    assert_eq!(
                        svg,
                        game.picture(&view, &brush()).to_svg(&Look::light()),
                        "same input, same picture"
                    );
                }
            }
        }
    }
}

/// FT-11: the picture of a seat is the same whatever the other holds.
#[test]
fn hidden_hands_do_not_show() {
    let game = game(2, Options::default());
    let state = play(&game, 8, 12);
    let mut chance = Dice::new(Seed::from_number(1));
    for viewer in Viewer::all(2) {
        let view = game.view(&state, viewer);
        let other = game.imagine(&view, viewer, &mut chance);
        assert_ne!(other, state);
        let draw = |state| game.picture(&game.view(state, viewer), &brush(Lang::En)).to_svg(&Look::light());
        assert_eq!(draw(&state), draw(&other));
    }
}

/// FT-3: a preview shows the card and what it brings; with manual claims it keeps that to itself (FT-10).
#[test]
fn previews_tell_stones_unless_claims_are_manual() {
    let automatic = game(2, Options::default());
    let manual = game(2, Options { claims: Claims::Manual, ..Options::default() });
    let mut told = 0;
    for seed in 0..40 {
        let state = play(&automatic, seed, 20);
        let seat = state.turn();
        if state.stage() != Stage::Card {
            continue;
        }
        let paying = (0..automatic.move_count(&state, seat)).find_map(|index| {
            let choice = automatic.nth_move(&state, seat, index)?;
            let Move::Lay(laying) = choice else { return None };
            let face = automatic.deck().face(laying.card, laying.rotation);
            let preview = state.board().preview(laying.at, face)?;
            (preview.huts(Colour::Elves) > 0).then_some(choice)
        });
        let Some(choice) = paying else { continue };
        let view = automatic.view(&state, Viewer::Seat(Seat(0)));
        let draw = |game: &FairyTrails| {
            let brush = brush(Lang::En).highlight(format!("lay {choice}"));
            game.picture(&view, &brush).to_svg(&Look::light())
        };
        assert!(draw(&automatic).contains("elves +"), "{choice}");
        assert!(!draw(&manual).contains("elves +"));
        told += 1;
    }
    assert!(told > 5);
}

#[test]
fn the_sheet_shows_all_cards() {
    let sheet = game(2, Options::default()).inventory_picture(&brush(Lang::En)).unwrap();
    let svg = sheet.to_svg(&Look::light());
    for number in 1..=58 {
        assert!(svg.contains(&format!(">{number}</text>")), "card {number}");
    }
}
