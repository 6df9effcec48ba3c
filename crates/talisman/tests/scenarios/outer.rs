//! The Outer Region, space by space.

use crate::scenario::{Scenario, scenario};
use talisman::language::Alignment::{Evil, Good, Neutral};

/// Whoever ends his move there draws so many cards.
fn draws(scenario: Scenario, space: &'static str, cards: usize) {
    let before = scenario.seat("elf").visits(space).then().at(space).lie(space, cards).turn_of(2);
    before.life(4).gold(0);
}

#[test]
fn fields_woods_hills_and_plains_draw_a_card() {
    draws(scenario("space:O1"), "O1", 1);
    draws(scenario("space:O3"), "O3", 1);
    draws(scenario("space:O5"), "O5", 1);
    draws(scenario("space:O7"), "O7", 1);
    draws(scenario("space:O9"), "O9", 1);
    draws(scenario("space:O10"), "O10", 1);
    draws(scenario("space:O11"), "O11", 1);
    draws(scenario("space:O13"), "O13", 1);
    draws(scenario("space:O14"), "O14", 1);
    draws(scenario("space:O16"), "O16", 1);
    draws(scenario("space:O17"), "O17", 1);
    draws(scenario("space:O19"), "O19", 1);
    draws(scenario("space:O21"), "O21", 1);
    draws(scenario("space:O23"), "O23", 1);
}

#[test]
fn the_plains_where_somebody_stands_draw_a_card_too() {
    let visit = scenario("space:O15").seat("elf").seat("warrior").at("O1").visits("O15");
    visit.then().lie("O15", 1);
}

#[test]
fn the_sentinels_space_draws_a_card_for_whoever_stops_there() {
    draws(scenario("space:O4"), "O4", 1);
}

#[test]
fn the_ruins_draw_two_cards() {
    draws(scenario("space:O20"), "O20", 2);
    let lying = scenario("space:O20").seat("elf").lies("O20", ["mule"]).visits("O20");
    lying.then().lie("O20", 2);
}

/// The Elf calls on somebody in the Village.
fn village(scenario: Scenario, person: &str) -> Scenario {
    scenario.seat("elf").fate(0).life(2).gold(3).visits("O0").plays([&format!("choose {person}")])
}

#[test]
fn the_village_has_a_blacksmith_and_a_healer() {
    village(scenario("space:O0"), "blacksmith").plays(["choose 2"]).then().holds("purchase:sword").gold(1);
    village(scenario("space:O0"), "healer").plays(["choose 1", "choose 1"]).then().life(4).gold(1);
    // Nobody is healed above his life value, or without gold.
    village(scenario("space:O0"), "healer").plays(["choose 1", "choose 1"]).asks().may_not("choose 1");
}

#[test]
fn the_mystic_of_the_village_tells_what_the_die_says() {
    village(scenario("space:O0/row 1"), "mystic").dice([1]).then().aligned(Evil);
    village(scenario("space:O0/row 2"), "mystic").dice([3]).then().aligned(Good).craft(0).spells(0);
    let good =
        scenario("space:O0/row 3").seat("assassin").fate(0).visits("O0").plays(["choose mystic"]).dice([4]);
    good.then().aligned(Good);
    village(scenario("space:O0/row 4"), "mystic").dice([5]).then().craft(1);
    village(scenario("space:O0/row 5"), "mystic").dice([6]).then().spells(1);
}

#[test]
fn the_graveyard_hurts_the_good_and_sells_fate_to_the_neutral() {
    scenario("space:O2").seat("elf").visits("O2").then().life(3);
    let neutral =
        scenario("space:O2").seat("troll").aligned(Neutral).fate(0).gold(2).visits("O2").plays(["choose 1"]);
    neutral.then().fate(1).gold(1).life(6);
    scenario("space:O2").seat("assassin").fate(0).visits("O2").plays(["choose replenish"]).then().fate(3);
}

/// The Ghoul prays in the Graveyard.
fn dark_prayer(scenario: Scenario, die: u8) -> Scenario {
    scenario.seat("ghoul").fate(0).visits("O2").plays(["choose pray"]).dice([die])
}

#[test]
fn the_evil_pray_in_the_graveyard() {
    dark_prayer(scenario("space:O2/row 1"), 4).then().fate(0).spells(0).life(4);
    dark_prayer(scenario("space:O2/row 2"), 5).then().fate(1);
    dark_prayer(scenario("space:O2/row 3"), 6).then().spells(1);
}

#[test]
fn the_chapel_hurts_the_evil_and_heals_the_others() {
    scenario("space:O6").seat("assassin").visits("O6").then().life(3);
    scenario("space:O6")
        .seat("troll")
        .life(3)
        .gold(2)
        .visits("O6")
        .plays(["choose 1"])
        .then()
        .life(4)
        .gold(1);
    scenario("space:O6").seat("elf").life(1).visits("O6").plays(["choose heal"]).then().life(4);
}

/// The Elf prays in the Chapel.
fn prayer(scenario: Scenario, die: u8) -> Scenario {
    scenario.seat("elf").fate(0).visits("O6").plays(["choose pray"]).dice([die])
}

#[test]
fn the_good_pray_in_the_chapel() {
    prayer(scenario("space:O6/row 1"), 4).then().life(4).spells(0);
    prayer(scenario("space:O6/row 2"), 5).then().life(5);
    prayer(scenario("space:O6/row 3"), 6).then().spells(1);
}

/// The Warrior climbs the Crags.
fn crags(scenario: Scenario) -> Scenario {
    scenario.seat("warrior").fate(0).visits("O8")
}

#[test]
fn the_crags_do_as_the_die_says() {
    crags(scenario("space:O8/row 1")).dice([1, 6, 3]).then().scored(8, 7).life(5).trophies(0);
    crags(scenario("space:O8/row 1")).dice([1, 1, 6]).then().scored(3, 10).life(4);
    crags(scenario("space:O8/row 2")).dice([2]).then().missed(1);
    crags(scenario("space:O8/row 2")).dice([3]).then().missed(1);
    crags(scenario("space:O8/row 3")).dice([5]).then().missed(0).strength(0).life(5);
    crags(scenario("space:O8/row 4")).dice([6]).then().strength(1);
}

#[test]
fn the_crags_draw_no_card() {
    crags(scenario("space:O8")).dice([4]).then().lie("O8", 0);
}

/// The Elf calls on somebody in the City.
fn city(scenario: Scenario, person: &str) -> Scenario {
    scenario.seat("elf").fate(0).visits("O12").plays([&format!("choose {person}")])
}

#[test]
fn the_city_has_a_doctor_and_an_alchemist() {
    let doctor = scenario("space:O12").seat("troll").life(2).gold(4).visits("O12").plays(["choose doctor"]);
    let doctor = doctor.plays(["choose 1", "choose 1"]).then();
    doctor.life(4).gold(2);
    let alchemist = scenario("space:O12").seat("elf").holds(["sword", "purchase:axe"]).visits("O12");
    let alchemist = alchemist.plays(["choose alchemist", "choose 1", "card axe", "choose 1"]);
    alchemist.then().gold(2).lacks("sword").lacks("axe").discarded("sword").in_deck("purchase:axe", 4);
}

#[test]
fn the_enchantress_of_the_city_does_as_the_die_says() {
    city(scenario("space:O12/row 1"), "enchantress").dice([1]).then().is_toad();
    let weak = scenario("space:O12/row 2")
        .seat("elf")
        .fate(0)
        .strength(2)
        .visits("O12")
        .plays(["choose enchantress"]);
    weak.dice([2]).then().strength(1);
    let dull =
        scenario("space:O12/row 3").seat("elf").fate(0).craft(2).visits("O12").plays(["choose enchantress"]);
    dull.dice([3]).then().craft(1);
    city(scenario("space:O12/row 4"), "enchantress").dice([4]).then().craft(1);
    city(scenario("space:O12/row 5"), "enchantress").dice([5]).then().strength(1);
    city(scenario("space:O12/row 6"), "enchantress").dice([6]).then().spells(1);
}

/// The Elf enters the Tavern with a gold piece.
fn tavern(scenario: Scenario) -> Scenario {
    scenario.seat("elf").fate(0).gold(1).visits("O18")
}

#[test]
fn the_tavern_does_as_the_die_says() {
    tavern(scenario("space:O18/row 1")).dice([1]).then().missed(1);
    tavern(scenario("space:O18/row 2")).dice([2, 2, 1]).then().scored(5, 4).life(4).trophies(0);
    tavern(scenario("space:O18/row 2")).dice([2, 1, 6]).then().scored(4, 9).life(3);
    tavern(scenario("space:O18/row 3")).dice([3]).then().gold(0);
    tavern(scenario("space:O18/row 4")).dice([4]).then().gold(2);
}

/// The other player walks a step, then the first is to move again.
fn next_turn(scenario: Scenario) -> crate::scenario::Then {
    scenario.then().dice([1]).plays(["2: roll", "2: walk O16"]).then()
}

#[test]
fn the_wizard_of_the_tavern_teleports_at_the_next_move() {
    let offer = next_turn(tavern(scenario("space:O18/row 5")).dice([5])).may("later").may("roll");
    offer.plays(["later", "space O7"]).then().at("O7").lie("O7", 1);
}

#[test]
fn the_boatman_of_the_tavern_ferries_at_the_next_move() {
    let offer = next_turn(tavern(scenario("space:O18/row 6")).dice([6])).may("later");
    offer.dice([3, 3]).plays(["later"]).then().at("M12").strength(1);
}

#[test]
fn the_tavern_draws_no_card() {
    tavern(scenario("space:O18")).dice([4]).then().lie("O18", 0);
}

/// The Warrior enters the Forest.
fn forest(scenario: Scenario) -> Scenario {
    scenario.seat("warrior").fate(0).visits("O22")
}

#[test]
fn the_forest_does_as_the_die_says() {
    forest(scenario("space:O22/row 1")).dice([1, 1, 3, 2]).then().scored(7, 6).trophies(0);
    forest(scenario("space:O22/row 1")).dice([1, 1, 1, 6]).then().scored(5, 10).life(4);
    forest(scenario("space:O22/row 2")).dice([3]).then().missed(1);
    forest(scenario("space:O22/row 3")).dice([4]).then().missed(0).craft(0);
    forest(scenario("space:O22/row 4")).dice([6]).then().craft(1);
}

#[test]
fn the_forest_draws_no_card() {
    forest(scenario("space:O22")).dice([4]).then().lie("O22", 0);
}
