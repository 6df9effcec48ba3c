//! Fast paths against plain ones: every network by flood fill, every preview against the laid card, every payment
//! against a book-keeper of the rules that knows nothing of the engine's numbers.

use fairy_trails::{
    CardSet, Claims, Colour, Deck, Edge, FairyTrails, Laid, Move, Options, Place, Rotation, Stage, State,
};
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, Quiet, Rules, Seat, Seed, Setup};

type Spot = (Place, Edge);

/// A network found by walking: the spots it reaches, its open ends, its huts.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Found {
    spots: BTreeSet<Spot>,
    open: usize,
    huts: usize,
}

impl Found {
    fn is_closed(&self) -> bool {
        self.open == 0
    }
}

/// All networks of a colour, by flood fill over the edges of the laid cards.
fn flood(deck: &Deck, laid: &[Laid], colour: Colour) -> Vec<Found> {
    let cards: BTreeMap<Place, &Laid> = laid.iter().map(|laid| (laid.place, laid)).collect();
    let groups = |place: &Place| {
        let laid = cards[place];
        deck.face(laid.card, laid.rotation).trails(colour).groups().to_vec()
    };
    let mut seen: BTreeSet<Spot> = BTreeSet::new();
    let mut found = Vec::new();
    for &place in cards.keys() {
        for edge in Edge::ALL {
            if seen.contains(&(place, edge)) {
                continue;
            }
            let mut network = Found { spots: BTreeSet::new(), open: 0, huts: 0 };
            let mut huts: BTreeSet<(Place, u8)> = BTreeSet::new();
            let mut todo = vec![(place, edge)];
            while let Some((at, edge)) = todo.pop() {
                if !network.spots.insert((at, edge)) {
                    continue;
                }
                let here = groups(&at);
                let group = here.iter().find(|group| group.edges & (1 << edge as u8) != 0).unwrap();
                if huts.insert((at, group.edges)) {
                    network.huts += usize::from(group.huts);
                }
                todo.extend(Edge::of_mask(group.edges).map(|edge| (at, edge)));
                let next = at.beyond(edge);
                if cards.contains_key(&next) {
                    todo.push((next, edge.opposite()));
                } else {
                    network.open += 1;
                }
            }
            seen.extend(&network.spots);
            found.push(network);
        }
    }
    found
}

/// The engine's networks are the walked ones: names, open ends, huts, and which spots belong together.
fn compare_networks(game: &FairyTrails, state: &State) {
    let board = state.board();
    for colour in Colour::BOTH {
        let walked = flood(game.deck(), board.laid(), colour);
        assert_eq!(board.networks(colour).count(), walked.len());
        let order: BTreeMap<Place, usize> =
            board.laid().iter().enumerate().map(|(count, laid)| (laid.place, count)).collect();
        for network in &walked {
            let first = network.spots.iter().min_by_key(|(place, edge)| (order[place], *edge)).unwrap();
            for &(place, edge) in &network.spots {
                let (name, facts) = board.network_at(colour, place, edge).unwrap();
                assert_eq!((name.place, name.edge), *first, "the name of the network at {place} {edge:?}");
                assert_eq!((usize::from(facts.open), usize::from(facts.huts)), (network.open, network.huts));
            }
        }
    }
}

/// Free places are the empty ones that touch a card by an edge.
fn compare_places(state: &State) {
    let laid: BTreeSet<Place> = state.board().laid().iter().map(|laid| laid.place).collect();
    let around: BTreeSet<Place> = laid
        .iter()
        .flat_map(|place| Edge::ALL.map(|edge| place.beyond(edge)))
        .filter(|place| !laid.contains(place))
        .collect();
    let free: BTreeSet<Place> = state.board().free_places().collect();
    assert_eq!(free, around);
    assert_eq!(free.len(), state.board().free_count(), "no place twice");
}

/// What the preview says of a laying is what the walk finds after it.
fn compare_preview(game: &FairyTrails, state: &State, choice: Move) {
    let Move::Lay(laying) = choice else { return };
    let face = game.deck().face(laying.card, laying.rotation);
    let preview = state.board().preview(laying.at, face).unwrap();
    let mut after = state.clone();
    let _ = game.apply(&mut after, state.turn(), &choice, &mut Dice::new(Seed::from_number(0)), &mut Quiet);
    for colour in Colour::BOTH {
        let walked = flood(game.deck(), after.board().laid(), colour);
        let mut expected: Vec<(u8, usize, usize)> = walked
            .iter()
            .filter_map(|network| {
                let here = network.spots.iter().filter(|(place, _)| *place == laying.at);
                let edges = here.fold(0, |mask, (_, edge)| mask | 1 << *edge as u8);
                (edges != 0).then_some((edges, network.open, network.huts))
            })
            .collect();
        let mut told: Vec<(u8, usize, usize)> = preview
            .touched(colour)
            .iter()
            .map(|touched| (touched.edges, usize::from(touched.open), usize::from(touched.huts)))
            .collect();
        expected.sort_unstable();
        told.sort_unstable();
        assert_eq!(told, expected, "{choice}");
    }
}

/// Keeps the books of a match by the rules and the walk alone.
struct Books {
    solo: bool,
    placed: [usize; 2],
    paid: [BTreeSet<Spot>; 2],
    quiet: usize,
    /// The winners, once it is over; nobody wins a solo match that is lost.
    over: Option<Vec<Seat>>,
}

impl Books {
    fn pay(&mut self, walked: &[Found], colour: Colour) -> usize {
        let mut stones = 0;
        for network in walked.iter().filter(|network| network.is_closed()) {
            let key = *network.spots.first().unwrap();
            if self.paid[colour.index()].insert(key) {
                stones += network.huts.min(19 - self.placed[colour.index()] - stones);
            }
        }
        self.placed[colour.index()] += stones;
        stones
    }

    /// After a card of a seat: FT-6 to FT-9, FT-13 to FT-15.
    fn card_laid(&mut self, deck: &Deck, laid: &[Laid], seat: Seat) {
        let walked = Colour::BOTH.map(|colour| flood(deck, laid, colour));
        let played_out = laid.len() == 59;
        if self.solo {
            let stones: usize =
                Colour::BOTH.iter().map(|&colour| self.pay(&walked[colour.index()], colour)).sum();
            self.quiet = if stones > 0 { 0 } else { self.quiet + 1 };
            if self.placed == [19; 2] {
                self.over = Some(vec![Seat(0)]);
            } else if self.quiet == 3 || played_out {
                self.over = Some(Vec::new());
            }
            return;
        }
        for colour in [Colour::of(seat), Colour::of(seat).other()] {
            self.pay(&walked[colour.index()], colour);
            if self.placed[colour.index()] == 19 {
                self.over = Some(vec![colour.seat()]);
                return;
            }
        }
        if played_out {
            let best = self.placed.iter().max().unwrap();
            let winners = [Seat(0), Seat(1)].into_iter().filter(|seat| self.placed[seat.index()] == *best);
            self.over = Some(winners.collect());
        }
    }
}

fn game(seats: u8, options: Options) -> FairyTrails {
    FairyTrails::open(Setup::new(seats, options)).unwrap()
}

/// Chooses a card that closes something if one can; random games would place few stones.
fn choose(game: &FairyTrails, state: &State, chance: &mut Dice, eager: bool) -> Move {
    let seat = state.turn();
    let pick = |chance: &mut Dice| {
        let count = game.move_count(state, seat) as u32;
        game.nth_move(state, seat, chance.below(count) as usize).unwrap()
    };
    if eager {
        let huts = |choice: &Move| match choice {
            Move::Lay(laying) => {
                let face = game.deck().face(laying.card, laying.rotation);
                let preview = state.board().preview(laying.at, face).unwrap();
                u32::from(preview.huts(Colour::Elves) + preview.huts(Colour::Gnomes)) + 1
            }
            _ => 0,
        };
        let tried: Vec<Move> = (0..40).map(|_| pick(chance)).collect();
        return tried.into_iter().max_by_key(huts).unwrap();
    }
    pick(chance)
}

/// FT-5 to FT-9 and FT-13 to FT-15: stones, the end and the winners of whole matches agree with the books.
fn audit(game: &FairyTrails, seed: u64) -> (usize, bool) {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut chance = Dice::new(Seed::from_number(seed + 1_000_000));
    let mut state = game.deal(&mut dice);
    let solo = game.seats() == 1;
    let mut books =
        Books { solo, placed: [0; 2], paid: [BTreeSet::new(), BTreeSet::new()], quiet: 0, over: None };
    while let Some(seat) = game.waiting(&state).first() {
        assert_eq!(books.over, None, "the books say it is over");
        let choice = choose(game, &state, &mut chance, !seed.is_multiple_of(4));
        let _ = game.play(&mut state, seat, &choice, &mut dice, &mut Quiet).unwrap();
        if matches!(choice, Move::Lay(_)) {
            books.card_laid(game.deck(), state.board().laid(), seat);
        }
        let placed = Colour::BOTH.map(|colour| usize::from(state.placed(colour)));
        assert_eq!(placed, books.placed, "stones after {choice} in match {seed}");
    }
    let outcome = game.outcome(&state).unwrap();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    assert_eq!(books.over, Some(winners), "match {seed}");
    let before_the_end = state.placed(Colour::Elves) == 19 || state.placed(Colour::Gnomes) == 19;
    (state.board().laid().len(), before_the_end)
}

#[test]
fn two_player_matches_agree_with_the_books() {
    let game = game(2, Options::default());
    let results: Vec<(usize, bool)> = (0..1200).map(|seed| audit(&game, seed)).collect();
    assert!(
        results.iter().any(|(_, early)| *early) && results.iter().any(|(_, early)| !early),
        "both ends occur"
    );
}

#[test]
fn solo_matches_agree_with_the_books() {
    let game = game(1, Options::default());
    let longest = (0..2000).map(|seed| audit(&game, seed).0).max();
    assert!(longest > Some(20));
    let easier = self::game(1, Options { easier: true, ..Options::default() });
    for seed in 0..500 {
        audit(&easier, seed);
    }
}

/// FT-10: with manual claims and players who claim all they can, stones come out as the walk says.
#[test]
fn claims_pay_what_the_walk_finds() {
    let game = game(2, Options { claims: Claims::Manual, easier: false });
    for seed in 0..200 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut chance = Dice::new(Seed::from_number(seed + 5));
        let mut state = game.deal(&mut dice);
        while let Some(seat) = game.waiting(&state).first() {
            let mut moves = Vec::new();
            game.moves(&state, seat, &mut moves);
            let claim = moves.iter().find(|choice| matches!(choice, Move::Claim(_))).copied();
            let choice = claim.unwrap_or_else(|| choose(&game, &state, &mut chance, true));
            let _ = game.play(&mut state, seat, &choice, &mut dice, &mut Quiet).unwrap();
            if choice == Move::Done && state.stage() != Stage::Over {
                let colour = Colour::of(seat);
                let huts: usize = flood(game.deck(), state.board().laid(), colour)
                    .iter()
                    .filter(|network| network.is_closed())
                    .map(|network| network.huts)
                    .sum();
                assert_eq!(usize::from(state.placed(colour)), huts, "all claimed, none left over");
            }
        }
    }
}

#[test]
fn networks_places_and_previews_agree_with_the_walk() {
    let game = game(2, Options::default());
    for seed in 0..60 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut chance = Dice::new(Seed::from_number(seed + 77));
        let mut state = game.deal(&mut dice);
        while let Some(seat) = game.waiting(&state).first() {
            compare_networks(&game, &state);
            compare_places(&state);
            for _ in 0..4 {
                compare_preview(&game, &state, choose(&game, &state, &mut chance, false));
            }
            let choice = choose(&game, &state, &mut chance, seed % 2 == 0);
            compare_preview(&game, &state, choice);
            let _ = game.apply(&mut state, seat, &choice, &mut dice, &mut Quiet);
        }
        compare_networks(&game, &state);
    }
}

/// The board grows without border: a straight line of all cards in each direction.
#[test]
fn a_line_of_all_cards_in_every_direction() {
    let game = game(2, Options::default());
    for edge in Edge::ALL {
        let mut dice = Dice::new(Seed::from_number(9));
        let mut state = game.deal(&mut dice);
        let mut place = Place::START;
        while let Some(seat) = game.waiting(&state).first() {
            place = place.beyond(edge);
            let choice = Move::Lay(fairy_trails::Laying {
                card: state.hand(seat)[0],
                at: place,
                rotation: Rotation::NONE,
            });
            let _ = game.play(&mut state, seat, &choice, &mut dice, &mut Quiet).unwrap();
            compare_places(&state);
        }
        compare_networks(&game, &state);
        assert!(state.board().laid().len() > 30);
        assert_eq!(state.board().free_count(), 2 * state.board().laid().len() + 2);
    }
}

/// Cards are never lost: table, hands, pile and discard make the whole deck.
#[test]
fn every_card_is_somewhere() {
    let game = game(1, Options { easier: true, ..Options::default() });
    for seed in 0..300 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut chance = Dice::new(Seed::from_number(seed + 3));
        let mut state = game.deal(&mut dice);
        let mut discarded = Vec::new();
        while let Some(seat) = game.waiting(&state).first() {
            let choice = choose(&game, &state, &mut chance, false);
            if choice == Move::Discard {
                discarded.extend_from_slice(state.hand(seat));
            }
            let _ = game.play(&mut state, seat, &choice, &mut dice, &mut Quiet).unwrap();
            let mut all = state.pile();
            let laid = state.board().laid().iter().skip(1).map(|laid| laid.card);
            laid.chain(state.hand(Seat(0)).iter().copied()).chain(discarded.iter().copied()).for_each(
                |card| {
                    assert!(!all.contains(card));
                    all.insert(card);
                },
            );
            assert_eq!(all, CardSet::PILE);
        }
    }
}
