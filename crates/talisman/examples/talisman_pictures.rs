//! Draws sample pictures along random matches:
//! `cargo run -p talisman --example talisman_pictures --features sketch/png -- FOLDER [LANGUAGE]`.

use sketch::{Brush, Look, Picture};
use table::{Dice, Edition, Forms, Quiet, Rules, Secrets, Seed, Speech, Viewer};
use talisman::state::Kind;
use talisman::{Move, State, Talisman};
use words::{Lang, Words};

fn main() {
    let folder = std::env::args().nth(1).expect("a folder to draw into");
    let lang = std::env::args().nth(2).and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let words = Words::new(lang, &[table::WORDS, Talisman::WORDS]);
    for (seats, wanted) in [(2, 60), (4, 400), (6, 1500)] {
        let options = serde_json::json!({ "turn_limit": 60 });
        let rules: Talisman = Edition::newest().open(seats, &options).expect("sound options");
        let mut dice = Dice::new(Seed::from_number(u64::from(seats) + 20));
        let mut chance = Dice::new(Seed::from_number(7));
        let mut state = rules.deal(&mut dice);
        let mut moves: Vec<Move> = Vec::new();
        let (mut ply, mut fights, mut walks, mut drawn) = (0, 0, 0, false);
        loop {
            let waiting: Vec<_> = rules.waiting(&state).iter().collect();
            let Some(seat) = chance.pick(&waiting).copied() else { break };
            moves.clear();
            rules.moves(&state, seat, &mut moves);
            let shows = |kind: Kind| state.stack.frames().iter().any(|frame| frame.kind == kind);
            if ply > wanted / 2 && fights < 2 && shows(Kind::Fight) && shows(Kind::Roll) {
                fights += 1;
                draw(&rules, &state, &words, &moves, &folder, &format!("{seats}-fight-{fights}"));
            }
            if ply > wanted
                && walks < 1
                && moves.iter().filter(|choice| matches!(choice, Move::Walk(_))).count() > 1
            {
                walks += 1;
                draw(&rules, &state, &words, &moves, &folder, &format!("{seats}-walk"));
            }
            if ply > wanted && !drawn {
                drawn = true;
                draw(&rules, &state, &words, &[], &folder, &format!("{seats}-ply"));
            }
            let choice = chance.pick(&moves).copied().expect("a move");
            let _ = rules.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
            ply += 1;
        }
        draw(&rules, &state, &words, &[], &folder, &format!("{seats}-end"));
        if seats == 2 {
            let brush = brush(&words, 2);
            save(&rules.inventory_picture(&brush).expect("cards"), &folder, "inventory", 900);
        }
    }
}

fn brush(words: &Words, seats: u8) -> Brush<'_> {
    let names = ["Ada", "Konrad", "Mei", "Theodora", "Ben", "Yusuf"];
    Brush::new()
        .labels(|key, arguments| words.label(key, arguments))
        .names(names.into_iter().take(usize::from(seats)).map(str::to_owned))
        .for_seat(0)
}

fn draw(rules: &Talisman, state: &State, words: &Words, moves: &[Move], folder: &str, name: &str) {
    let seat = state.active();
    let view = rules.view(state, Viewer::Seat(seat));
    let steps: Vec<String> =
        moves.iter().flat_map(|choice| rules.steps(&view, seat, choice)).map(|step| step.handle).collect();
    let paint = |compact: bool| {
        let mut brush = brush(words, rules.seats()).compact(compact).for_seat(seat.index());
        for step in &steps {
            brush = brush.highlight(step.as_str());
        }
        if let Some(choice) = moves.iter().find(|choice| matches!(choice, Move::Walk(_))) {
            brush = brush.preview(rules.write_move(choice));
        }
        rules.picture(&view, &brush)
    };
    save(&paint(false), folder, name, 1366);
    save(&paint(true), folder, &format!("{name}-phone"), 720);
}

fn save(scene: &sketch::Scene, folder: &str, name: &str, width: u32) {
    for (look, suffix) in [(Look::light(), ""), (Look::dark(), "-dark")] {
        let png = scene.to_png(&look, width).expect("a picture");
        std::fs::write(format!("{folder}/{name}{suffix}.png"), png).expect("the folder is there");
    }
}
