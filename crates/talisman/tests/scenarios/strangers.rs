//! Strangers.

use crate::scenario::{Scenario, scenario};
use talisman::language::Alignment::{Evil, Good};

#[test]
fn the_enchanter_grants_the_wise_a_wish() {
    let wish = || scenario("card:enchanter").seat("wizard").draws("enchanter");
    wish().plays(["choose 1"]).then().spells(1).discarded("enchanter");
    wish().plays(["choose 2"]).then().gold(1);
    wish().plays(["choose 3"]).then().strength(1);
    wish().plays(["choose 4"]).then().craft(1);
    wish().plays(["choose 5"]).then().life(5);
    wish().plays(["choose 6"]).then().fate(4);
    wish().plays(["choose 7", "space O12", "choose doctor"]).then().at("O12").discarded("enchanter");
    scenario("card:enchanter").seat("assassin").draws("enchanter").then().lies("O1", "enchanter");
}

#[test]
fn the_fairy_grants_the_good_a_wish() {
    scenario("card:fairy").seat("elf").draws("fairy").plays(["choose 2"]).then().gold(1).discarded("fairy");
    scenario("card:fairy").seat("troll").draws("fairy").then().lies("O1", "fairy");
    scenario("card:fairy").seat("assassin").draws("fairy").then().lies("O1", "fairy");
}

#[test]
fn the_phantom_grants_the_evil_a_wish() {
    scenario("card:phantom")
        .seat("assassin")
        .draws("phantom")
        .plays(["choose 3"])
        .then()
        .strength(1)
        .discarded("phantom");
    scenario("card:phantom").seat("troll").draws("phantom").then().lies("O1", "phantom");
    scenario("card:phantom").seat("elf").draws("phantom").then().lies("O1", "phantom");
}

#[test]
fn the_healer_heals_up_to_two_lives() {
    let healed =
        scenario("card:healer").seat("troll").life(2).draws("healer").plays(["choose 1", "choose 1"]);
    healed.then().life(4).lies("O1", "healer");
    // Only up to the life value.
    scenario("card:healer").seat("troll").life(5).draws("healer").plays(["choose 1"]).then().life(6);
    scenario("card:healer").seat("troll").life(6).draws("healer").asks().may_not("choose 1");
}

#[test]
fn the_hermit_goes_to_his_hermitage() {
    scenario("card:hermit/row 1")
        .seat("troll")
        .draws("hermit")
        .dice([1])
        .then()
        .lies("I7", "hermit")
        .lie("O1", 0);
    scenario("card:hermit/row 2").seat("troll").draws("hermit").dice([2]).then().lies("I0", "hermit");
    scenario("card:hermit/row 3").seat("troll").draws("hermit").dice([3]).then().lies("M4", "hermit");
    scenario("card:hermit/row 4").seat("troll").draws("hermit").dice([4]).then().lies("M10", "hermit");
    scenario("card:hermit/row 5").seat("troll").draws("hermit").dice([5]).then().lies("O8", "hermit");
    scenario("card:hermit/row 6").seat("troll").draws("hermit").dice([6]).then().lies("O22", "hermit");
}

#[test]
fn the_hermit_gives_a_talisman() {
    let met = scenario("card:hermit").seat("elf").lies("M4", ["hermit"]).visits("M4").then();
    met.holds("talisman:talisman").discarded("hermit").in_deck("talisman:talisman", 3);
}

#[test]
fn the_mage_gives_the_good_a_spell() {
    scenario("card:mage").seat("elf").draws("mage").then().spells(1).lies("O1", "mage");
    scenario("card:mage").seat("wizard").draws("mage").then().spells(0);
    scenario("card:mage").seat("druid").draws("mage").then().spells(0);
}

#[test]
fn the_sorcerer_sells_spells() {
    let sold = scenario("card:sorcerer").seat("elf").gold(2).draws("sorcerer").plays(["choose 1"]);
    sold.then().gold(1).spells(1).lies("O1", "sorcerer");
    // Whoever can hold no more is not asked for his gold.
    scenario("card:sorcerer").seat("troll").gold(2).draws("sorcerer").then().gold(2).spells(0);
}

/// The Sorceress meets the Witch and rolls.
fn witch(scenario: Scenario, die: u8) -> Scenario {
    scenario.seat("sorceress").fate(1).gold(2).holds(["mule"]).draws("witch").dice([die])
}

#[test]
fn the_witch_does_as_the_die_says() {
    let toad = witch(scenario("card:witch/row 1"), 1).then().is_toad().gold(0).lies_gold("O1", 2);
    toad.lies("O1", "mule").lies("O1", "witch").toad(3);
    witch(scenario("card:witch/row 2"), 2).then().life(3).is_no_toad();
    witch(scenario("card:witch/row 3"), 3).then().strength(1);
    witch(scenario("card:witch/row 4"), 4).then().craft(1);
    witch(scenario("card:witch/row 5"), 5).then().spells(1);
    witch(scenario("card:witch/row 6"), 6).then().fate(3);
}

#[test]
fn the_witch_stays() {
    witch(scenario("card:witch"), 2).then().lies("O1", "witch").aligned(Evil);
    scenario("card:witch").seat("elf").fate(5).draws("witch").dice([6]).then().fate(5).aligned(Good);
}
