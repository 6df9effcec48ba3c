//! Slow and plain searches beside the fast ones, on thousands of boards.

mod scenario;

use krumme_pfade::{Card, Cell, Edge, KrummePfade, LaidCard, Line, Move, Options, State};
use scenario::{Chance, any_card, game, lying};
use std::collections::{BTreeSet, HashMap, HashSet};
use table::{Forms, Quiet, Rules, Seat};

/// Cards by place, far from bit sets.
type Cards = HashMap<(i32, i32), Card>;

fn plain(state: &State) -> Cards {
    state
        .board()
        .cards()
        .map(|(cell, card)| ((i32::from(cell.column()), i32::from(cell.row())), card))
        .collect()
}

fn neighbour((x, y): (i32, i32), edge: Edge) -> (i32, i32) {
    match edge {
        Edge::North => (x, y - 1),
        Edge::East => (x + 1, y),
        Edge::South => (x, y + 1),
        Edge::West => (x - 1, y),
    }
}

fn spans(cards: &Cards) -> [(i32, i32); 2] {
    let xs = || cards.keys().map(|place| place.0);
    let ys = || cards.keys().map(|place| place.1);
    [(xs().min().unwrap_or(0), xs().max().unwrap_or(-1)), (ys().min().unwrap_or(0), ys().max().unwrap_or(-1))]
}

/// The first and last coordinate along a line, if the cards span the frame there.
fn ends(cards: &Cards, size: i32, line: Line) -> Option<(i32, i32)> {
    let (first, last) = spans(cards)[usize::from(line == Line::NorthSouth)];
    (last - first + 1 == size).then_some((first, last))
}

fn start_edge(line: Line) -> Edge {
    if line == Line::NorthSouth { Edge::North } else { Edge::West }
}

fn along(place: (i32, i32), line: Line) -> i32 {
    if line == Line::NorthSouth { place.1 } else { place.0 }
}

/// KP-14 by depth-first search over (card, entry edge).
fn plain_connected(cards: &Cards, size: i32, line: Line) -> bool {
    let Some((first, last)) = ends(cards, size, line) else { return false };
    let enter = start_edge(line);
    let mut stack: Vec<_> =
        cards.keys().filter(|place| along(**place, line) == first).map(|&p| (p, enter)).collect();
    let mut seen: HashSet<((i32, i32), Edge)> = HashSet::new();
    while let Some((place, entry)) = stack.pop() {
        if !seen.insert((place, entry)) {
            continue;
        }
        let Some(card) = cards.get(&place) else { continue };
        for leaves in card.curves().filter_map(|curve| curve.leaves(entry)) {
            if leaves == enter.opposite() && along(place, line) == last {
                return true;
            }
            stack.push((neighbour(place, leaves), leaves.opposite()));
        }
    }
    false
}

/// All places that touch a card by edge or corner within every span (KP-3, KP-5).
fn plain_places(cards: &Cards, size: i32) -> BTreeSet<(i32, i32)> {
    let mut places = BTreeSet::new();
    for &(x, y) in cards.keys() {
        for place in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy))) {
            let mut more = cards.clone();
            if more.insert(place, Card::DOUBLES[0]).is_none()
                && spans(&more).iter().all(|(first, last)| last - first < size)
            {
                places.insert((place.1, place.0));
            }
        }
    }
    places
}

/// Walks through random matches and hands over every state.
fn visit(
    options: Options,
    seed: u64,
    matches: usize,
    mut look: impl FnMut(&KrummePfade, &State, &mut Chance),
) {
    let game = game(options);
    let mut chance = Chance::new(seed);
    for _ in 0..matches {
        let mut state = game.deal(chance.dice());
        look(&game, &state, &mut chance);
        while let Some(seat) = game.waiting(&state).first() {
            let pick = chance.below(game.move_count(&state, seat));
            let choice = game.nth_move(&state, seat, pick).unwrap();
            let _ = game.apply(&mut state, seat, &choice, chance.dice(), &mut Quiet);
            look(&game, &state, &mut chance);
        }
    }
}

/// A full board of these cards, far from any match.
fn full(game: &KrummePfade, mut card: impl FnMut() -> Card) -> State {
    let size = game.size();
    let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(column, row).unwrap()));
    let cards = cells.map(|cell| LaidCard { cell, curves: card().curves().collect() }).collect();
    game.load(&lying(cards)).unwrap()
}

#[test]
fn connections_agree_on_boards_of_matches() {
    let mut connected = 0;
    for size in 3..=7 {
        visit(Options { size, ..Options::default() }, u64::from(size), 60, |game, state, _| {
            let cards = plain(state);
            for seat in Seat::all(2) {
                let found = game.connected(state, seat);
                assert_eq!(found, plain_connected(&cards, size.into(), Line::of(seat)), "{state:?}");
                assert_eq!(game.route(state, seat).is_some(), found);
                connected += usize::from(found);
            }
        });
    }
    assert!(connected > 200, "{connected}");
}

#[test]
fn connections_agree_on_full_random_boards() {
    let all: Vec<Card> = any_card().collect();
    for size in 3..=7 {
        let game = game(Options { size, ..Options::default() });
        let mut chance = Chance::new(100 + u64::from(size));
        for _ in 0..1500 {
            let state = full(&game, || chance.pick(&all));
            let cards = plain(&state);
            for seat in Seat::all(2) {
                assert_eq!(
                    game.connected(&state, seat),
                    plain_connected(&cards, size.into(), Line::of(seat))
                );
            }
        }
    }
}

/// Routes are drivable from side to side, and no shorter one exists (breadth-first search by hand).
#[test]
fn routes_are_drivable_and_shortest() {
    let all: Vec<Card> = any_card().collect();
    let game = game(Options::default());
    let mut chance = Chance::new(5);
    let mut found = 0;
    for _ in 0..1500 {
        let state = full(&game, || chance.pick(&all));
        let cards = plain(&state);
        for seat in Seat::all(2) {
            let Some(route) = game.route(&state, seat) else { continue };
            found += 1;
            let line = Line::of(seat);
            let (first, last) = (route[0], route[route.len() - 1]);
            assert_eq!((first.from, last.to()), (start_edge(line), start_edge(line).opposite()));
            for pair in route.windows(2) {
                let here = (i32::from(pair[0].cell.column()), i32::from(pair[0].cell.row()));
                let there = (i32::from(pair[1].cell.column()), i32::from(pair[1].cell.row()));
                assert_eq!(neighbour(here, pair[0].to()), there);
                assert_eq!(pair[0].to().opposite(), pair[1].from);
            }
            assert!(route.iter().all(|step| state.board().card(step.cell).unwrap().has(step.curve)));
            assert_eq!(route.len() % 2, 0, "KP-15: an even number of curves");
            assert_eq!(route.len(), plain_length(&cards, 5, line));
        }
    }
    assert!(found > 500);
}

fn plain_length(cards: &Cards, size: i32, line: Line) -> usize {
    let (first, last) = ends(cards, size, line).unwrap();
    let enter = start_edge(line);
    let mut layer: HashSet<_> =
        cards.keys().filter(|place| along(**place, line) == first).map(|&place| (place, enter)).collect();
    for length in 1..1000 {
        let mut next = HashSet::new();
        for (place, entry) in layer {
            let Some(card) = cards.get(&place) else { continue };
            for leaves in card.curves().filter_map(|curve| curve.leaves(entry)) {
                if leaves == enter.opposite() && along(place, line) == last {
                    return length;
                }
                next.insert((neighbour(place, leaves), leaves.opposite()));
            }
        }
        layer = next;
    }
    panic!("no route")
}

/// Places and moves of phase one agree with plain neighbours and spans.
#[test]
fn places_agree() {
    for size in 3..=7 {
        visit(Options { size, ..Options::default() }, 20 + u64::from(size), 15, |game, state, _| {
            if state.end().is_some() || state.cards() == 0 || state.cards() >= size * size {
                return;
            }
            let mut moves = Vec::new();
            game.moves(state, state.turn(), &mut moves);
            let mut expected = Vec::new();
            for (y, x) in plain_places(&plain(state), size.into()) {
                let cell = Cell::new(x as u8, y as u8).expect("every legal place has a name");
                expected.extend(Card::DOUBLES.map(|card| Move::lay(cell, card)));
            }
            assert_eq!(moves, expected);
        });
    }
}

/// Breaking and completing cards are exactly those after which a plain search finds the connection gone, or there.
#[test]
fn breakers_and_completers_agree_with_trying() {
    let mut tried = 0;
    visit(Options { size: 4, ..Options::default() }, 77, 60, |game, state, chance| {
        if state.end().is_some() || chance.below(3) > 0 {
            return;
        }
        for seat in Seat::all(2) {
            let connected = game.connected(state, seat);
            let (breakers, completers) = (game.breakers(state, seat), game.completers(state, seat));
            let mut moves = Vec::new();
            game.moves(state, state.turn(), &mut moves);
            for choice in moves {
                let Move::Lay { cell, card, .. } = choice else { continue };
                let mut cards = plain(state);
                cards.insert((i32::from(cell.column()), i32::from(cell.row())), card);
                let after = plain_connected(&cards, 4, Line::of(seat));
                assert_eq!(breakers.contains(&choice), connected && !after);
                assert_eq!(completers.contains(&choice), !connected && after);
                tried += usize::from(connected != after);
            }
        }
    });
    assert!(tried > 300, "{tried}");
}

/// With manual announcement an unannounced connection wins if it leads through the other one's latest card: compared with
/// a search that remembers whether it has been there.
#[test]
fn leading_through_the_latest_card_agrees_with_plain_search() {
    let options = Options { size: 3, announce: krumme_pfade::Announce::Manual, no_draws: false };
    let (mut through, mut beside) = (0, 0);
    visit(options, 78, 4000, |game, state, _| {
        if state.cards() <= 9 || state.cards() == 18 {
            return;
        }
        let (next, mover) = (state.turn(), Seat(1 - state.turn().0));
        let position = game.position(state);
        if position.announced.as_ref().unwrap().contains(&next) || !game.connected(state, next) {
            return;
        }
        let last = position.last[mover.index()].unwrap();
        let place = (i32::from(last.column()), i32::from(last.row()));
        let expected = plain_through(&plain(state), 3, Line::of(next), place);
        assert_eq!(state.end().is_some(), expected, "{position:?}");
        if expected { through += 1 } else { beside += 1 }
    });
    assert!(through > 100 && beside > 100, "{through} {beside}");
}

/// Some drivable way from side to side uses the card: search over (card, entry edge, has it been there).
fn plain_through(cards: &Cards, size: i32, line: Line, target: (i32, i32)) -> bool {
    let Some((first, last)) = ends(cards, size, line) else { return false };
    let enter = start_edge(line);
    let mut stack: Vec<_> = cards
        .keys()
        .filter(|place| along(**place, line) == first)
        .map(|&place| (place, enter, false))
        .collect();
    let mut seen = HashSet::new();
    while let Some((place, entry, been)) = stack.pop() {
        let Some(card) = cards.get(&place) else { continue };
        if !seen.insert((place, entry, been)) {
            continue;
        }
        let been = been || place == target;
        for leaves in card.curves().filter_map(|curve| curve.leaves(entry)) {
            if leaves == enter.opposite() && along(place, line) == last && been {
                return true;
            }
            stack.push((neighbour(place, leaves), leaves.opposite(), been));
        }
    }
    false
}

/// Full boards of random cards are connected as often as geometry says: 17 %, 5 %, 95 % and, both ways, 91 %.
#[test]
fn random_boards_are_connected_as_often_as_they_should() {
    let game = game(Options::default());
    let mut chance = Chance::new(2024);
    let mut share = |cards: &[Card], seats: &[Seat]| {
        let boards = 20_000;
        let hits = (0..boards).filter(|_| {
            let state = full(&game, || chance.pick(cards));
            seats.iter().all(|&seat| game.connected(&state, seat))
        });
        100.0 * hits.count() as f64 / f64::from(boards)
    };
    let near = |share: f64, percent: f64| assert!((share - percent).abs() < 1.5, "{share} is not {percent}");
    let (shared, opposite) = Card::DOUBLES.split_at(4);
    near(share(opposite, &[Seat(0)]), 17.0);
    near(share(shared, &[Seat(0)]), 5.0);
    near(share(&Card::TRIPLES, &[Seat(0)]), 95.0);
    near(share(&Card::TRIPLES, &[Seat(0), Seat(1)]), 91.0);
}

/// Cheapest journeys by Dijkstra's algorithm over (place, entry edge), with a price for driving a curve that lies there
/// (covered or not) and for a new card.
fn plain_price(state: &State, frame: [i32; 4], line: Line, [covered, open, new]: [u32; 3]) -> Option<u32> {
    let [west, north, size, _] = frame;
    let cards = plain(state);
    let inside = |(x, y): (i32, i32)| (west..west + size).contains(&x) && (north..north + size).contains(&y);
    let (first, last) = match line {
        Line::NorthSouth => (north, north + size - 1),
        Line::EastWest => (west, west + size - 1),
    };
    let enter = start_edge(line);
    let mut queue = std::collections::BTreeMap::new();
    let mut done = HashSet::new();
    for place in (west..west + size).flat_map(|x| (north..north + size).map(move |y| (x, y))) {
        if along(place, line) == first {
            queue.entry(0u32).or_insert_with(Vec::new).push((place, enter, false));
        }
    }
    while let Some(mut entry) = queue.first_entry() {
        let price = *entry.key();
        let Some((place, edge, arrived)) = entry.get_mut().pop() else {
            entry.remove();
            continue;
        };
        if arrived {
            return Some(price);
        }
        if !inside(place) || !done.insert((place, edge)) {
            continue;
        }
        let cell = Cell::new(place.0 as u8, place.1 as u8);
        let is_covered = cell.is_some_and(|cell| state.board().is_covered(cell));
        for curve in krumme_pfade::Curve::ALL {
            let Some(leaves) = curve.leaves(edge) else { continue };
            let lies = cards.get(&place).is_some_and(|card| card.has(curve));
            let step = match (lies, is_covered) {
                (true, true) => covered,
                (true, false) => open,
                (false, false) => new,
                (false, true) => continue,
            };
            let arrived = leaves == enter.opposite() && along(place, line) == last;
            let onward = (neighbour(place, leaves), leaves.opposite(), arrived);
            queue.entry(price + step).or_insert_with(Vec::new).push(onward);
        }
    }
    None
}

/// The best over the frames that the evaluation looks at: all along the line, the middle one across it.
fn best_price(game: &KrummePfade, state: &State, line: Line, prices: [u32; 3]) -> Option<u32> {
    let (size, board) = (i32::from(game.size()), state.board());
    let (width, height) = (i32::from(board.width()), i32::from(board.height()));
    let (west, north) = (i32::from(board.corner().column()), i32::from(board.corner().row()));
    let frames: Vec<[i32; 4]> = match line {
        Line::NorthSouth => {
            (0..=size - height).map(|up| [west - (size - width) / 2, north - up, size, size]).collect()
        }
        Line::EastWest => {
            (0..=size - width).map(|left| [west - left, north - (size - height) / 2, size, size]).collect()
        }
    };
    frames.into_iter().filter_map(|frame| plain_price(state, frame, line, prices)).min()
}

#[test]
fn distances_agree_with_dijkstra() {
    let (mut never, mut some) = (0, 0);
    for size in 3..=7 {
        visit(Options { size, ..Options::default() }, 300 + u64::from(size), 8, |game, state, _| {
            for seat in Seat::all(2) {
                let line = Line::of(seat);
                let cards = best_price(game, state, line, [0, 0, 1]);
                assert_eq!(game.cards_needed(state, seat).map(u32::from), cards, "{state:?}");
                assert_eq!(cards == Some(0), game.connected(state, seat));
                let effort = best_price(game, state, line, [0, 1, 2]);
                assert_eq!(game.effort(state, seat).map(u32::from), effort, "{state:?}");
                if cards.is_none() { never += 1 } else { some += 1 }
            }
        });
    }
    // Random matches hardly ever shut anybody out, so covered boards are tried as well.
    let game = game(Options { size: 3, ..Options::default() });
    let mut chance = Chance::new(9);
    let all: Vec<Card> = any_card().collect();
    for _ in 0..2000 {
        let mostly: Vec<Card> =
            Card::TRIPLES.into_iter().cycle().take(60).chain(all.iter().copied()).collect();
        let state = full(&game, || chance.pick(&mostly));
        for seat in Seat::all(2) {
            let cards = best_price(&game, &state, Line::of(seat), [0, 0, 1]);
            assert_eq!(game.cards_needed(&state, seat).map(u32::from), cards, "{state:?}");
            let effort = best_price(&game, &state, Line::of(seat), [0, 1, 2]);
            assert_eq!(game.effort(&state, seat).map(u32::from), effort, "{state:?}");
            if cards.is_none() { never += 1 } else { some += 1 }
        }
    }
    assert!(never > 50 && some > 3000, "{never} {some}");
}
