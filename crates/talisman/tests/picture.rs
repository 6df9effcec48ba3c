//! Pictures: everything that moves point at is there, nothing hidden shows, wide and narrow, light and dark.

use sketch::{Brush, Look, Picture, Scene};
use std::collections::BTreeSet;
use table::{Dice, Edition, Forms, Quiet, Rules, Seat, Secrets, Seed, Speech, Viewer};
use talisman::language::{Deck, SpaceId};
use talisman::{Move, State, Talisman};
use words::{Lang, Words};

fn game(seats: u8) -> Talisman {
    Edition::newest().open(seats, &serde_json::json!({ "turn_limit": 40 })).expect("sound options")
}

/// States along a random match.
fn states(game: &Talisman, seed: u64, each: usize) -> Vec<State> {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut chance = Dice::new(Seed::from_number(seed).derive("moves", 1));
    let mut state = game.deal(&mut dice);
    let mut states = vec![state];
    let mut moves: Vec<Move> = Vec::new();
    for ply in 1.. {
        let waiting: Vec<Seat> = game.waiting(&state).iter().collect();
        let Some(&seat) = chance.pick(&waiting) else { break };
        moves.clear();
        game.moves(&state, seat, &mut moves);
        let choice = *chance.pick(&moves).expect("a move");
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        if ply % each == 0 {
            states.push(state);
        }
    }
    states.push(state);
    states
}

/// The name of a thing in the picture.
fn handle(kind: &str, which: impl core::fmt::Display) -> String {
    format!("{kind}:{which}")
}

fn handles(scene: &Scene) -> BTreeSet<String> {
    let svg = scene.clone().bare().to_svg(&Look::page());
    let values = svg.split("data-handle=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.map(str::to_owned).collect()
}

#[test]
fn every_space_and_every_living_figure_can_be_pointed_at() {
    for seats in [2, 4, 6] {
        let game = game(seats);
        for state in states(&game, 3, 97) {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
                let view = game.view(&state, viewer);
                for compact in [false, true] {
                    let found = handles(&game.picture(&view, &Brush::new().compact(compact)));
                    for space in SpaceId::all() {
                        assert!(found.contains(&handle("space", space)), "{space}");
                    }
                    for seat in Seat::all(seats) {
                        let alive = state.side(seat).is_alive();
                        assert_eq!(found.contains(&format!("seat:{seat}")), alive, "seat {seat}");
                    }
                }
            }
        }
    }
}

#[test]
fn cards_show_their_faces_to_those_who_know_them_only() {
    let game = game(3);
    let mut hidden = 0;
    for state in states(&game, 5, 41) {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
            let view = game.view(&state, viewer);
            let found = handles(&game.picture(&view, &Brush::new()));
            for card in game.kit().cards() {
                let shown = found.contains(&handle("card", game.kit().face(card).code));
                let spot = view.state().spot(card);
                assert!(!shown || view.knows(card), "{viewer:?} sees a hidden card");
                if let Some(holder) = spot.holder().filter(|holder| state.side(*holder).is_alive()) {
                    assert_eq!(shown, view.knows(card), "a card of seat {holder}");
                    hidden += usize::from(!shown && game.kit().face(card).deck == Deck::Spell);
                }
            }
        }
    }
    assert!(hidden > 0, "some Spells were held and not seen");
}

#[test]
fn both_modes_and_both_languages_can_be_drawn() {
    let game = game(5);
    let state = states(&game, 9, 400).pop().expect("states");
    let view = game.view(&state, Viewer::Seat(Seat(0)));
    for lang in [Lang::En, Lang::De] {
        let words = Words::new(lang, &[table::WORDS, Talisman::WORDS]);
        for compact in [false, true] {
            let brush = Brush::new()
                .labels(|key, arguments| words.label(key, arguments))
                .compact(compact)
                .for_seat(0);
            let scene = game.picture(&view, &brush);
            if compact {
                assert!((scene.size().0 - 360.0).abs() < 1e-9);
            }
            for look in [Look::light(), Look::dark()] {
                let svg = scene.to_svg(&look);
                assert!(!svg.contains(">label-") && !svg.contains("\"label-"), "every label has words");
                assert!(scene.to_png(&look, 180).is_ok_and(|png| png.len() > 1_000));
            }
            assert_eq!(scene, game.picture(&view, &brush), "the same input, the same picture");
        }
    }
}

#[test]
fn rings_and_previews_are_laid_over_the_picture() {
    let game = game(2);
    let state = *states(&game, 2, 30).get(3).expect("a state in the middle");
    let seat = state.active();
    let view = game.view(&state, Viewer::Seat(seat));
    let over = |brush: Brush<'_>| game.picture(&view, &brush).overlay().to_svg(&Look::page());
    let plain = over(Brush::new());
    assert!(!plain.contains("wp-legal") && !plain.contains("wp-preview") && !plain.contains("wp-last"));
    assert!(over(Brush::new().highlight("space:O7")).contains("wp-legal"));
    assert!(over(Brush::new().highlight("O7")).contains("wp-legal"));
    assert_eq!(
        over(Brush::new().highlight("nowhere:O77").highlight("")),
        plain,
        "unknown names are passed over"
    );
    assert!(over(Brush::new().last(["space:M3".to_owned()])).contains("wp-last"));
    let walk = game.write_move(&Move::Walk(SpaceId::middle(5)));
    assert!(over(Brush::new().preview(walk)).contains("wp-preview"), "the figure stands there");
    assert_eq!(over(Brush::new().preview("roll")), plain);
    assert_eq!(over(Brush::new().preview("no such move")), plain);
}

#[test]
fn every_card_of_the_box_has_a_face() {
    let game = game(2);
    let words = Words::new(Lang::De, &[Talisman::WORDS]);
    let brush = Brush::new().labels(|key, arguments| words.label(key, arguments));
    let svg = game.inventory_picture(&brush).expect("cards").to_svg(&Look::light());
    for (_, entry) in game.kit().names() {
        let name = words.text(&format!("card-{}", entry.key)).expect("a name");
        assert!(svg.contains(&format!("{name}: ")), "{name}");
    }
}
