//! Setting up, and new characters.

use crate::scenario::scenario;
use serde_json::json;
use table::{Dice, Edition, Quiet, Rules, Seat, Seats, Seed};
use talisman::components::CharacterId;
use talisman::language::{Deck, Stat};
use talisman::state::{Spot, State};
use talisman::{Move, Talisman};

fn deal(seats: u8, options: &serde_json::Value, seed: u64) -> (Talisman, State) {
    let rules: Talisman = Edition::newest().open(seats, options).expect("sound options");
    let state = rules.deal(&mut Dice::new(Seed::from_number(seed)));
    (rules, state)
}

fn moves(rules: &Talisman, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.moves(state, seat, &mut moves);
    moves
}

/// TB-1: everybody is dealt one character, each another one, and stands on its start space.
#[test]
fn tb_1_everybody_gets_a_character() {
    for seats in 2..=6 {
        for seed in 0..20 {
            let (rules, state) = deal(seats, &json!({}), seed);
            let mut seen = Vec::new();
            for seat in Seat::all(seats) {
                let side = state.side(seat);
                let character = side.character().expect("a character");
                assert_eq!(side.space, rules.kit().start(character));
                assert!(!seen.contains(&character), "{character:?} twice");
                seen.push(character);
            }
        }
    }
}

/// TB-1, RU-97: three to choose from, two with five and six players; secretly and at the same time.
#[test]
fn tb_1_one_of_three() {
    for seats in 2..=6 {
        let (rules, mut state) = deal(seats, &json!({"characters": "of_three"}), 5);
        assert_eq!(rules.waiting(&state), Seats::all(seats), "all at the same time");
        let each = if seats < 5 { 3 } else { 2 };
        let mut chosen = Vec::new();
        for seat in Seat::all(seats) {
            let offered = moves(&rules, &state, seat);
            assert_eq!(offered.len(), each, "{seats} players");
            chosen.push(offered[1]);
        }
        for (seat, choice) in Seat::all(seats).zip(&chosen) {
            assert!(
                state.side(seat).character().is_none(),
                "nobody's choice is known before all have chosen"
            );
            let _ = rules
                .play(&mut state, seat, choice, &mut Dice::new(Seed::from_number(1)), &mut Quiet)
                .unwrap();
        }
        for (seat, choice) in Seat::all(seats).zip(&chosen) {
            let entry = rules.kit().character(state.side(seat).character().expect("chosen"));
            assert_eq!(*choice, Move::Character(entry.code.parse().unwrap()));
        }
    }
}

/// TB-1: with free choice in turn order, and what is taken is taken.
#[test]
fn tb_1_free_choice() {
    let (rules, mut state) = deal(3, &json!({"characters": "free"}), 5);
    for seat in Seat::all(3) {
        assert_eq!(rules.waiting(&state), Seats::one(seat));
        let offered = moves(&rules, &state, seat);
        assert_eq!(offered.len(), 14 - seat.index());
        let _ = rules
            .play(&mut state, seat, &offered[0], &mut Dice::new(Seed::from_number(1)), &mut Quiet)
            .unwrap();
    }
    assert!(Seat::all(3).all(|seat| state.side(seat).is_alive()));
}

/// TB-2, TB-46: lives and fate as printed, one gold, no counters, and the Spells of the character from the Spell deck.
#[test]
fn tb_2_what_everybody_starts_with() {
    for seed in 0..30 {
        let (rules, state) = deal(6, &json!({}), seed);
        for seat in Seat::all(6) {
            let side = state.side(seat);
            let entry = rules.kit().character(side.character().expect("a character"));
            assert_eq!((side.life, side.fate, side.gold), (entry.life, entry.fate, 1));
            assert_eq!((side.strength, side.craft), (0, 0));
            assert_eq!(side.alignment, entry.alignment);
            let held: Vec<_> = state.at(Spot::held(seat)).collect();
            assert_eq!(held.len(), usize::from(entry.spells), "TB-46: {}", entry.key);
            assert!(held.iter().all(|card| rules.kit().face(*card).deck == Deck::Spell));
        }
    }
}

/// TB-3: the stock is counted, and what has run out cannot be gained.
#[test]
fn tb_3_the_stock() {
    let (rules, state) = deal(2, &json!({}), 1);
    let total =
        [(Stat::Strength, 72), (Stat::Craft, 72), (Stat::Life, 72), (Stat::Fate, 36), (Stat::Gold, 30)];
    for (stat, count) in total {
        assert_eq!(rules.kit().counters(stat), count);
    }
    let lives: u8 = state.sides.iter().map(|side| side.life).sum();
    assert_eq!(state.in_stock(Stat::Life), 72 - lives);
    assert_eq!(rules.kit().deck(Deck::Talisman).len(), 4);
    let empty = scenario("rule:TB-3").seat("elf").fate(0).visits("M12").dice([6, 6]);
    empty.with(|state| state.stock[Stat::Life as usize] = 1).then().life(5);
}

/// TB-4: player 1 begins; then it goes clockwise.
#[test]
fn tb_4_the_first_player_begins() {
    let (_, state) = deal(4, &json!({}), 9);
    assert_eq!(state.active(), Seat(0));
    let round = scenario("rule:TB-4")
        .seat("elf")
        .at("O8")
        .misses(1)
        .seat("warrior")
        .at("O15")
        .seat("troll")
        .at("O16");
    round.then().turn_of(2).dice([1]).plays(["2: roll", "2: walk O14"]).then().turn_of(3);
}

/// Nothing is left of the Adventure deck but what is on top of it.
fn thin_deck(state: &mut State) {
    for spot in state.spots.iter_mut().take(104).filter(|spot| **spot == Spot::DECK) {
        *spot = Spot::OUT;
    }
}

/// TB-4, RU-39: an emptied deck is made anew from its discards at once; if there are none, nothing is drawn.
#[test]
fn tb_4_an_emptied_deck_is_shuffled_anew() {
    let last = scenario("rule:TB-4").seat("elf").without(["bag_of_gold"]).deck(["mule"]).discards(["devil"]);
    let last = last.visits("O1").with(thin_deck).then();
    last.lies("O1", "mule").in_deck("devil", 1);
    let none = scenario("rule:TB-4").seat("elf").without(["bag_of_gold"]).visits("O1").with(thin_deck).then();
    none.lie("O1", 0).at("O1").turn_of(2);
}

/// TB-47: whoever was killed gets an unused character at the start of his next turn, and plays that turn.
#[test]
fn tb_47_a_new_character_for_the_killed() {
    let dead = scenario("rule:TB-47").seat("elf").at("O8").misses(1).seat("warrior").at("O15");
    let risen = dead
        .with(|state| (state.sides[1].dead, state.sides[1].life) = (true, 0))
        .then()
        .turn_of(2)
        .seat(2)
        .alive();
    let (side, rules) = (*risen.side(), risen.rules());
    let character = side.character().unwrap();
    assert!(!["elf", "warrior"].contains(&rules.kit().character(character).key.as_str()), "an unused one");
    let entry = rules.kit().character(character);
    assert_eq!((side.life, side.fate, side.gold), (entry.life, entry.fate, 1));
    assert_eq!(side.space, rules.kit().start(character));
}

/// TB-47: if no unused character is left, one of the killed comes back.
#[test]
fn tb_47_the_killed_come_back_when_nobody_else_is_left() {
    let dead =
        scenario("rule:TB-47").seat("elf").at("O8").misses(1).seat("warrior").at("O15").with(|state| {
            (state.sides[1].dead, state.sides[1].life) = (true, 0);
            // All have been in the match.
            state.turn.used = (1 << 14) - 1;
        });
    let risen = dead.then().turn_of(2).seat(2).alive();
    assert_ne!(
        risen.side().character(),
        Some(CharacterId(risen.state().sides[0].character)),
        "not one that is in play"
    );
}
