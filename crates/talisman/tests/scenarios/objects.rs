//! Objects, and the cards of the Purchase deck.

use crate::scenario::{Scenario, scenario};

/// The Elf loses a battle and trusts in what he wears.
fn beaten(scenario: Scenario, armour: &'static str, die: u8) -> Scenario {
    scenario
        .seat("elf")
        .fate(0)
        .holds([armour])
        .draws("ogre")
        .dice([1, 6])
        .plays([&format!("use {armour}")])
        .dice([die])
}

/// What is worn against Spirits is of no use.
fn haunted(scenario: Scenario, armour: &'static str) -> Scenario {
    scenario.seat("elf").fate(0).holds([armour]).draws("wraith").dice([1, 6])
}

#[test]
fn armour_saves_on_four_to_six() {
    beaten(scenario("card:armour/row 1"), "armour", 3).then().life(3);
    beaten(scenario("card:armour/row 2"), "armour", 4).then().life(4);
    haunted(scenario("card:armour"), "armour").then().life(3);
    beaten(scenario("purchase:armour"), "armour", 4).then().life(4).holds("armour");
}

#[test]
fn a_helmet_saves_on_six() {
    beaten(scenario("card:helmet/row 1"), "helmet", 5).then().life(3);
    beaten(scenario("card:helmet/row 2"), "helmet", 6).then().life(4);
    haunted(scenario("card:helmet"), "helmet").then().life(3);
}

#[test]
fn a_shield_saves_on_five_and_six() {
    beaten(scenario("card:shield/row 1"), "shield", 4).then().life(3);
    beaten(scenario("card:shield/row 2"), "shield", 5).then().life(4);
    haunted(scenario("card:shield"), "shield").then().life(3);
}

#[test]
fn an_axe_is_a_weapon_and_builds_rafts() {
    let fight = scenario("card:axe").seat("elf").fate(0).holds(["axe"]).draws("ogre").dice([4, 2]);
    fight.then().scored(8, 7);
    let built = scenario("card:axe").seat("elf").at("O3").holds(["axe"]).plays(["use axe"]);
    built.then().holds("purchase:raft").at("O3").turn_of(2).lie("O3", 0);
    scenario("card:axe").seat("elf").at("O22").holds(["axe"]).asks().may("use axe");
    scenario("card:axe").seat("elf").at("O1").holds(["axe"]).asks().may_not("use axe");
    // Not without a Raft in the Purchase deck.
    scenario("card:axe").seat("elf").at("O3").holds(["axe"]).without(["raft"]).asks().may_not("use axe");
}

#[test]
fn a_sword_adds_strength_in_battle_only() {
    let fight = scenario("card:sword").seat("elf").fate(0).holds(["sword"]).draws("ogre").dice([4, 2]);
    fight.then().scored(8, 7);
    let psychic = scenario("card:sword").seat("elf").fate(0).holds(["sword"]).draws("wraith").dice([2, 1]);
    psychic.then().scored(6, 6);
}

#[test]
fn a_raft_crosses_the_river_or_is_lost() {
    let across = scenario("card:raft").seat("elf").at("O15").holds(["raft"]).plays(["use raft cross"]);
    across.then().at("M10").lacks("raft").discarded("raft").lie("M10", 2);
    let walked =
        scenario("card:raft").seat("elf").at("O10").holds(["raft"]).plays(["roll", "walk O11"]).dice([1]);
    walked.then().lacks("raft").discarded("raft");
    // Found now, it waits for the next move.
    scenario("card:raft").seat("elf").draws("raft").plays(["yes"]).then().holds("raft");
}

#[test]
fn a_water_bottle_saves_lives_in_the_desert() {
    scenario("card:water_bottle").seat("elf").holds(["water_bottle"]).visits("M9").then().life(4);
    scenario("card:water_bottle").seat("elf").holds(["water_bottle"]).visits("M11").then().life(4);
    scenario("card:water_bottle").seat("elf").visits("M9").then().life(3);
}

#[test]
fn bags_of_gold_are_gold() {
    scenario("card:bag_of_gold")
        .seat("elf")
        .draws("bag_of_gold")
        .plays(["choose 1"])
        .then()
        .gold(1)
        .discarded("bag_of_gold");
    let two = scenario("card:two_bags_of_gold").seat("elf").draws("two_bags_of_gold").plays(["choose 1"]);
    two.then().gold(2).discarded("two_bags_of_gold").lacks("two_bags_of_gold");
}

#[test]
fn the_blacksmith_sells_what_he_has() {
    let smith = |scenario: Scenario| scenario.seat("elf").gold(4).visits("O0").plays(["choose blacksmith"]);
    smith(scenario("purchase:helmet")).plays(["choose 1"]).then().holds("purchase:helmet").gold(2);
    smith(scenario("purchase:sword"))
        .plays(["choose 2"])
        .then()
        .holds("purchase:sword")
        .gold(2)
        .in_deck("purchase:sword", 2);
    smith(scenario("purchase:axe")).plays(["choose 3"]).then().holds("purchase:axe").gold(1);
    smith(scenario("purchase:shield")).plays(["choose 4"]).then().holds("purchase:shield").gold(1);
    smith(scenario("purchase:armour")).plays(["choose 5"]).then().holds("purchase:armour").gold(0);
}

#[test]
fn the_market_sells_what_the_smith_does_not() {
    let market = |scenario: Scenario| scenario.seat("elf").gold(3).draws("market");
    market(scenario("purchase:water_bottle"))
        .plays(["choose 3"])
        .then()
        .holds("purchase:water_bottle")
        .gold(2);
    market(scenario("purchase:mule")).plays(["choose 5"]).then().holds("purchase:mule").gold(1);
    let raft = market(scenario("purchase:raft")).plays(["choose 6"]).then().holds("purchase:raft").gold(0);
    raft.in_deck("purchase:raft", 0);
}

#[test]
fn the_stack_of_talismans_gives_until_it_is_empty() {
    let given = |scenario: Scenario| scenario.seat("elf").visits("M12").dice([4, 6]);
    given(scenario("talisman:talisman")).then().holds("talisman:talisman").in_deck("talisman:talisman", 3);
    let rich = scenario("talisman:talisman").seat("elf").seat("warrior").at("O15").holds([
        "talisman:talisman",
        "talisman:talisman",
        "talisman:talisman",
        "talisman:talisman",
    ]);
    rich.visits("M12").dice([4, 6]).then().lacks("talisman");
}
