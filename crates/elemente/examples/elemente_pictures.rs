//! Draws sample pictures: `cargo run -p elemente --example elemente_pictures --features sketch/png -- FOLDER`.

use elemente::{Elemente, Options, Stage};
use sketch::{Brush, Look, Picture};
use table::{Dice, Forms, Judge, Quiet, Rules, Seat, Secrets, Seed, Setup, Speech, Viewer};

fn main() {
    let folder = std::env::args().nth(1).expect("a folder to draw into");
    for (seats, omens) in [(2, false), (2, true), (3, true), (4, true)] {
        let options = Options { omens, ..Options::default() };
        let game = Elemente::open(Setup::new(seats, options)).expect("sound options");
        let mut dice = Dice::new(Seed::from_number(u64::from(seats)));
        let mut state = game.deal(&mut dice);
        let mut chance = Dice::new(Seed::from_number(9));
        let mut plies = 0;
        let mut last = None;
        while let Some(seat) = game.waiting(&state).first() {
            let position = game.position(&state);
            let spirits = position
                .players
                .iter()
                .flat_map(|player| &player.path)
                .filter(|tile| tile.spirit.is_some())
                .count();
            let moment = match position.stage {
                Stage::Draft if position.players[0].stack.total() == 5 => Some("draft"),
                Stage::Paths if position.players[0].path.len() == 7 => Some("paths"),
                Stage::Missed | Stage::First if spirits > 6 => Some("spirits"),
                _ => None,
            };
            if let Some(name) = moment.filter(|name| last != Some(*name)) {
                last = moment;
                draw(&game, &state, &folder, &format!("{seats}{}-{name}", if omens { "o" } else { "" }));
            }
            let choice = best(&game, &state, seat, &mut chance);
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
            plies += 1;
            assert!(plies < game.bound());
        }
        draw(&game, &state, &folder, &format!("{seats}{}-end", if omens { "o" } else { "" }));
        let totals: Vec<i32> = game.scores(&state).iter().map(table::Score::total).collect();
        println!("{seats} {omens}: {plies} plies, {totals:?}");
        if omens {
            save(&game.inventory_picture(&brush(None)).expect("omens"), &folder, "inventory", 900);
        }
    }
}

/// The move with the best evaluation; luck decides among equals.
fn best(
    game: &Elemente,
    state: &<Elemente as Rules>::State,
    seat: Seat,
    chance: &mut Dice,
) -> elemente::Move {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    chance.shuffle(&mut moves);
    let value = |choice: &elemente::Move| {
        let mut after = *state;
        let _ = game.apply(&mut after, seat, choice, &mut Dice::new(Seed::from_number(1)), &mut Quiet);
        game.evaluate(&after)[seat.index()]
    };
    moves.into_iter().max_by(|a, b| value(a).total_cmp(&value(b))).expect("a move")
}

fn brush(seat: Option<usize>) -> Brush<'static> {
    let words = |key: &str, arguments: &[(&str, &str)]| {
        let english = Elemente::WORDS[0].1;
        let line =
            english.lines().find(|line| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(" =")))?;
        let mut text = line.split_once(" = ")?.1.to_owned();
        for (name, value) in arguments {
            text = text.replace(&format!("{{ ${name} }}"), value);
        }
        Some(text)
    };
    let brush = Brush::new().labels(words);
    match seat {
        Some(seat) => brush.for_seat(seat),
        None => brush,
    }
}

fn draw(game: &Elemente, state: &<Elemente as Rules>::State, folder: &str, name: &str) {
    let view = game.view(state, Viewer::Seat(Seat(0)));
    save(&game.picture(&view, &brush(Some(0))), folder, name, 1300);
    save(&game.picture(&view, &brush(Some(0)).compact(true)), folder, &format!("{name}-phone"), 720);
}

fn save(scene: &sketch::Scene, folder: &str, name: &str, width: u32) {
    for (look, suffix) in [(Look::light(), ""), (Look::dark(), "-dark")] {
        let png = scene.to_png(&look, width).expect("a picture");
        std::fs::write(format!("{folder}/{name}{suffix}.png"), png).expect("the folder is there");
    }
}
