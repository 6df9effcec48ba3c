//! Moves that do the same: one is listed, and the others are read as that one (FT-2, FT-10).

use crate::scenario::Scenario;
use fairy_trails::{
    CARDS, CardId, Claims, Colour, Deck, Edge, Face, FairyTrails, Laying, Move, NetworkName, Options, Place,
    Rotation, State, Trails,
};
use table::{Components, Dice, Edition, Match, Record, Rules, Seat, Seed};

/// Faces that look the same after a quarter turn (two), after half a turn (two), and not before a whole one (three).
const FACES: [[&str; 2]; 7] = [
    ["NESW*", "NESW*"],
    ["NS EW", "NESW*"],
    ["NS* EW", "N E S W"],
    ["NE SW", "ES NW"],
    ["NES W*", "NE* S W"],
    ["NS* E W", "NE S W*"],
    ["NE* SW", "NES* W"],
];

/// A deck of these alone, each on some eight cards and turned differently on them, so that hands are full of twins.
fn deck_of_twins() -> Deck {
    let line = |number: usize| {
        let [elves, gnomes] = FACES[number % 7].map(|groups| Trails::read(groups).unwrap());
        let face = Face::new(elves, gnomes).turned(Rotation::quarters((number / 7 % 4) as u8));
        let [elves, gnomes] = Colour::BOTH.map(|colour| *face.trails(colour));
        let name = if number == 0 { "start".to_owned() } else { number.to_string() };
        format!("{name}: {elves} | {gnomes}\n")
    };
    Deck::read_text(&(0..CARDS).map(line).collect::<String>()).unwrap()
}

fn edition() -> Edition<FairyTrails> {
    Edition::newest().with(deck_of_twins())
}

fn game(seats: u8, claims: Claims) -> FairyTrails {
    FairyTrails::open(edition().setup(seats, Options { claims, easier: false })).unwrap()
}

/// Plays random matches and shows one in six of their states.
fn random_states(
    game: &FairyTrails,
    matches: u64,
    mut look: impl FnMut(&Match<FairyTrails>, Seat, &mut Dice),
) {
    for number in 0..matches {
        let mut dice = Dice::new(Seed::from_number(number));
        let mut game_match = Match::new(game.clone(), Seed::from_number(number));
        while let Some(seat) = game.waiting(game_match.state()).first() {
            if dice.below(6) == 0 {
                look(&game_match, seat, &mut dice);
            }
            let count = game.move_count(game_match.state(), seat) as u32;
            let choice = game.nth_move(game_match.state(), seat, dice.below(count) as usize).unwrap();
            game_match.play(seat, choice).unwrap();
        }
    }
}

fn after(game_match: &Match<FairyTrails>, seat: Seat, choice: Move) -> Option<State> {
    let mut copy = game_match.clone();
    copy.play(seat, choice).ok()?;
    Some(copy.state().clone())
}

/// FT-2: whatever card of the hand shows the same face on a place as a listed laying is that laying, whichever number
/// and rotation name it; all other spellings are refused.
#[test]
fn ft_2_what_looks_the_same_is_the_same_move() {
    for (seats, claims) in [(1, Claims::Automatic), (2, Claims::Automatic), (2, Claims::Manual)] {
        let game = game(seats, claims);
        let deck = game.deck();
        let (mut respelt, mut twins, mut refused) = (0, 0, 0);
        random_states(&game, if seats == 1 { 80 } else { 12 }, |game_match, seat, dice| {
            let mut moves = Vec::new();
            game.moves(game_match.state(), seat, &mut moves);
            let layings: Vec<Laying> = moves
                .iter()
                .filter_map(|choice| if let Move::Lay(laying) = choice { Some(*laying) } else { None })
                .collect();
            let Some(&Laying { at, .. }) = dice.pick(&layings) else { return };
            for card in 0..=CARDS as CardId {
                for rotation in Rotation::ALL {
                    let said = Laying { card, at, rotation };
                    let held = game_match.state().hand(seat).contains(&card);
                    let listed = layings.iter().find(|listed| {
                        let shown = deck.face(listed.card, listed.rotation) == deck.face(card, rotation);
                        held && listed.at == at && shown
                    });
                    let canonical = game.canonical(game_match.state(), seat, Move::Lay(said));
                    assert_eq!(canonical, Move::Lay(*listed.unwrap_or(&said)), "{said}");
                    let reached = after(game_match, seat, Move::Lay(said));
                    assert_eq!(
                        reached,
                        listed.and_then(|&listed| after(game_match, seat, Move::Lay(listed)))
                    );
                    assert_eq!(reached.is_some(), listed.is_some(), "{said}");
                    respelt += usize::from(listed.is_some_and(|listed| *listed != said));
                    twins += usize::from(listed.is_some_and(|listed| listed.card != card));
                    refused += usize::from(listed.is_none());
                }
            }
        });
        assert!(respelt > 30 && refused > 1000, "{respelt} {refused}");
        assert!(twins > 20 || seats == 1, "two cards in a hand may be alike: {twins}");
    }
}

/// FT-2: the twin of a card may be another rotation of it, and takes the place of the listed one only where it fits.
#[test]
fn ft_2_a_turned_twin() {
    let table = Scenario::elves("╬").hand(0, "└|┼").hand(0, "┐|┼").play();
    let canonical = |text: &str| {
        let choice = text.parse().unwrap();
        table.game.canonical(&table.state, Seat(0), choice).to_string()
    };
    assert_eq!(canonical("2 0,1 r0"), "1 0,1 r180");
    assert_eq!(canonical("1 0,1 r180"), "1 0,1 r180");
    assert_eq!(canonical("2 5,5 r0"), "1 5,5 r180", "still refused: the place touches nothing");
    for foreign in ["3 0,1 r0", "0 0,1 r0", "200 0,1 r0"] {
        assert_eq!(canonical(foreign), foreign, "not in the hand");
    }
}

/// FT-10: any edge of a network names it in a claim; one that cannot be claimed is handed back as it was said.
#[test]
fn ft_10_a_claim_by_any_edge() {
    let game = game(2, Claims::Manual);
    let (mut claims, mut false_claims) = (0, 0);
    random_states(&game, 20, |game_match, seat, _| {
        let state = game_match.state();
        let mut moves = Vec::new();
        game.moves(state, seat, &mut moves);
        let colour = Colour::of(seat);
        for laid in state.board().laid() {
            for edge in Edge::ALL {
                let said = Move::Claim(NetworkName { place: laid.place, edge });
                let (name, _) = state.board().network_at(colour, laid.place, edge).unwrap();
                let listed = Move::Claim(name);
                if moves.contains(&listed) {
                    assert_eq!(game.canonical(state, seat, said), listed);
                    assert_eq!(after(game_match, seat, said), after(game_match, seat, listed));
                    claims += usize::from(said != listed);
                } else {
                    assert_eq!(game.canonical(state, seat, said), said);
                    assert_eq!(after(game_match, seat, said), None);
                    false_claims += 1;
                }
            }
        }
        let nowhere = Move::Claim(NetworkName { place: Place::new(99, 99), edge: Edge::North });
        assert_eq!(game.canonical(state, seat, nowhere), nowhere);
    });
    assert!(claims > 20 && false_claims > 1000, "{claims} {false_claims}");
}

/// A record holds the listed spelling, whatever was said, and no other is read back.
#[test]
fn records_know_one_spelling() {
    let game = game(2, Claims::Automatic);
    let edition = edition();
    let mut changed = 0;
    for number in 0..20 {
        let mut game_match = Match::new(game.clone(), Seed::from_number(number));
        let seat = game.waiting(game_match.state()).first().unwrap();
        let Some(Move::Lay(listed)) = game.nth_move(game_match.state(), seat, 0) else { panic!("a card") };
        let hand = game_match.state().hand(seat).iter();
        let spellings =
            hand.flat_map(|&card| Rotation::ALL.map(|rotation| Laying { card, at: listed.at, rotation }));
        let same = |said: &Laying| {
            game.canonical(game_match.state(), seat, Move::Lay(*said)) == Move::Lay(listed) && *said != listed
        };
        let Some(said) = spellings.into_iter().find(same) else { continue };
        game_match.play(seat, Move::Lay(said)).unwrap();
        let mut record: Record = game_match.record();
        assert_eq!(record.moves[0].text, listed.to_string());
        assert_eq!(Match::<FairyTrails>::replay(&record, &edition).unwrap(), game_match);
        record.moves[0].text = said.to_string();
        let faults = Match::<FairyTrails>::replay(&record, &edition).unwrap_err();
        assert_eq!(faults[0].reason.key, "refused-unreadable-move", "{said}");
        changed += 1;
    }
    assert!(changed > 5, "{changed}");
}
