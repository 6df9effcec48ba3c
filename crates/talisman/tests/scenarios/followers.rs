//! Followers.

use crate::scenario::{Scenario, scenario};

#[test]
fn the_alchemist_turns_objects_into_gold() {
    let alchemist =
        scenario("card:alchemist").seat("troll").at("O8").holds(["alchemist", "sword", "purchase:axe"]);
    let alchemist = alchemist.plays(["use alchemist", "card sword", "use alchemist"]).asks();
    alchemist
        .gold(2)
        .lacks("sword")
        .discarded("sword")
        .lacks("axe")
        .in_deck("purchase:axe", 4)
        .may_not("use alchemist");
    scenario("card:alchemist").seat("troll").draws("alchemist").plays(["yes"]).then().holds("alchemist");
}

#[test]
fn the_hag_drives_all_other_followers_away() {
    let cursed =
        scenario("card:cursed_by_a_hag").seat("troll").holds(["mule", "maiden"]).draws("cursed_by_a_hag");
    cursed.then().holds("cursed_by_a_hag").lacks("mule").lacks("maiden").discarded("maiden");
    // None joins whom she curses.
    let alone = scenario("card:cursed_by_a_hag").seat("troll").holds(["cursed_by_a_hag"]).draws("mule");
    alone.asks().may_not("yes").then().lacks("mule").lies("O1", "mule");
}

#[test]
fn the_hag_cannot_be_laid_down_but_the_mystic_lifts_the_curse() {
    let start =
        scenario("card:cursed_by_a_hag").seat("troll").fate(0).at("O23").holds(["cursed_by_a_hag"]).asks();
    let start = start.may_not("ditch cursed_by_a_hag");
    let lifted = start.dice([1, 2]).plays(["roll", "walk O0", "choose mystic", "use cursed_by_a_hag"]);
    lifted.then().lacks("cursed_by_a_hag").discarded("cursed_by_a_hag");
}

#[test]
fn the_poltergeist_joins_and_slows() {
    scenario("card:poltergeist").seat("troll").draws("poltergeist").then().holds("poltergeist");
    let slow = scenario("card:poltergeist").seat("troll").at("O8").holds(["poltergeist"]).asks();
    slow.may("walk O7").may("walk O9").may_not("roll").may_not("ditch poltergeist");
}

#[test]
fn the_poltergeist_does_not_cross_the_river() {
    let bridge = scenario("card:poltergeist").seat("troll").fate(0).at("O4").holds(["poltergeist"]);
    bridge.plays(["walk M3"]).dice([6, 1]).then().at("M3").lacks("poltergeist").discarded("poltergeist");
    let beaten = scenario("card:poltergeist").seat("troll").fate(0).at("O4").holds(["poltergeist"]);
    beaten.plays(["walk M3"]).dice([1, 6]).then().at("O4").holds("poltergeist");
    let raft = scenario("card:poltergeist").seat("troll").at("O15").holds(["poltergeist", "raft"]);
    raft.plays(["use raft cross"]).then().at("M10").lacks("poltergeist");
}

#[test]
fn the_gnome_helps_underground() {
    // One die instead of two at the Portal of Power, by Craft.
    let portal = scenario("card:gnome").seat("assassin").fate(0).at("M15").holds(["gnome"]);
    portal.plays(["roll", "walk I0", "choose craft"]).dice([2, 3]).then().at("I0");
    // Two instead of three in the Mines.
    let mines = scenario("card:gnome").seat("wizard").fate(0).holds(["gnome"]).visits("I1");
    mines.dice([2, 3]).then().at("I1");
    // No need to roll in the Crags, and what attacks in the Hills can be evaded.
    scenario("card:gnome").seat("elf").holds(["gnome"]).visits("O8").plays(["no"]).then().at("O8").life(4);
    let hills =
        scenario("card:gnome").seat("elf").holds(["gnome"]).deck(["dragon"]).visits("O5").plays(["evade"]);
    hills.then().life(4).lies("O5", "dragon");
}

#[test]
fn the_guide_knows_chasm_crags_and_forest() {
    scenario("card:guide").seat("warrior").holds(["guide"]).visits("O8").plays(["no"]).then().life(5);
    scenario("card:guide").seat("warrior").holds(["guide"]).visits("O22").plays(["no"]).then().life(5);
    scenario("card:guide")
        .seat("warrior")
        .holds(["guide"])
        .visits("M6")
        .plays(["no"])
        .then()
        .life(5)
        .holds("guide");
    // Whoever wants to may roll all the same.
    scenario("card:guide")
        .seat("warrior")
        .holds(["guide"])
        .visits("O8")
        .plays(["yes"])
        .dice([6])
        .then()
        .strength(1);
}

#[test]
fn the_maiden_adds_two_craft() {
    let with = scenario("card:maiden").seat("wizard").fate(0).holds(["maiden"]).draws("wraith").dice([1, 1]);
    with.then().scored(8, 6);
}

#[test]
fn the_mercenary_fights_for_gold() {
    let hired = scenario("card:mercenary").seat("elf").gold(1).draws("mercenary").plays(["choose 1"]);
    hired.then().holds("mercenary").gold(0);
    scenario("card:mercenary")
        .seat("elf")
        .draws("mercenary")
        .then()
        .lacks("mercenary")
        .lies("O1", "mercenary");
    let paid = scenario("card:mercenary").seat("elf").fate(0).gold(2).holds(["mercenary"]).draws("ogre");
    // Once a turn: he is asked for no second time.
    paid.plays(["use mercenary"]).dice([2, 2]).then().gold(1).scored(8, 7).trophy("ogre").holds("mercenary");
    // He is of no use in psychic combat.
    scenario("card:mercenary")
        .seat("elf")
        .fate(0)
        .gold(2)
        .holds(["mercenary"])
        .draws("wraith")
        .dice([2, 1])
        .then()
        .gold(2)
        .scored(6, 6);
}

#[test]
fn a_mule_carries_four_objects_more() {
    let laden = scenario("card:mule")
        .seat("troll")
        .at("O8")
        .holds(["mule", "sword", "sword", "axe", "helmet", "shield"]);
    laden.asks().holds("helmet").holds("shield").may("roll");
    let without = scenario("card:mule").seat("troll").at("O8").holds(["sword", "sword", "axe", "helmet"]);
    let without = without.lies("O9", ["shield"]).visits("O9").plays(["yes", "card helmet"]);
    without.then().holds("shield").lies("O9", "helmet");
}

#[test]
fn the_pixie_knows_forest_and_woods() {
    scenario("card:pixie").seat("warrior").holds(["pixie"]).visits("O22").plays(["no"]).then().life(5);
    let woods = scenario("card:pixie")
        .seat("warrior")
        .holds(["pixie"])
        .deck(["dragon"])
        .visits("O3")
        .plays(["evade"]);
    woods.then().life(5).lies("O3", "dragon");
    scenario("card:pixie").seat("warrior").holds(["pixie"]).visits("O8").dice([4]).then().at("O8");
}

/// The Troll comes to the Castle, hurt.
fn castle(scenario: Scenario, royal: &'static str) -> Scenario {
    scenario.seat("troll").fate(0).life(2).holds([royal]).visits("M15")
}

#[test]
fn the_prince_is_welcome_in_the_castle() {
    castle(scenario("card:prince"), "prince")
        .plays(["use prince royal_healing"])
        .then()
        .life(4)
        .holds("prince");
    castle(scenario("card:prince"), "prince").plays(["use prince ransom"]).then().gold(3).lacks("prince");
}

#[test]
fn the_princess_is_welcome_in_the_castle() {
    castle(scenario("card:princess"), "princess")
        .plays(["use princess royal_healing"])
        .then()
        .life(4)
        .holds("princess");
    castle(scenario("card:princess"), "princess")
        .plays(["use princess ransom"])
        .then()
        .gold(3)
        .lacks("princess");
}

#[test]
fn the_unicorn_adds_strength_and_craft() {
    let unicorn = || scenario("card:unicorn").seat("elf").fate(0).holds(["unicorn"]);
    unicorn().draws("ogre").dice([4, 2]).then().scored(8, 7);
    unicorn().draws("wraith").dice([2, 1]).then().scored(7, 6);
}
