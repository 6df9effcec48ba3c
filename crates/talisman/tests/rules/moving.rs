//! Moving in the Outer and Middle Region, and being moved.

use crate::scenario::{Then, scenario};

/// The other player walks from O15 to a neighbour, and the first is to move again.
#[track_caller]
fn after_the_other(then: Then) -> Then {
    then.dice([1]).plays(["2: roll", "2: walk O16"]).then()
}

/// TB-7: exactly as far as the die says, either way; over the bridge the direction may be chosen anew.
#[test]
fn tb_7_as_far_as_the_die_says() {
    let ways = scenario("rule:TB-7").seat("elf").fate(0).at("O10").plays(["roll"]).dice([4]).asks();
    ways.may("walk O14").may("walk O6").may_not("walk O13").may_not("walk O10").may_not("walk O12");
    let bridge = scenario("rule:TB-7").seat("elf").fate(0).at("O2").plays(["roll"]).dice([5]).asks();
    bridge.may("walk O7").may("walk O21").may("walk M1").may("walk M5").may_not("walk M3");
    let out = scenario("rule:TB-7").seat("elf").fate(0).at("M2").plays(["roll"]).dice([3]).asks();
    out.may("walk M5").may("walk M15").may("walk O5").may("walk O3").may_not("walk O4");
}

/// TB-8: one must move; the bridge costs one step.
#[test]
fn tb_8_one_must_move() {
    let crowded =
        scenario("rule:TB-8").seat("elf").at("O8").lies("O8", ["mule"]).seat("warrior").at("O8").asks();
    crowded.may("roll").may_not("pass").may_not("stay").may_not("visit");
    let one = scenario("rule:TB-8").seat("elf").fate(0).at("O4").plays(["roll"]).dice([1]).asks();
    one.may("walk M3").may("walk O3").may("walk O5").may_not("walk M2");
}

/// TB-9: the Sentinel attacks whoever would cross, each time; beaten he lets you walk the rest.
#[test]
fn tb_9_the_sentinel() {
    let over = || scenario("rule:TB-9").seat("troll").fate(0).at("O2").plays(["roll", "walk M5"]);
    over().dice([5, 5, 1]).then().scored(11, 10).at("M5").trophies(0);
    over().dice([5, 1, 1]).then().scored(7, 10).at("O4").life(5).turn_of(2).lie("O4", 0);
    over().dice([5, 4, 1]).then().scored(10, 10).at("O4").life(6).turn_of(2);
    // Not on the way out, nor whoever passes or stops.
    let out = scenario("rule:TB-9").seat("elf").fate(0).at("M3").plays(["roll", "walk O5"]).dice([2]);
    out.then().at("O5").life(4);
    let stop = scenario("rule:TB-9").seat("elf").visits("O4").then();
    stop.at("O4").life(4).lie("O4", 1);
    // Cards on his space are no hindrance to those who pass.
    let passed = over().lies("O4", ["dragon"]).dice([5, 5, 1]);
    passed.then().at("M5").lies("O4", "dragon");
}

/// TB-9: armour may save the life that the Sentinel takes, and whoever evades him goes on.
#[test]
fn tb_9_the_sentinel_evaded() {
    let unseen = scenario("rule:TB-9")
        .seat("elf")
        .fate(0)
        .at("O3")
        .holds(["invisibility"])
        .plays(["use invisibility"]);
    let unseen = unseen.plays(["roll", "walk M3", "evade"]).dice([2]);
    unseen.then().at("M3").life(4);
    let saved =
        scenario("rule:TB-9").seat("elf").fate(0).at("O3").holds(["armour"]).plays(["roll", "walk M3"]);
    saved.dice([2, 1, 1]).plays(["use armour"]).dice([6]).then().at("O4").life(4);
}

/// TB-13: with an Axe in Woods or Forest a turn builds a Raft.
#[test]
fn tb_13_building_a_raft() {
    let built = scenario("rule:TB-13").seat("elf").at("O10").holds(["axe"]).plays(["use axe"]).then();
    let built = after_the_other(built.holds("purchase:raft").at("O10").turn_of(2));
    built
        .may("use raft cross")
        .plays(["use raft cross", "space M7"])
        .then()
        .at("M7")
        .lacks("raft")
        .in_deck("purchase:raft", 1);
}

/// TB-13, RU-106: the Raft is lost with the first move that does not use it, whatever becomes of that move.
#[test]
fn tb_13_a_raft_is_used_or_lost_with_the_next_move() {
    let lost = scenario("rule:TB-13")
        .seat("elf")
        .fate(0)
        .at("O10")
        .holds(["raft"])
        .plays(["roll", "walk O9"])
        .dice([1]);
    lost.then().lacks("raft").discarded("raft");
    // A move that ends at the Sentinel is a move.
    let stopped =
        scenario("rule:TB-13").seat("elf").fate(0).at("O4").holds(["raft"]).plays(["roll", "walk M3"]);
    stopped.dice([1, 1, 1]).then().at("O4").lacks("raft");
    // One that was found on the way and carried off by magic has not been at a move yet.
    let carried =
        scenario("rule:TB-13").seat("elf").fate(0).lies("O20", ["raft", "magic_portal"]).visits("O20");
    carried.plays(["yes", "choose 1"]).dice([4]).then().at("M8").holds("raft");
    // A missed turn keeps it.
    scenario("rule:TB-13").seat("elf").at("O8").misses(1).holds(["raft"]).then().holds("raft");
}

/// TB-14: moved in the own encounter one encounters the new space; moved in another's turn nothing.
#[test]
fn tb_14_moved_in_an_encounter() {
    scenario("rule:TB-14").seat("elf").draws("imp").dice([5]).then().at("M2").lie("M2", 3);
    // A quest fulfilled in another's turn takes its owner to the Cave, and that is all.
    let other = scenario("rule:TB-14")
        .seat("warrior")
        .fate(0)
        .at("O8")
        .seat("troll")
        .fate(0)
        .at("O9")
        .quest("take_a_life");
    let other = other.plays(["roll", "walk O9", "seat 2"]).dice([1, 1, 1, 6]).then();
    other.life(4).seat(2).at("M8").unsworn().holds("talisman").turn_of(2);
}

/// TB-14, RU-73: from the ninth landing of a turn on nothing is encountered.
#[test]
fn tb_14_the_ninth_landing_is_the_last() {
    let round = scenario("rule:TB-14").seat("elf").fate(0).lies("O0", ["magic_portal"]).visits("O0");
    // Eight times through the Portal in the Village and back into the Village.
    let round = round.dice([2; 8]).plays(["choose 1"; 8]);
    round.then().at("O0").turn_of(2);
}

/// TB-50: what stands instead of the roll needs a roll; what stands instead of the move needs a move.
#[test]
fn tb_50_instead_of_the_roll_and_instead_of_the_move() {
    let holds = || scenario("rule:TB-50").seat("elf").holds(["teleport"]);
    holds().at("O8").asks().may("use teleport");
    holds().at("I0").asks().may_not("use teleport");
    holds().at("O8").holds(["poltergeist"]).asks().may_not("use teleport");
    holds().at("M12").enslaved().asks().may_not("use teleport");
    holds().at("CROWN").asks().may_not("use teleport");
    // The Elf's own walk needs a roll as well.
    holds().at("O3").asks().may("use elf");
    holds().at("O3").holds(["poltergeist"]).asks().may_not("use elf");
    let toad = scenario("rule:TB-50").seat("elf").at("O3").toad(2).asks();
    toad.may_not("use elf").may("walk O2");
    // A Raft carries even a haunted one, but nobody off the Crown.
    let raft = || scenario("rule:TB-50").seat("elf").holds(["raft"]);
    raft().at("O8").holds(["poltergeist"]).asks().may("use raft cross");
    raft().at("CROWN").asks().may_not("use raft cross");
}

/// TB-51: one space is one space, however many say so.
#[test]
fn tb_51_one_space_is_one_space() {
    let slow = scenario("rule:TB-51").seat("elf").at("O8").toad(2).holds(["poltergeist"]).asks();
    slow.may("walk O9").may("walk O7").may_not("roll").may_not("walk O10").may_not("walk O8");
}

/// TB-52: passing a space has no effect.
#[test]
fn tb_52_passing_has_no_effect() {
    let by = scenario("rule:TB-52").seat("elf").fate(0).at("O0").lies("O1", ["dragon"]).lies("O2", ["hex"]);
    let by = by.plays(["roll", "walk O3"]).dice([3]);
    by.then().at("O3").life(4).lies("O1", "dragon");
}

/// TB-53: a slave of the Temple rolls for his freedom.
#[test]
fn tb_53_enslaved_in_the_temple() {
    let slave = || scenario("rule:TB-53").seat("elf").fate(0).at("M12").enslaved();
    slave().asks().may("roll").may_not("walk M13");
    slave().plays(["roll"]).dice([3]).then().enslaved(true).at("M12").turn_of(2).strength(0);
    slave().plays(["roll", "walk M0"]).dice([4]).then().enslaved(false).at("M0").lie("M0", 1);
    // Whoever moves without a die rolls for his freedom only.
    let haunted = slave().holds(["poltergeist"]).plays(["roll", "walk M13"]).dice([6]);
    haunted.then().enslaved(false).at("M13");
}

/// TB-53: being moved frees.
#[test]
fn tb_53_being_moved_frees() {
    let freed =
        scenario("rule:TB-53").seat("warrior").fate(0).at("M11").seat("troll").fate(0).at("M12").enslaved();
    let freed = freed.quest("take_a_life").plays(["roll", "walk M12", "seat 2"]).dice([1, 1, 1, 6]).then();
    freed.seat(2).at("M8").enslaved(false);
}

/// TB-54: what the Tavern offers holds for the next move from there, and is lost if it is not taken then.
#[test]
fn tb_54_offers_of_the_tavern() {
    let offer = || after_the_other(scenario("rule:TB-54").seat("elf").fate(0).visits("O18").dice([5]).then());
    offer().may("later").plays(["later"]).may("space O0").may_not("space M0").may_not("space O18");
    // Declined, it is gone.
    let gone = offer()
        .dice([1])
        .plays(["roll", "walk O19"])
        .then()
        .dice([1])
        .plays(["2: roll", "2: walk O15"])
        .then();
    let back = gone.may_not("later").dice([1, 4]).plays(["roll", "walk O18"]).then().at("O18");
    back.dice([1]).plays(["2: roll", "2: walk O16"]).then().may_not("later");
}
