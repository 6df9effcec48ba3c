//! The picture tells what the view holds, to eyes and to screen readers.

mod scenario;

use krumme_pfade::{KrummePfade, State};
use scenario::{FIRST, NORTH_SOUTH, Scenario};
use sketch::{Brush, Look, Picture};
use table::{Rules, Secrets, Viewer};

fn svg(game: &KrummePfade, state: &State, brush: &Brush<'_>) -> String {
    game.picture(&game.view(state, Viewer::Spectator), brush).to_svg(&Look::page())
}

const THREAT: &str = "
    -nw -se :e
    :ne :s  :e
    -ne :ne :n
    ";

#[test]
fn every_place_of_the_frame_can_be_pointed_at() {
    for size in 3..=7u8 {
        let mut scenario = Scenario::sized(size, "");
        let state = scenario.state();
        let picture = svg(&scenario.game, &state, &Brush::new());
        let shown = picture.matches("data-cell=").count();
        assert_eq!(shown, usize::from(2 * size - 1).pow(2), "all places that the frame may still reach");
    }
    let mut fixed = Scenario::sized(3, THREAT);
    let state = fixed.state();
    let picture = svg(&fixed.game, &state, &Brush::new());
    assert_eq!(picture.matches("data-cell=").count(), 9);
    assert!(picture.contains("data-cell=\"d4\""));
}

#[test]
fn legal_places_are_ringed_for_the_one_who_moves() {
    let mut scenario = Scenario::sized(3, ":e :e :e");
    let state = scenario.state();
    let rings = |brush: &Brush<'_>| svg(&scenario.game, &state, brush).matches("class=\"wp-legal\"").count();
    assert_eq!(rings(&Brush::new()), 6);
    assert_eq!(rings(&Brush::new().for_seat(1)), 6);
    assert_eq!(rings(&Brush::new().for_seat(0)), 0, "it is not the turn of seat 0");
    let mut covering = Scenario::sized(3, THREAT);
    let state = covering.state();
    let rings = |brush: &Brush<'_>| svg(&covering.game, &state, brush).matches("class=\"wp-legal\"").count();
    assert_eq!((rings(&Brush::new()), rings(&Brush::new().highlight("legal"))), (0, 6));
}

#[test]
fn connections_are_gold_and_dangerous_to_the_one_who_has_to_break_them() {
    let mut scenario = Scenario::sized(3, THREAT).then_turn_of(NORTH_SOUTH);
    let state = scenario.state();
    let picture = |brush: &Brush<'_>| svg(&scenario.game, &state, brush);
    assert!(picture(&Brush::new()).contains("locomotive"));
    assert!(!picture(&Brush::new()).contains("class=\"wp-danger\""));
    assert!(!picture(&Brush::new().for_seat(1)).contains("class=\"wp-danger\""));
    assert!(picture(&Brush::new().for_seat(0)).contains("class=\"wp-danger\""));
}

/// KP-10: announced by hand, a connection is drawn when it was announced, and not before: neither where it stands, nor
/// as danger, nor in a preview.
#[test]
fn by_hand_only_announced_connections_are_drawn() {
    let upright = "
        :ne :ne :e
        :nw :nw :e
        :ne :ne :e
        ";
    let drawn = |scenario: &mut Scenario| {
        let state = scenario.state();
        let brushes = [Brush::new(), Brush::new().for_seat(0), Brush::new().for_seat(1)];
        let traces = ["locomotive", "wp-danger", "wp-route"];
        let pictures = brushes.map(|brush| {
            let picture = svg(&scenario.game, &state, &brush.preview("c3-ne!").highlight("d4-ne"));
            traces.map(|trace| picture.contains(trace))
        });
        pictures.concat().contains(&true)
    };
    let mut quiet = Scenario::manual(3, upright).play("e3-nw");
    assert!(quiet.connected(NORTH_SOUTH) && !drawn(&mut quiet));
    assert!(drawn(&mut quiet.play("e5-ne!")));
    assert!(drawn(&mut Scenario::manual(3, upright).by(FIRST).play("e3-nw")));
    // The card would connect north–south: no preview of the first or second kind says so.
    let nearly = "
        :nw :n  :w
        :n  :nw :n
        .   :n  :n
        ";
    let mut scenario = Scenario::manual(3, nearly);
    let state = scenario.state();
    for text in ["c5:s", "c5:s!"] {
        let previews = [Brush::new().preview(text), Brush::new().highlight(text)];
        let telling = previews.map(|brush| svg(&scenario.game, &state, &brush).contains("locomotive"));
        assert_eq!(telling, [false, false], "{text}");
    }
}

#[test]
fn highlights_are_drawn_and_odd_ones_passed_over() {
    let mut scenario = Scenario::sized(3, ":e :e :e");
    let state = scenario.state();
    let plain = svg(&scenario.game, &state, &Brush::new());
    let with = |name: &str| svg(&scenario.game, &state, &Brush::new().highlight(name));
    assert!(with("c4").contains("class=\"wp-focus\""));
    assert!(with("c4:ne").contains("class=\"wp-preview\""));
    assert!(with("c3-ne").contains("class=\"wp-preview\""), "even if the rules forbid it now");
    for odd in ["m13", "m13:ne", "declare", "nonsense", ""] {
        assert_eq!(with(odd), plain, "{odd}");
    }
}

#[test]
fn pictures_of_matches_are_sound_and_all_in_the_box_can_be_seen() {
    let mut scenario = Scenario::sized(3, "").play("c3:e d4:ne e5:s c4:n");
    let state = scenario.state();
    let brush = Brush::new();
    for compact in [false, true] {
        let brush = Brush::new().compact(compact).highlight("d3:w");
        let scene = scenario.game.picture(&scenario.game.view(&state, Viewer::Spectator), &brush);
        assert!(scene.to_png(&Look::light(), 300).is_ok());
        assert!(scene.to_png(&Look::dark(), 300).is_ok());
    }
    let inventory = scenario.game.inventory_picture(&brush).expect("cards to show").to_svg(&Look::light());
    for spelled in [":n", ":e", ":s", ":w", ":ne", ":nw", "-ne", "-se", "-sw", "-nw"] {
        assert!(inventory.contains(&format!(">{spelled}<")), "{spelled}");
    }
}

/// What a move does is written below its card, also beside the rim, and nothing of it is cut off.
#[test]
fn words_beside_a_preview_stay_in_the_picture() {
    let words = "as long as words about an effect may be";
    for (board, compact) in [(":e :e :e", true), (THREAT, false)] {
        let mut scenario = Scenario::sized(3, board);
        let (game, state) = (scenario.game.clone(), scenario.state());
        let mut moves = Vec::new();
        game.moves(&state, game.waiting(&state).first().expect("a turn"), &mut moves);
        assert!(!moves.is_empty());
        for choice in moves {
            let brush = Brush::new().labels(|_, _| Some(words.to_owned())).compact(compact);
            let picture = svg(&game, &state, &brush.preview(choice.to_string()));
            let wide: f64 =
                picture.split("viewBox=\"0 0 ").nth(1).and_then(first_number).expect("a view box");
            let line = picture.split("<text ").filter(|part| part.contains(words)).last().expect("words");
            let middle: f64 = line.split("x=\"").nth(1).and_then(first_number).expect("a place");
            let half = sketch::glyph::width(words, 15.0, true) / 2.0;
            assert!(middle - half >= 0.0 && middle + half <= wide, "{choice}: {middle} ± {half} of {wide}");
        }
    }
}

fn first_number(text: &str) -> Option<f64> {
    text.split(['"', ' ']).next()?.parse().ok()
}
