//! The quests of the Warlock.

use crate::scenario::{Scenario, scenario};

/// The quest is fulfilled: a Talisman, and back to the Warlock's Cave.
#[track_caller]
fn fulfilled(scenario: Scenario) -> crate::scenario::Then {
    scenario.then().unsworn().holds("talisman:talisman").at("M8").turn_of(2)
}

#[test]
fn a_life_is_taken_by_a_victory_over_a_character() {
    let duel = |scenario: Scenario| {
        let scenario = scenario.seat("troll").fate(0).at("O8").quest("take_a_life");
        scenario
            .seat("warrior")
            .fate(0)
            .at("O9")
            .gold(1)
            .plays(["roll", "walk O9", "seat 2"])
            .dice([1, 6, 1, 1])
    };
    fulfilled(duel(scenario("quest:take_a_life")).plays(["choose 1"])).seat(2).life(4);
    // Gold instead of a life does not count.
    let gold = duel(scenario("quest:take_a_life")).plays(["choose 2"]).then();
    gold.sworn("take_a_life").gold(1).lacks("talisman").at("O9");
}

#[test]
fn an_enemy_is_killed() {
    let hunter = |scenario: Scenario| scenario.seat("troll").fate(0).quest("kill_an_enemy");
    fulfilled(hunter(scenario("quest:kill_an_enemy")).draws("ogre").dice([3, 1])).trophy("ogre");
    // A creature of a space is no Enemy.
    let fiend = hunter(scenario("quest:kill_an_enemy")).visits("O18").dice([2, 6, 1]).then();
    fiend.scored(12, 4).sworn("kill_an_enemy");
}

#[test]
fn a_follower_is_delivered() {
    let taken = scenario("quest:deliver_a_follower").seat("troll").quest("deliver_a_follower");
    fulfilled(taken.draws("maiden").plays(["yes"])).lacks("maiden").discarded("maiden");
    // Neither Hag nor Poltergeist will do.
    let hag = scenario("quest:deliver_a_follower")
        .seat("troll")
        .quest("deliver_a_follower")
        .draws("cursed_by_a_hag");
    hag.then().sworn("deliver_a_follower").holds("cursed_by_a_hag");
}

#[test]
fn a_magic_object_is_delivered() {
    let taken = scenario("quest:deliver_a_magic_object").seat("troll").quest("deliver_a_magic_object");
    fulfilled(taken.draws("ring").plays(["yes"])).lacks("ring").discarded("ring");
    let sword =
        scenario("quest:deliver_a_magic_object").seat("troll").quest("deliver_a_magic_object").draws("sword");
    sword.plays(["yes"]).then().sworn("deliver_a_magic_object").holds("sword");
}

#[test]
fn three_gold_are_delivered() {
    let taken = scenario("quest:deliver_three_gold").seat("troll").gold(2).quest("deliver_three_gold");
    fulfilled(taken.draws("two_bags_of_gold").plays(["choose 1"])).gold(1);
    let two = scenario("quest:deliver_three_gold").seat("troll").gold(1).quest("deliver_three_gold");
    two.draws("bag_of_gold").plays(["choose 1"]).then().gold(2).sworn("deliver_three_gold");
}

#[test]
fn two_gold_are_delivered() {
    let taken = scenario("quest:deliver_two_gold").seat("troll").gold(1).quest("deliver_two_gold");
    fulfilled(taken.draws("bag_of_gold").plays(["choose 1"])).gold(0);
    let one = scenario("quest:deliver_two_gold").seat("troll").quest("deliver_two_gold").draws("bag_of_gold");
    one.plays(["choose 1"]).then().gold(1).sworn("deliver_two_gold");
}
