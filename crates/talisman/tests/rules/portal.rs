//! The Portal of Power, the Inner Region, and quests that bar the way.

use crate::scenario::{Then, scenario};

#[track_caller]
fn after_the_other(then: Then) -> Then {
    then.dice([1]).plays(["2: roll", "2: walk O16"]).then()
}

/// TB-10: only whoever would pass the Portal may try it; not above the ability it opens, above it costs a point.
#[test]
fn tb_10_opening_the_portal_of_power() {
    let tried = || {
        scenario("rule:TB-10").seat("elf").fate(0).strength(2).at("M14").dice([3]).plays(["roll", "walk I0"])
    };
    tried().plays(["choose strength"]).dice([2, 3]).then().at("I0").strength(2).turn_of(2);
    tried().plays(["choose strength"]).dice([3, 3]).then().at("M0").strength(1).lie("M0", 0).turn_of(2);
    tried().plays(["choose craft"]).dice([2, 2]).then().at("I0").craft(0);
    tried().plays(["choose craft"]).dice([2, 3]).then().at("M0").craft(0).strength(2);
    // Exactly to the Portal is not beyond it; from it every roll is.
    let short = scenario("rule:TB-10").seat("elf").fate(0).at("M14").dice([2]).plays(["roll"]).asks();
    short.may("walk M0").may_not("walk I0");
    scenario("rule:TB-10")
        .seat("elf")
        .fate(0)
        .at("M0")
        .dice([1])
        .plays(["roll"])
        .asks()
        .may("walk I0")
        .may("walk M1");
}

/// TB-10: Dwarf and Gnome need one die by Craft.
#[test]
fn tb_10_the_dwarf_needs_one_die() {
    let dwarf = scenario("rule:TB-10").seat("dwarf").fate(0).at("M0").dice([1]).plays([
        "roll",
        "walk I0",
        "choose craft",
    ]);
    dwarf.dice([3]).then().at("I0");
    let strength = scenario("rule:TB-10").seat("dwarf").fate(0).at("M0").dice([1]).plays(["roll", "walk I0"]);
    strength.plays(["choose strength"]).dice([1, 2]).then().at("I0");
}

/// TB-10: the way out needs no attempt, is the whole move, and the Portal's space is encountered.
#[test]
fn tb_10_the_way_out() {
    let out = scenario("rule:TB-10").seat("elf").at("I0").plays(["walk M0"]).then();
    out.at("M0").lie("M0", 1).turn_of(2);
}

/// TB-11: a quest closes the Portal, and there is one at a time.
#[test]
fn tb_11_a_quest_closes_the_portal() {
    let sworn = scenario("rule:TB-11")
        .seat("elf")
        .fate(0)
        .quest("take_a_life")
        .at("M0")
        .dice([1])
        .plays(["roll"])
        .asks();
    sworn.may_not("walk I0").may("walk M1");
    let second = scenario("rule:TB-11").seat("elf").quest("take_a_life").visits("M8").asks();
    second.may_not("choose quest");
}

/// TB-12: one space a turn, without a die; outward always, inward only when the space is completed.
#[test]
fn tb_12_steps_in_the_inner_region() {
    let plain = scenario("rule:TB-12").seat("elf").at("I0").asks();
    plain.may("walk I1").may("walk I7").may("walk M0").may_not("roll").may_not("stay");
    let open = scenario("rule:TB-12").seat("elf").at("I3").task(2).holds(["talisman"]).asks();
    open.may("walk I2").may("stay").may_not("walk I4");
    let done = scenario("rule:TB-12").seat("elf").at("I3").holds(["talisman"]).asks();
    done.may("walk I2").may("walk I4").may_not("stay");
    // From the Valley both arms lead outward.
    scenario("rule:TB-12").seat("elf").at("I4").asks().may("walk I3").may("walk I5").may("walk CROWN");
}

/// TB-12, RU-105: each landing sets a new task, outward too.
#[test]
fn tb_12_a_new_landing_is_a_new_task() {
    let back = scenario("rule:TB-12").seat("troll").fate(0).at("I4").plays(["walk I3"]).dice([1, 1, 6]);
    let back = after_the_other(back.then().at("I3").task(1).life(5));
    // The way outward is free all the same.
    back.may("walk I2")
        .may("stay")
        .may_not("walk I4")
        .dice([1])
        .plays(["walk I2"])
        .then()
        .at("I2")
        .task(0)
        .life(4);
}

/// TB-25: creatures of the Inner Region cannot be evaded.
#[test]
fn tb_25_nobody_evades_in_the_inner_region() {
    let unseen = scenario("rule:TB-25").seat("troll").fate(0).at("I4").holds(["invisibility"]).craft(3);
    let unseen = unseen.plays(["use invisibility", "walk I3"]).dice([1, 1, 6]);
    unseen.asks().may_not("evade").turn_of(2).then().scored(7, 10).life(5);
}

/// TB-58: the reward is a Talisman and the way to the Warlock's Cave, and the turn ends.
#[test]
fn tb_58_fulfilling_a_quest() {
    let gold = scenario("rule:TB-58")
        .seat("elf")
        .gold(2)
        .quest("deliver_three_gold")
        .draws("bag_of_gold")
        .plays(["choose 1"]);
    gold.then().gold(0).at("M8").holds("talisman:talisman").unsworn().turn_of(2);
    // At once, wherever one is, without being asked: here before the turn.
    let early = scenario("rule:TB-58").seat("elf").gold(5).quest("deliver_two_gold").at("O8").then();
    early.gold(3).at("M8").holds("talisman:talisman").unsworn();
    // Which Follower is one's own choice.
    let choice = scenario("rule:TB-58").seat("elf").quest("deliver_a_follower").at("O8").holds([
        "mule",
        "maiden",
        "poltergeist",
    ]);
    let choice = choice.asks().may("card mule").may("card maiden").may_not("card poltergeist");
    choice.plays(["card maiden"]).then().holds("mule").discarded("maiden").at("M8");
}

/// TB-58: a Talisman is a Magic Object and may be what is given.
#[test]
fn tb_58_a_talisman_may_be_given() {
    let given = scenario("rule:TB-58")
        .seat("elf")
        .quest("deliver_a_magic_object")
        .at("O8")
        .holds(["talisman"])
        .then();
    given.at("M8").unsworn().holds_many("talisman:talisman", 1).discarded("talisman");
}

/// TB-58, RU-77: not on the Crown.
#[test]
fn tb_58_on_the_crown_a_quest_rests() {
    let crown = scenario("rule:TB-58").seat("elf").gold(5).quest("deliver_two_gold").at("CROWN").asks();
    crown.sworn("deliver_two_gold").gold(5).may("command");
}
