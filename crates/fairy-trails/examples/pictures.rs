//! Draws sample pictures into a folder: `cargo run -p fairy-trails --example pictures FOLDER`.

use fairy_trails::{Colour, FairyTrails, Move, Options, State};
use sketch::{Brush, Look, Picture, Scene};
use table::{Dice, Quiet, Rules, Seat, Secrets, Seed, Setup, Speech, Viewer};
use words::{Lang, Words};

/// Plays so many plies, eager for stones of either colour.
fn play(game: &FairyTrails, seed: u64, plies: usize) -> State {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut state = game.deal(&mut dice);
    for _ in 0..plies {
        let Some(seat) = game.waiting(&state).first() else { break };
        let mut moves = Vec::new();
        game.moves(&state, seat, &mut moves);
        let best = moves.iter().max_by_key(|choice| {
            let Move::Lay(laying) = choice else { return 0 };
            let face = game.deck().face(laying.card, laying.rotation);
            let Some(preview) = state.board().preview(laying.at, face) else { return 0 };
            let own = Colour::of(seat);
            let open: i32 = preview.touched(own).iter().map(|touched| i32::from(touched.open)).sum();
            let sign = if game.seats() == 1 { 1 } else { -1 };
            20 * i32::from(preview.huts(own)) + sign * 15 * i32::from(preview.huts(own.other())) - open
        });
        let Some(&choice) = best else { break };
        let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
    }
    state
}

fn save(folder: &str, name: &str, scene: &Scene, look: Look, width: u32) {
    let png = scene.to_png(&look, width).expect("the scene can be drawn");
    std::fs::write(format!("{folder}/{name}.png"), png).expect("the folder can be written");
}

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let two = FairyTrails::open(Setup::new(2, Options::default())).expect("two players");
    let solo = FairyTrails::open(Setup::new(1, Options::default())).expect("one player");
    let view = |game: &FairyTrails, state: &State, seat| game.view(state, Viewer::Seat(Seat(seat)));
    let start = play(&two, 4, 0);
    save(
        &folder,
        "start",
        &two.picture(&view(&two, &start, 0), &brush().highlight("places")),
        Look::light(),
        1000,
    );
    let middle = play(&two, 6, 27);
    let seat = middle.turn();
    let shown =
        middle.board().networks(Colour::Elves).max_by_key(|(_, network)| network.huts * 8 + network.open);
    let network = shown.map(|(name, _)| format!("elves {name}")).unwrap_or_default();
    let closing = |index: &usize| match two.nth_move(&middle, seat, *index) {
        Some(Move::Lay(laying)) => {
            let face = two.deck().face(laying.card, laying.rotation);
            let preview = middle.board().preview(laying.at, face);
            preview.map_or(0, |preview| preview.closed(Colour::Elves) + preview.closed(Colour::Gnomes))
        }
        _ => 0,
    };
    let best = (0..two.move_count(&middle, seat)).max_by_key(closing).unwrap_or(0);
    let lay = two.nth_move(&middle, seat, best).map(|choice| format!("lay {choice}")).unwrap_or_default();
    let seen = two.view(&middle, seat.into());
    save(&folder, "middle", &two.picture(&seen, &brush().for_seat(seat.index())), Look::light(), 1400);
    let lit = brush().highlight(network).highlight(lay);
    save(&folder, "middle-dark", &two.picture(&seen, &lit), Look::dark(), 1400);
    save(&folder, "phone", &two.picture(&seen, &brush().compact(true)), Look::light(), 420);
    let end = play(&two, 4, 99);
    save(&folder, "end", &two.picture(&two.view(&end, Viewer::Spectator), &brush()), Look::light(), 1600);
    let alone = play(&solo, 12, 14);
    save(&folder, "solo", &solo.picture(&view(&solo, &alone, 0), &brush()), Look::light(), 1200);
    if let Some(sheet) = two.inventory_picture(&brush()) {
        save(&folder, "sheet", &sheet, Look::light(), 1600);
    }
}

fn brush() -> Brush<'static> {
    let words = Words::new(Lang::En, &[FairyTrails::WORDS]);
    Brush::new().labels(move |key, arguments| words.label(key, arguments))
}
