//! Rulings on belongings, limits and lasting cards (RU-32 to RU-35, RU-80, RU-96, RU-97, RU-113 to RU-115).

use crate::scenario::scenario;
use table::{Dice, Edition, Rules, Seat, Seed};
use talisman::language::Stat;
use talisman::state::NOBODY;
use talisman::{Event, Talisman};

/// RU-32: he keeps four of his choice; the thief gets the Mule alone.
#[test]
fn ru_32_without_the_mule_four_objects_remain() {
    scenario("RU-32")
        .seat("sorceress").at("O0").fate(0).holds(["mesmerism"])
        .seat("troll").at("O9").holds(["mule", "sword", "axe", "helmet", "shield", "ring"])
        .plays(["use mesmerism"])
        .asks().holds("mule").seat(2).may("card sword").may("card ring")
        .plays(["2: card axe"])
        .seat(2).lies("O9", "axe").holds("sword").holds("ring")
        .seat(1).lacks("axe");
}

/// RU-33: the space takes them, not their owner.
#[test]
fn ru_33_the_vampire_takes_the_hag() {
    scenario("RU-33")
        .seat("elf").at("I1").fate(0).holds(["cursed_by_a_hag"]).dice([1])
        .plays(["walk I2", "choose 1"])
        .then().life(4).discarded("cursed_by_a_hag");
}

#[test]
fn ru_34_trophies_are_no_objects() {
    scenario("RU-34").seat("elf").trophies(["dragon"]).asks().may_not("ditch dragon");
    scenario("RU-34")
        .seat("thief").at("O4").fate(0)
        .seat("troll").at("O5").fate(0).trophies(["dragon"]).dice([1, 1, 1])
        .plays(["roll", "walk O5", "seat 2"])
        .then().seat(2).trophy("dragon").scored(3 + 1, 6 + 1);
}

/// RU-35, TB-32: whole cards, and what is too much is lost.
#[test]
fn ru_35_surplus_of_trophies_is_lost() {
    scenario("RU-35")
        .seat("elf").at("O0").fate(0).trophies(["ogre", "serpent"]).dice([1])
        .plays(["roll", "walk O1", "trade strength"])
        .then().strength(1).trophies(0);
    scenario("RU-35")
        .seat("elf").at("O0").fate(0).trophies(["ogre", "serpent", "bear", "dragon"]).dice([1])
        .plays(["roll", "walk O1", "trade strength"])
        .then().strength(1).trophies(3);
}

/// RU-80, V-17: rounds are counted by missed turns too.
#[test]
fn ru_80_effects_end_in_a_missed_turn_too() {
    scenario("RU-80")
        .seat("sorceress").at("O0").fate(0).holds(["destroy_magic"])
        .seat("troll").at("O9").fate(0)
        .lies("O1", ["marsh"]).dice([1, 1])
        .plays(["use destroy_magic", "roll", "walk O1", "2: roll", "2: walk O10"])
        .then().turn_of(2).discarded("destroy_magic")
        .happened(|event| *event == Event::TurnMissed { seat: Seat(0) });
}

/// RU-96, TB-3: points, not large and small counters.
#[test]
fn ru_96_seventy_two_points_each() {
    scenario("RU-96").seat("elf").asks().check(|state| {
        let dealt: u8 = state.sides.iter().map(|side| side.life).sum();
        state.in_stock(Stat::Strength) == 72 && state.in_stock(Stat::Craft) == 72 && state.in_stock(Stat::Life) == 72 - dealt
    });
    scenario("RU-96")
        .seat("elf").fate(0).with(|state| state.stock[Stat::Craft as usize] = 0)
        .visits("O12").dice([4])
        .plays(["choose enchantress"])
        .then().craft(0);
}

/// RU-97, TB-1: as many as fit, and all choose at the same time.
#[test]
fn ru_97_two_characters_each_for_five_and_six() {
    for (seats, each) in [(2, 3), (4, 3), (5, 2), (6, 2)] {
        let options = serde_json::json!({ "characters": "of_three" });
        let rules: Talisman = Edition::newest().open(seats, &options).expect("sound options");
        let state = rules.deal(&mut Dice::new(Seed::from_number(7)));
        assert_eq!(rules.waiting(&state).len(), usize::from(seats), "all at once");
        for seat in Seat::all(seats) {
            assert_eq!(state.dealt[seat.index()].iter().filter(|dealt| **dealt != NOBODY).count(), each);
            let mut moves = Vec::new();
            rules.moves(&state, seat, &mut moves);
            assert_eq!(moves.len(), each);
        }
    }
    let options = serde_json::json!({ "characters": "free" });
    let rules: Talisman = Edition::newest().open(3, &options).expect("sound options");
    let state = rules.deal(&mut Dice::new(Seed::from_number(7)));
    assert_eq!(rules.waiting(&state).iter().collect::<Vec<_>>(), [Seat(0)], "one after the other");
}

/// RU-113: the Blizzard ends with its card; Hex is no target.
#[test]
fn ru_113_destruction_on_the_blizzard() {
    let calm = scenario("RU-113")
        .seat("elf").at("O0").fate(0)
        .seat("sorceress").at("O9").fate(0).holds(["destruction"])
        .deck(["blizzard"]).dice([1])
        .plays(["roll", "walk O1"])
        .then().turn_of(2).seat(2).may_not("roll")
        .plays(["2: use destruction"]);
    calm.seat(2).discarded("blizzard").may("roll");
    scenario("RU-113")
        .seat("sorceress").at("O9").fate(0).holds(["destruction"]).lies("O5", ["hex"])
        .asks().may_not("use destruction");
}

#[test]
fn ru_114_hag_and_poltergeist_cannot_be_ditched() {
    scenario("RU-114")
        .seat("elf").holds(["cursed_by_a_hag", "poltergeist", "sword"])
        .asks().may("ditch sword").may_not("ditch cursed_by_a_hag").may_not("ditch poltergeist");
    scenario("RU-114")
        .seat("sorceress").at("O4").fate(0)
        .seat("troll").at("O5").holds(["poltergeist"]).dice([1])
        .plays(["roll", "walk O5", "seat 2", "use sorceress lure"])
        .then().holds("poltergeist");
}

/// RU-115: a defender may fulfil his quest; the turn of the attacker ends by the fight, not by the quest.
#[test]
fn ru_115_the_quest_of_a_defender() {
    scenario("RU-115")
        .seat("elf").at("O4").fate(0)
        .seat("troll").at("O5").fate(0).quest("take_a_life").dice([1, 1, 6])
        .plays(["roll", "walk O5", "seat 2"])
        .then().life(3).at("O5").seat(2).at("M8").holds("talisman").unsworn().turn_of(2);
    scenario("RU-115")
        .seat("elf").fate(0).gold(1).quest("deliver_three_gold")
        .deck(["two_bags_of_gold", "sword"]).visits("O20")
        .plays(["choose 1"])
        .then().gold(0).at("M8").holds("talisman").lacks("sword").turn_of(2);
}
