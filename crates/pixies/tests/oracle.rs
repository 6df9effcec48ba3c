//! Plain implementations beside the fast ones, compared on many random tables.
//!
//! The oracle shares nothing with the crate but the text of the data file and the text form of grids: it reads cards
//! by itself, keeps them as words, and floods groups with coordinates.

use pixies::{Cards, Deck, Options, Pixies, TypedTable, tally};
use std::collections::{BTreeMap, BTreeSet};
use table::{Components, Dice, Forms, Quiet, Rules, Seat, Seed, Setup};

#[derive(Clone, Debug, Default)]
struct PlainCard {
    colours: BTreeSet<char>,
    number: usize,
    symbols: Vec<String>,
}

/// Reads the data file without the crate's help.
fn plain_cards(flower_power: bool) -> BTreeMap<String, PlainCard> {
    let mut cards = BTreeMap::new();
    let mut wanted = true;
    for line in Deck::FILES[0].1.lines() {
        let words: Vec<&str> = line.split('#').next().unwrap().split_whitespace().collect();
        match words[..] {
            ["deck", name] => wanted = name == "base" || flower_power,
            [id, colours, number, ref symbols @ ..] if wanted => {
                let symbols = symbols.iter().map(|symbol| (*symbol).to_owned()).collect();
                let card = PlainCard {
                    colours: colours.chars().collect(),
                    number: number.parse().unwrap(),
                    symbols,
                };
                cards.insert(id.to_owned(), card);
            }
            _ => {}
        }
    }
    cards
}

/// A grid as its nine texts, scored by the letter of the rules: validated, spirals, crosses, group, forest floor.
fn plain_score(
    cards: &BTreeMap<String, PlainCard>,
    texts: &[String],
    round: i32,
    flower_power: bool,
) -> [i32; 5] {
    let mut open: BTreeMap<(i32, i32), &PlainCard> = BTreeMap::new();
    let (mut validated, mut floor) = (0, 0);
    for (space, text) in texts.iter().enumerate() {
        let at = (space as i32 % 3, space as i32 / 3);
        let face = text.split('/').next().unwrap();
        if face.starts_with('_') {
            floor += 1;
        } else if face != "." {
            let card = &cards[face];
            open.insert(at, card);
            if text.contains('/') {
                validated += card.number as i32;
            }
        }
    }
    let count = |colour: char| open.values().filter(|card| card.colours.contains(&colour)).count() as i32;
    let (mut spirals, mut crosses) = (0, 0);
    for card in open.values() {
        for symbol in &card.symbols {
            match symbol.as_str() {
                "+own" => spirals += count(*card.colours.iter().next().unwrap()),
                other => match other.split_once(':') {
                    Some(("-each", colour)) => crosses += count(colour.chars().next().unwrap()),
                    Some(("+floor", times)) => spirals += times.parse::<i32>().unwrap() * floor,
                    _ if other.starts_with('+') => spirals += other[1..].parse::<i32>().unwrap(),
                    _ => crosses += other[1..].parse::<i32>().unwrap(),
                },
            }
        }
    }
    let mut largest = 0;
    for colour in "BGYR".chars() {
        for start in open.keys() {
            let mut reached = BTreeSet::new();
            let mut border = vec![*start];
            while let Some((x, y)) = border.pop() {
                let joins = open.get(&(x, y)).is_some_and(|card| card.colours.contains(&colour));
                if joins && reached.insert((x, y)) {
                    border.extend([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
                }
            }
            largest = largest.max(reached.len() as i32);
        }
    }
    let group = if largest < 2 { 0 } else { largest * (round + 1) };
    [validated, spirals, -crosses, group, if flower_power { 5 * floor } else { 0 }]
}

/// A grid with any cards that could lie there.
fn random_grid(cards: &BTreeMap<String, PlainCard>, dice: &mut Dice) -> Vec<String> {
    // Some grids are nearly full, some nearly empty, some mostly one colour.
    let emptiness = 1 + dice.below(6);
    let favourite = "BGYR".chars().nth(dice.below(4) as usize).unwrap();
    (1..=9)
        .map(|number| {
            let all: Vec<&String> =
                cards.iter().filter(|card| card.1.number == number).map(|card| card.0).collect();
            let liked: Vec<&String> =
                all.iter().copied().filter(|id| cards[*id].colours.contains(&favourite)).collect();
            let from = if dice.below(2) == 0 && !liked.is_empty() { liked } else { all };
            let face = (*dice.pick(&from).unwrap()).clone();
            match dice.below(emptiness + 8) {
                0..4 => face,
                4..7 => format!("{face}/_"),
                7 => "_".to_owned(),
                _ => ".".to_owned(),
            }
        })
        .collect()
}

/// 100,000 random grids, half of them with Flower Power.
#[test]
fn scores_agree_with_a_plain_count() {
    let mut dice = Dice::new(Seed::from_number(2024));
    let deck = Deck::own();
    for flower_power in [false, true] {
        let options = Options { flower_power };
        let plain = plain_cards(flower_power);
        let cards = Cards::new(&deck, &options);
        for _ in 0..50_000 {
            let texts = random_grid(&plain, &mut dice);
            let round = 1 + dice.below(3) as u8;
            let typed = TypedTable::read(&texts.join(" "), &deck, &options).expect("a sound grid");
            let fast = tally(&cards, &typed.rounds[0].1[0].grid, round);
            let expected = plain_score(&plain, &texts, round.into(), flower_power);
            let parts: Vec<i32> = fast.parts(true).map(|(_, points)| points).collect();
            assert_eq!(parts, expected, "round {round}: {texts:?}");
            assert_eq!(fast.total(), expected.iter().sum::<i32>());
        }
    }
}

/// The moves of a display, by the letter of PX-6 to PX-9.
fn plain_moves(cards: &BTreeMap<String, PlainCard>, display: &[String], grid: &[String]) -> Vec<String> {
    let mut moves = Vec::new();
    for id in display {
        let there = &grid[cards[id].number - 1];
        match (there.as_str(), there.contains('/')) {
            (".", _) => moves.push(id.clone()),
            (text, false) if text.starts_with('_') => moves.push(id.clone()),
            (_, false) => moves.extend([format!("{id} over"), format!("{id} under")]),
            (_, true) => {
                let empty = (0..9).filter(|space| grid[*space] == ".");
                moves.extend(empty.map(|space| format!("{id} @{}", space + 1)));
            }
        }
    }
    moves
}

/// Whole matches: moves, points of every round and the winner follow from the texts of the positions alone.
#[test]
fn matches_agree_with_plain_rules() {
    for (seats, flower_power) in [(2, false), (3, true), (4, false), (5, true), (6, true)] {
        let plain = plain_cards(flower_power);
        let game = Pixies::open(Setup::new(seats, Options { flower_power })).unwrap();
        for seed in 0..40 {
            let mut dice = Dice::new(Seed::from_number(seed));
            let mut state = game.deal(&mut dice);
            let mut totals = vec![0; usize::from(seats)];
            while let Some(seat) = game.waiting(&state).first() {
                let position = game.position(&state);
                let display: Vec<String> = position.display.iter().map(ToString::to_string).collect();
                let mut moves = Vec::new();
                game.moves(&state, seat, &mut moves);
                let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
                assert_eq!(texts, plain_moves(&plain, &display, &position.grids[seat.index()]));
                let choice = dice.pick(&moves).copied().unwrap();
                let round = i32::from(state.round());
                let mut after = position.grids.clone();
                lay_plainly(&plain, &mut after[seat.index()], &choice.to_string());
                let _ = game.play(&mut state, seat, &choice, &mut dice, &mut Quiet).unwrap();
                if state.tallies(Seat(0)).len() == round as usize {
                    for (total, grid) in totals.iter_mut().zip(&after) {
                        *total += plain_score(&plain, grid, round, flower_power).iter().sum::<i32>();
                    }
                } else {
                    assert_eq!(game.position(&state).grids, after);
                }
            }
            let scores: Vec<i32> = game.scores(&state).iter().map(table::Score::total).collect();
            assert_eq!(scores, totals);
            let best = totals.iter().max().unwrap();
            let winners: Vec<Seat> = Seat::all(seats).filter(|seat| totals[seat.index()] == *best).collect();
            assert_eq!(game.outcome(&state).unwrap().winners.iter().collect::<Vec<_>>(), winners);
        }
    }
}

/// Lays a card by its text alone.
fn lay_plainly(cards: &BTreeMap<String, PlainCard>, grid: &mut [String], choice: &str) {
    let (id, way) = choice.split_once(' ').unwrap_or((choice, ""));
    let home = cards[id].number - 1;
    let there = grid[home].clone();
    match way {
        "" if there == "." => id.clone_into(&mut grid[home]),
        "" => grid[home] = format!("{id}/{there}"),
        "over" => grid[home] = format!("{id}/_{there}"),
        "under" => grid[home] = format!("{there}/_{id}"),
        space => grid[space[1..].parse::<usize>().unwrap() - 1] = format!("_{id}"),
    }
}
