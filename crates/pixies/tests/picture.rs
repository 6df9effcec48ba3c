//! Pictures: drawn for every table, from views alone, the same each time, with a being of its own on every card.

use pixies::{Options, Pixies, View};
use sketch::{Brush, Look, Picture};
use std::collections::BTreeSet;
use table::{Dice, Quiet, Rules, Secrets, Seed, Setup, Speech, Viewer};

fn game(seats: u8, flower_power: bool) -> Pixies {
    Pixies::open(Setup::new(seats, Options { flower_power })).expect("a legal table")
}

/// Views along a random match.
fn views(game: &Pixies) -> Vec<View> {
    let mut dice = Dice::new(Seed::from_number(8));
    let mut state = game.deal(&mut dice);
    let mut views = vec![game.view(&state, Viewer::Spectator)];
    let mut ply = 0;
    while let Some(seat) = state.turn() {
        let count = game.move_count(&state, seat);
        let choice = game.nth_move(&state, seat, dice.below(count as u32) as usize).unwrap();
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        ply += 1;
        if ply % 9 == 0 {
            views.push(game.view(&state, Viewer::Spectator));
        }
    }
    views.push(game.view(&state, Viewer::Spectator));
    views
}

#[test]
fn every_table_can_be_drawn() {
    for (seats, flower_power) in [(2, false), (3, true), (4, false), (5, true), (6, true)] {
        let game = game(seats, flower_power);
        for view in views(&game) {
            for compact in [false, true] {
                let brush = Brush::new().compact(compact).for_seat(usize::from(seats) - 1);
                let scene = game.picture(&view, &brush);
                let svg = scene.to_svg(&Look::light());
                assert_eq!(
                    svg,
                    game.picture(&view, &brush).to_svg(&Look::light()),
                    "the same input, the same picture"
                );
                assert_eq!(svg.matches("data-space=").count(), 9 * usize::from(seats));
                assert_eq!(svg.matches("data-card=").count(), view.state.display().len());
                if compact {
                    assert!((scene.size().0 - 360.0).abs() < 1e-9);
                }
            }
        }
    }
}

#[test]
fn every_card_has_a_being_of_its_own() {
    let game = game(6, true);
    let svg = game.inventory_picture(&Brush::new()).expect("a deck to show").to_svg(&Look::light());
    let mut beings = BTreeSet::new();
    for art in svg.split("<g id=").filter(|art| art.contains("being-")) {
        let (id, drawing) = art.split_once('>').expect("a whole tag");
        if id.contains("being-") {
            let drawing = drawing.split("<g id=").next().unwrap_or_default();
            assert!(beings.insert(drawing.to_owned()), "{id} looks like another one");
        }
    }
    assert_eq!(beings.len(), 84);
}

#[test]
fn highlights_mark_cards_spaces_and_moves() {
    let game = game(3, false);
    let mut dice = Dice::new(Seed::from_number(1));
    let state = game.deal(&mut dice);
    let seat = state.turn().unwrap();
    let view = game.view(&state, seat.into());
    let plain = game.picture(&view, &Brush::new()).to_svg(&Look::light());
    let choice = game.nth_move(&state, seat, 0).unwrap();
    for name in [choice.card.to_string(), format!("{seat}:5"), choice.to_string()] {
        let marked = game.picture(&view, &Brush::new().highlight(name.as_str())).to_svg(&Look::light());
        assert!(marked.len() > plain.len(), "{name} changes the picture");
    }
    for name in ["moss", "9:9", "Z1 over", ""] {
        let marked = game.picture(&view, &Brush::new().highlight(name)).to_svg(&Look::light());
        assert_eq!(marked, plain, "{name} is passed over");
    }
}

#[test]
fn the_layer_over_the_picture_shows_preview_and_last_move() {
    let game = game(2, false);
    let mut dice = Dice::new(Seed::from_number(4));
    let mut state = game.deal(&mut dice);
    let seat = state.turn().unwrap();
    let choice = game.nth_move(&state, seat, 0).unwrap();
    let steps: Vec<String> = {
        let view = game.view(&state, seat.into());
        let over = game.picture(&view, &Brush::new().preview(choice.to_string())).overlay();
        let over = over.to_svg(&Look::page());
        assert!(over.contains("wp-preview") && over.contains(" → "), "the card and its points: {over}");
        game.steps(&view, seat, &choice).into_iter().map(|step| step.handle).collect()
    };
    assert_eq!(steps.first(), Some(&format!("card:{}", choice.card)));
    let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    let view = game.view(&state, Viewer::Spectator);
    let marks = |brush: Brush<'_>| {
        game.picture(&view, &brush).overlay().to_svg(&Look::page()).matches("wp-last").count()
    };
    assert_eq!(marks(Brush::new().last(steps)), 1);
    assert_eq!(marks(Brush::new().last(["card:none".to_owned()])), 0, "only what was told");
}

/// PX-14 to PX-16: every part of the round that gives points names the spaces that give them.
#[test]
fn points_point_at_their_spaces() {
    let game = game(3, false);
    for view in views(&game) {
        let scores = game.scores(&view.state);
        let all = game.score_sources(&view, Viewer::Spectator);
        let round = format!("r{}_", view.state.round());
        for (seat, score) in table::Seat::all(3).zip(&scores) {
            for part in score.parts.iter().filter(|part| part.name.starts_with(&round) && part.points != 0) {
                let source = all.iter().find(|source| source.seat == seat && source.part == part.name);
                assert!(source.is_some_and(|source| !source.handles.is_empty()), "{seat} {}", part.name);
            }
        }
    }
}
/// A page that tells the points itself has more room for the cards.
#[test]
fn no_score_sheet_where_the_page_has_one() {
    for seats in 2..=6 {
        let game = game(seats, true);
        let view = views(&game).remove(1);
        for compact in [false, true] {
            let draw = |aside: bool| game.picture(&view, &Brush::new().compact(compact).bare(aside));
            let (with, without) = (draw(false), draw(true));
            let sheets =
                |scene: &sketch::Scene| scene.to_svg(&Look::light()).matches(r#"data-part="sheet""#).count();
            // With an odd number of grids there is a place left over, and the sheet costs nothing.
            let left = usize::from(!compact && seats % 2 == 1);
            assert_eq!((sheets(&with), sheets(&without)), (1, left), "{seats} {compact}");
            let handles = |scene: &sketch::Scene| scene.to_svg(&Look::light()).matches("data-handle").count();
            assert_eq!(handles(&with), handles(&without), "{seats} {compact}");
            let area = |scene: &sketch::Scene| scene.size().0 * scene.size().1;
            assert!(area(&without) <= area(&with));
        }
    }
}
