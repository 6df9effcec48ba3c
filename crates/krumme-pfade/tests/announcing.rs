//! KP-10 by hand: what the program shows, lists and tells before an announcement does not depend on whether a connection
//! stands.
//!
//! The cards lie open, so two positions cannot differ in a connection alone. Twins come closest: they differ in how one
//! card lies. All that is said of them has to be the same but for that card.

mod scenario;

use krumme_pfade::{Announce, Cell, Event, KrummePfade, Move, Options, Position, State};
use scenario::{Chance, EAST_WEST, FIRST, NORTH_SOUTH, SECOND, Scenario, any_card, game_by};
use serde_json::Value;
use sketch::{Brush, Look, Picture};
use table::{Dice, Forms, Match, Quiet, Rules, Secrets, Seed, Speech, Viewer};

fn connections(game: &KrummePfade, state: &State) -> [bool; 2] {
    [NORTH_SOUTH, EAST_WEST].map(|seat| game.connected(state, seat))
}

/// The same position with one card turned or on its other face, so that other sides are connected; and which card.
fn twin(game: &KrummePfade, state: &State, chance: &mut Chance) -> Option<(State, Cell)> {
    let position = game.position(state);
    let first = chance.below(position.cards.len());
    for index in (0..position.cards.len()).map(|index| (index + first) % position.cards.len()) {
        for card in any_card() {
            let mut other: Position = position.clone();
            if card.curves().count() != other.cards[index].curves.len() {
                continue;
            }
            other.cards[index].curves = card.curves().collect();
            let Ok(twin) = game.load(&other) else { continue };
            if twin.end().is_none() && connections(game, &twin) != connections(game, state) {
                return Some((twin, position.cards[index].cell));
            }
        }
    }
    None
}

fn moves(game: &KrummePfade, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(state, state.turn(), &mut moves);
    moves
}

/// A view in JSON, without the curves of one card.
fn view_but(game: &KrummePfade, state: &State, viewer: Viewer, but: Cell) -> Value {
    let mut view = serde_json::to_value(game.view(state, viewer)).expect("a view in JSON");
    let cards = view["cards"].as_array_mut().expect("cards");
    for card in cards.iter_mut().filter(|card| card["cell"] == but.to_string()) {
        card["curves"] = Value::Null;
    }
    view
}

/// A picture without the drawing of one card.
fn picture_but(game: &KrummePfade, state: &State, viewer: Viewer, preview: Move, but: Cell) -> String {
    // Words of cards would differ; which words there are is compared as phrases.
    let brush = Brush::new().labels(|_, _| Some("word".to_owned())).preview(preview.to_string());
    let brush = match viewer {
        Viewer::Seat(seat) => brush.for_seat(seat.index()),
        Viewer::Spectator => brush,
    };
    let picture = game.picture(&game.view(state, viewer), &brush).to_svg(&Look::page());
    // What stands before are the drawings of cards that occur somewhere.
    let (_, picture) = picture.split_once("</defs>").expect("definitions");
    let name = format!("{but}\"");
    let mut parts: Vec<&str> = picture.split("data-cell=\"").collect();
    assert!(parts.len() > 9);
    let last = parts.pop().expect("parts");
    assert!(!last.starts_with(&name), "all that is drawn after the cards stands there");
    parts.retain(|part| !part.starts_with(&name));
    parts.join("data-cell=\"") + last
}

/// What happens with a move, and whether it ends the match.
fn played(game: &KrummePfade, state: &State, choice: Move) -> (Vec<Event>, bool) {
    let (mut after, mut events) = (*state, Vec::new());
    let _ = game.apply(&mut after, state.turn(), &choice, &mut Dice::new(Seed::from_number(0)), &mut events);
    (events, after.end().is_some())
}

/// All that anybody is told of a position is the same for its twin.
fn compare(game: &KrummePfade, state: &State, twin: &State, cell: Cell, chance: &mut Chance) {
    let listed = moves(game, state);
    assert_eq!(listed, moves(game, twin));
    let mover = state.turn();
    let [here, there] = [state, twin].map(|state| game.view(state, mover.into()));
    for choice in &listed {
        assert_eq!(game.describe(&here, mover, choice), game.describe(&there, mover, choice));
        assert_eq!(game.steps(&here, mover, choice), game.steps(&there, mover, choice));
        assert_eq!(game.effects(&here, mover, choice), game.effects(&there, mover, choice), "{choice}");
        assert_eq!(game.reasons(state, mover, choice), game.reasons(twin, mover, choice), "{choice}");
    }
    for viewer in Viewer::all(2) {
        assert_eq!(view_but(game, state, viewer, cell), view_but(game, twin, viewer, cell));
        let [here, there] = [state, twin].map(|state| game.view(state, viewer));
        assert_eq!(game.score_sources(&here, viewer), game.score_sources(&there, viewer));
        assert_eq!(game.panels(&here, viewer), game.panels(&there, viewer));
        let preview = chance.pick(&listed);
        let elsewhere = !matches!(preview, Move::Lay { cell: place, .. } if place == cell);
        let is_last = here.position.cards.last().is_some_and(|card| card.cell == cell);
        if elsewhere && !is_last {
            let [here, there] = [state, twin].map(|state| picture_but(game, state, viewer, preview, cell));
            assert!(here == there, "the preview of {preview} differs");
        }
    }
    // Cards that are laid without a word tell nothing either, unless they end the match.
    for choice in listed {
        let Move::Lay { cell: place, announce: false, .. } = choice else { continue };
        let [(here, ends), (there, also_ends)] = [state, twin].map(|state| played(game, state, choice));
        if place != cell && !ends && !also_ends {
            assert_eq!(here, there, "{choice}");
        }
    }
}

/// Finds positions of phase two without a pending announcement, and a twin for each.
fn visit_twins(ruleset: &str, look: impl FnMut(&KrummePfade, &State, &State, Cell, &mut Chance)) -> u32 {
    let (mut met, mut look) = (0, look);
    for (size, no_draws, matches) in [(3, false, 60), (3, true, 60), (4, false, 20)] {
        let game = game_by(ruleset, Options { size, announce: Announce::Manual, no_draws });
        let mut chance = Chance::new(u64::from(size) + u64::from(no_draws));
        for _ in 0..matches {
            let mut state = game.deal(chance.dice());
            while let Some(seat) = game.waiting(&state).first() {
                let quiet = game.position(&state).announced == Some(Vec::new()) && state.declared().is_none();
                if state.cards() >= size * size
                    && quiet
                    && chance.below(3) == 0
                    && let Some((twin, cell)) = twin(&game, &state, &mut chance)
                {
                    look(&game, &state, &twin, cell, &mut chance);
                    met += 1;
                }
                let pick = chance.below(game.move_count(&state, seat));
                let choice = game.nth_move(&state, seat, pick).unwrap();
                let _ = game.apply(&mut state, seat, &choice, chance.dice(), &mut Quiet);
            }
        }
    }
    met
}

/// KP-10: the law of announcing by hand.
#[test]
fn nothing_depends_on_a_connection_that_nobody_announced() {
    let met = visit_twins(SECOND, compare);
    assert!(met > 100, "{met}");
}

/// The comparison would notice: the first ruleset shows what the second does not.
#[test]
fn the_first_ruleset_told_them_apart() {
    let mut different = 0;
    let met = visit_twins(FIRST, |game, state, twin, cell, _| {
        let [here, there] = [state, twin].map(|state| view_but(game, state, Viewer::Spectator, cell));
        assert_ne!(here, there);
        different += u32::from(moves(game, state) != moves(game, twin));
    });
    assert!(met > 100 && different > 20, "{met} {different}");
}

/// North–south is connected through columns c and d; column e leads nowhere.
const UPRIGHT: &str = "
    :ne :ne :e
    :nw :nw :e
    :ne :ne :e
    ";

fn shown(scenario: &mut Scenario) -> [bool; 2] {
    let state = scenario.state();
    scenario.game.view(&state, Viewer::Spectator).connections.map(|route| route.is_some())
}

/// KP-10, KP-11: an announced connection is shown to both until it is broken; when the match is over, all are.
#[test]
fn announced_connections_are_shown() {
    let mut quiet = Scenario::manual(3, UPRIGHT).play("e3-nw");
    assert!(quiet.connected(NORTH_SOUTH));
    assert_eq!(shown(&mut quiet), [false, false]);
    let mut aloud = quiet.play("e5-ne!");
    assert_eq!(shown(&mut aloud), [true, false]);
    let state = aloud.state();
    let breaker = aloud.game.breakers(&state, NORTH_SOUTH)[0];
    assert_eq!(shown(&mut aloud.clone().play(&breaker.to_string())), [false, false]);
    let mut over = aloud.play("e4-se").then_won_by(NORTH_SOUTH, "KP-12");
    assert_eq!(shown(&mut over), [true, over.connected(EAST_WEST)]);
    let mut first = Scenario::manual(3, UPRIGHT).by(FIRST).play("e3-nw");
    assert_eq!(shown(&mut first), [true, false]);
}

/// KP-11: what a card does to an announced connection is told; of all others, that one has to look.
#[test]
fn only_effects_on_announced_connections_are_told() {
    let keys = |scenario: &mut Scenario, choice: &Move| {
        let state = scenario.state();
        let view = scenario.game.view(&state, state.turn().into());
        let effects = scenario.game.effects(&view, state.turn(), choice);
        let reasons = scenario.game.reasons(&state, state.turn(), choice);
        (
            effects.iter().map(|phrase| phrase.key.to_string()).collect::<Vec<_>>(),
            reasons.iter().map(|phrase| phrase.key.to_string()).collect::<Vec<_>>(),
        )
    };
    let mut quiet = Scenario::manual(3, UPRIGHT).play("e3-nw");
    for choice in quiet.moves() {
        assert_eq!(keys(&mut quiet, &choice), (vec![], vec!["reason-unseen".to_owned()]), "{choice}");
    }
    let mut aloud = quiet.play("e5-ne!");
    let (mut broken, mut lost) = (0, 0);
    for choice in aloud.moves() {
        let (effects, reasons) = keys(&mut aloud, &choice);
        assert_eq!(effects, reasons);
        let mut after = aloud.clone().play(&choice.to_string());
        match effects.as_slice() {
            [key] if key == "reason-breaks-announced" => broken += 1,
            [key] if key == "reason-loses" => {
                assert_eq!(after.state().end().and_then(krumme_pfade::End::winner), Some(NORTH_SOUTH));
                lost += 1;
            }
            other => panic!("{choice}: {other:?}"),
        }
    }
    assert!(broken > 0 && lost > 0, "{broken} {lost}");
}

/// Computer players need not look at announcements of nothing: they do what the plain card does.
#[test]
fn announcements_of_nothing_are_of_the_same_kind_as_plain_cards() {
    use table::MoveKinds;
    let mut chance = Chance::new(9);
    let (mut dropped, mut kept) = (0, 0);
    let game = game_by(SECOND, Options { size: 3, announce: Announce::Manual, no_draws: true });
    for _ in 0..100 {
        let mut state = game.deal(chance.dice());
        while let Some(seat) = game.waiting(&state).first() {
            let all = moves(&game, &state);
            let mut left = all.clone();
            game.representative_moves(&state, seat, &mut left);
            let after = |choice: &Move| {
                let mut after = state;
                let _ =
                    game.apply(&mut after, seat, choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
                after
            };
            for choice in &all {
                let Move::Lay { cell, card, announce: true } = *choice else {
                    assert!(left.contains(choice));
                    continue;
                };
                let same = after(choice) == after(&Move::lay(cell, card));
                assert_eq!(left.contains(choice), !same || game.connected(&after(choice), seat), "{choice}");
                if left.contains(choice) { kept += 1 } else { dropped += 1 }
            }
            let choice = chance.pick(&all);
            let _ = game.apply(&mut state, seat, &choice, chance.dice(), &mut Quiet);
        }
    }
    assert!(dropped > 1000 && kept > 100, "{dropped} {kept}");
}

/// KP-10: whoever could try an announcement and take it back would find connections without seeing them. Of a card that is
/// laid in silence nothing is learnt, so it can be taken back.
#[test]
fn kp_10_announcements_are_not_taken_back_freely() {
    for (ruleset, bound) in [(FIRST, false), (SECOND, true)] {
        let game = game_by(ruleset, Options { size: 3, announce: Announce::Manual, no_draws: false });
        let (mut heard, mut refused) = (0, 0);
        for seed in 0..60 {
            let mut chance = Chance::new(seed);
            let mut game_match = Match::new(game.clone(), Seed::from_number(seed));
            while let Some(seat) = game.waiting(game_match.state()).first() {
                let choice = chance.pick(&moves(&game, game_match.state()));
                let before = game_match.free_undo();
                let events = game_match.play(seat, choice).expect("a listed move");
                let announced = matches!(choice, Move::Lay { announce: true, .. });
                refused +=
                    u32::from(events.iter().any(|event| matches!(event, Event::NothingToAnnounce { .. })));
                heard += u32::from(announced);
                let free = if announced && bound { 0 } else { before + 1 };
                assert_eq!(game_match.free_undo(), free, "{ruleset}, {choice}");
            }
        }
        assert!(heard > 10 && (refused > 10) == bound, "{ruleset}: {heard}, {refused} refused");
    }
}

/// KP-10: a hint names the card, and keeps to itself whether there is anything to announce.
#[test]
fn kp_10_hints_never_announce() {
    let met = visit_twins(SECOND, |game, state, twin, _, _| {
        for state in [state, twin] {
            let view = game.view(state, state.turn().into());
            for choice in moves(game, state) {
                let said = game.hinted(&view, state.turn(), &choice).expect("every card can be named");
                let Move::Lay { cell, card, .. } = choice else {
                    assert_eq!(said, choice);
                    continue;
                };
                assert_eq!(said, Move::lay(cell, card));
            }
        }
    });
    assert!(met > 20, "{met}");
}
