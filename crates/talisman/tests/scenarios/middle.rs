//! The Middle Region, space by space.

use crate::scenario::{Scenario, scenario};

/// Whoever ends his move there draws so many cards.
fn draws(scenario: Scenario, space: &'static str, cards: usize) {
    scenario.seat("elf").visits(space).then().at(space).lie(space, cards).life(4).turn_of(2);
}

#[test]
fn hills_woods_valley_and_oasis_draw_cards() {
    draws(scenario("space:M0"), "M0", 1);
    draws(scenario("space:M2"), "M2", 3);
    draws(scenario("space:M3"), "M3", 1);
    draws(scenario("space:M10"), "M10", 2);
    draws(scenario("space:M13"), "M13", 1);
}

#[test]
fn the_black_knight_takes_gold_or_a_life() {
    scenario("space:M1").seat("elf").gold(2).visits("M1").plays(["choose 1"]).then().gold(1).life(4);
    scenario("space:M1").seat("elf").gold(2).visits("M1").plays(["choose 2"]).then().gold(2).life(3);
    // Whoever has no gold is not asked.
    scenario("space:M1").seat("elf").visits("M1").then().life(3);
}

#[test]
fn in_the_cursed_glade_objects_add_nothing() {
    let glade = || scenario("space:M4").seat("elf").fate(0).holds(["ring", "sword", "unicorn"]);
    glade().deck(["ogre"]).visits("M4").dice([4, 1]).then().scored(8, 6).lie("M4", 0);
    glade().deck(["wraith"]).visits("M4").dice([4, 1]).then().scored(9, 6);
    // Elsewhere they do.
    glade().deck(["ogre"]).visits("M13").dice([4, 1]).then().scored(10, 6);
}

#[test]
fn in_the_cursed_glade_nobody_casts_or_uses_magic_objects() {
    let glade =
        scenario("space:M4").seat("wizard").at("M4").life(2).holds(["healing", "potion_of_strength"]).asks();
    glade.may_not("use healing").may_not("use potion_of_strength").may("roll");
    let before =
        scenario("space:M4").seat("wizard").at("M3").life(2).holds(["healing", "potion_of_strength"]).asks();
    before.may("use healing").may("use potion_of_strength");
}

/// The Troll fights an Ogre among the Runes.
fn runes(scenario: Scenario, space: &'static str) {
    scenario
        .seat("troll")
        .fate(0)
        .deck(["ogre"])
        .visits(space)
        .dice([3, 1])
        .then()
        .scored(9, 8)
        .trophy("ogre");
}

#[test]
fn the_runes_make_creatures_stronger() {
    runes(scenario("space:M5"), "M5");
    runes(scenario("space:M7"), "M7");
    runes(scenario("space:M14"), "M14");
    let spirit = scenario("space:M5").seat("wizard").fate(0).deck(["wraith"]).visits("M5").dice([4, 1]);
    spirit.then().scored(9, 8);
}

/// The Elf crosses the Chasm with two Followers; the first die is his, the others theirs.
fn chasm(scenario: Scenario, dice: [u8; 3]) -> Scenario {
    scenario.seat("elf").fate(0).holds(["maiden", "mule"]).visits("M6").dice(dice)
}

#[test]
fn the_chasm_takes_lives_and_followers() {
    chasm(scenario("space:M6/row 1"), [2, 3, 3]).then().life(3).holds("maiden").holds("mule");
    chasm(scenario("space:M6/row 2"), [3, 3, 6]).then().life(4).holds("maiden").holds("mule");
    let one = chasm(scenario("space:M6/row 3"), [3, 2, 3]).then().life(4);
    let lost = usize::from(one.state().count(talisman::state::Spot::held(table::Seat(0))) == 1);
    assert_eq!(lost, 1, "one of the two fell");
    chasm(scenario("space:M6/row 3"), [1, 1, 1])
        .then()
        .life(3)
        .lacks("maiden")
        .lacks("mule")
        .discarded("maiden");
    chasm(scenario("space:M6/row 4"), [6, 4, 5]).then().holds("maiden").holds("mule");
}

#[test]
fn the_chasm_draws_no_card() {
    scenario("space:M6").seat("elf").fate(0).visits("M6").dice([3]).then().lie("M6", 0);
}

/// The Elf asks the Warlock for a quest.
fn warlock(scenario: Scenario, die: u8) -> Scenario {
    scenario.seat("elf").fate(0).visits("M8").plays(["choose quest"]).dice([die])
}

#[test]
fn the_warlock_gives_quests() {
    warlock(scenario("space:M8/row 1"), 1).then().sworn("take_a_life");
    warlock(scenario("space:M8/row 2"), 2).then().sworn("kill_an_enemy");
    warlock(scenario("space:M8/row 3"), 3).then().sworn("deliver_a_follower");
    warlock(scenario("space:M8/row 4"), 4).then().sworn("deliver_a_magic_object");
    warlock(scenario("space:M8/row 5"), 5).then().sworn("deliver_three_gold");
    warlock(scenario("space:M8/row 6"), 6).then().sworn("deliver_two_gold");
}

#[test]
fn nobody_has_to_take_a_quest_and_nobody_gets_two() {
    scenario("space:M8").seat("elf").visits("M8").then().unsworn();
    let sworn = scenario("space:M8").seat("elf").quest("take_a_life").visits("M8").asks();
    sworn.may_not("choose quest").then().sworn("take_a_life");
}

#[test]
fn the_deserts_cost_a_life_before_the_draw() {
    scenario("space:M9").seat("elf").visits("M9").then().life(3).lie("M9", 1);
    scenario("space:M11").seat("elf").visits("M11").then().life(3).lie("M11", 1);
    // Whoever dies there draws nothing.
    scenario("space:M9").seat("elf").life(1).visits("M9").then().dead().lie("M9", 0);
}

/// The Elf prays in the Temple.
fn temple(scenario: Scenario, dice: [u8; 2]) -> Scenario {
    scenario.seat("elf").fate(0).visits("M12").dice(dice)
}

#[test]
fn the_temple_answers_prayers() {
    temple(scenario("space:M12/row 1"), [1, 1]).then().life(2);
    temple(scenario("space:M12/row 2"), [1, 2]).then().life(3);
    let follower = scenario("space:M12/row 3").seat("elf").fate(0).holds(["mule", "maiden"]).visits("M12");
    follower.dice([1, 3]).plays(["card maiden"]).then().holds("mule").discarded("maiden");
    temple(scenario("space:M12/row 3"), [2, 2]).then().life(4);
    temple(scenario("space:M12/row 4"), [1, 4]).then().enslaved(true);
    temple(scenario("space:M12/row 5"), [3, 3]).then().strength(1);
    temple(scenario("space:M12/row 6"), [3, 4]).then().craft(1);
    temple(scenario("space:M12/row 7"), [4, 4]).then().spells(1);
    temple(scenario("space:M12/row 7"), [4, 5]).then().spells(1);
    temple(scenario("space:M12/row 8"), [5, 5]).then().holds("talisman:talisman");
    temple(scenario("space:M12/row 9"), [5, 6]).then().fate(2);
    temple(scenario("space:M12/row 10"), [6, 6]).then().life(6);
}

#[test]
fn the_temple_draws_no_card() {
    temple(scenario("space:M12"), [3, 3]).then().lie("M12", 0);
}

#[test]
fn the_castle_heals_for_gold() {
    let healed =
        scenario("space:M15").seat("elf").life(1).gold(3).visits("M15").plays(["choose 1", "choose 1"]);
    healed.then().life(3).gold(1).lie("M15", 0);
    scenario("space:M15").seat("elf").life(1).visits("M15").asks().may_not("choose 1");
}
