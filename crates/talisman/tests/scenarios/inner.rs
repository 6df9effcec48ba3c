//! The Inner Region, space by space, and the Crown.

use crate::scenario::{Scenario, scenario};

#[test]
fn nothing_happens_on_the_plain_of_peril() {
    let plain = scenario("space:I0").seat("elf").at("I1").plays(["walk I0"]).then();
    plain.at("I0").lie("I0", 0).life(4).turn_of(2);
}

/// The Elf (Craft 4, Strength 3) goes down and rolls three dice.
fn down(scenario: Scenario, space: &'static str, dice: [u8; 3]) -> Scenario {
    let scenario = scenario.seat("elf").fate(0);
    let scenario = if space == "I7" { scenario.at("I0").plays(["walk I7"]) } else { scenario.visits(space) };
    scenario.dice(dice)
}

#[test]
fn in_the_mines_craft_finds_the_way() {
    down(scenario("space:I1/row 1"), "I1", [1, 1, 2]).then().at("I1").task(0);
    down(scenario("space:I1/row 2"), "I1", [1, 2, 2]).then().at("I0");
    down(scenario("space:I1/row 3"), "I1", [1, 2, 3]).then().at("M0").lie("M0", 1);
    down(scenario("space:I1/row 3"), "I1", [1, 3, 3]).then().at("M0");
    down(scenario("space:I1/row 4"), "I1", [1, 3, 4]).then().at("M8");
    down(scenario("space:I1/row 4"), "I1", [1, 4, 4]).then().at("M8");
    down(scenario("space:I1/row 5"), "I1", [1, 4, 5]).dice([4]).then().at("O18").gold(1);
}

#[test]
fn in_the_crypt_strength_finds_the_way() {
    down(scenario("space:I7/row 1"), "I7", [1, 1, 1]).then().at("I7").task(0);
    down(scenario("space:I7/row 2"), "I7", [1, 1, 2]).then().at("I0");
    down(scenario("space:I7/row 3"), "I7", [1, 1, 3]).then().at("M0");
    down(scenario("space:I7/row 4"), "I7", [1, 1, 5]).then().at("M8");
    down(scenario("space:I7/row 5"), "I7", [1, 2, 6]).plays(["choose doctor"]).then().at("O12");
}

#[test]
fn whoever_stays_in_mines_or_crypt_may_go_on() {
    let mines =
        down(scenario("space:I1"), "I1", [1, 1, 2]).then().dice([1]).plays(["2: roll", "2: walk O16"]).then();
    mines.may("walk I2").may("walk I0").may_not("stay");
    let crypt =
        down(scenario("space:I7"), "I7", [1, 1, 1]).then().dice([1]).plays(["2: roll", "2: walk O16"]).then();
    crypt.may("walk I6").may("walk I0");
}

/// The Elf meets the Vampire.
fn vampire(scenario: Scenario, die: u8) -> Scenario {
    scenario.seat("elf").fate(0).visits("I2").dice([die])
}

#[test]
fn the_vampire_takes_up_to_three_lives() {
    vampire(scenario("space:I2/row 1"), 2).then().life(3).task(0);
    vampire(scenario("space:I2/row 2"), 4).then().life(2);
    vampire(scenario("space:I2/row 3"), 5).then().life(1);
}

#[test]
fn the_vampire_takes_followers_for_lives() {
    let given =
        scenario("space:I2").seat("elf").fate(0).holds(["mule", "cursed_by_a_hag"]).visits("I2").dice([6]);
    let given = given.plays(["choose 1", "card mule", "choose 1"]);
    given
        .then()
        .life(3)
        .lacks("mule")
        .lacks("cursed_by_a_hag")
        .discarded("cursed_by_a_hag")
        .task(0)
        .turn_of(2);
    // Whoever keeps them pays himself.
    let kept = scenario("space:I2").seat("elf").fate(0).holds(["mule"]).visits("I2").dice([3]);
    kept.then().life(2).holds("mule");
}

#[test]
fn in_the_pits_a_die_says_how_many_fiends_there_are() {
    let two = scenario("space:I3").seat("troll").visits("I3").dice([2, 3, 1, 3, 1]);
    two.then().task(0).life(6).trophies(0).turn_of(2);
    // Whoever is beaten has the rest before him.
    let beaten = scenario("space:I3/row 1").seat("troll").visits("I3").dice([3, 3, 1, 1, 6]);
    let beaten = beaten.then().task(2).life(5).dice([1]).plays(["2: roll", "2: walk O16"]).then();
    let again = beaten.may("stay").may("walk I2").may_not("walk I4").dice([6, 1, 6, 1]).plays(["stay"]);
    again.then().task(0).life(5);
}

#[test]
fn the_valley_of_fire_only_opens_to_a_talisman() {
    let entered = scenario("space:I4").seat("elf").holds(["talisman"]).visits("I4").then();
    entered.at("I4").lie("I4", 0).holds("talisman").life(4);
    scenario("space:I4").seat("elf").at("I5").asks().may_not("walk I4").may("walk I6");
}

#[test]
fn the_werewolf_is_as_strong_as_two_dice() {
    let den = || scenario("space:I5").seat("troll").fate(1).at("I6");
    den().plays(["walk I5"]).dice([4, 4, 3, 1]).then().scored(9, 9).task(8).life(6);
    den().plays(["walk I5"]).dice([2, 2, 3, 1]).then().scored(9, 5).task(0).life(6).trophies(0);
    // He keeps his strength until he is beaten.
    let lost = scenario("space:I5/row 1")
        .seat("troll")
        .at("I6")
        .plays(["walk I5"])
        .dice([5, 5, 1, 1])
        .then()
        .life(5);
    let lost =
        lost.task(10).dice([1]).plays(["2: roll", "2: walk O16"]).then().may("stay").may_not("walk I4");
    lost.dice([6, 1]).plays(["stay"]).then().scored(12, 11).task(0);
}

/// The Elf plays dice with Death: his two, then Death's.
fn death(scenario: Scenario, dice: [u8; 4]) -> Scenario {
    scenario.seat("elf").fate(0).at("I7").plays(["walk I6"]).dice(dice)
}

#[test]
fn death_plays_for_lives() {
    death(scenario("space:I6/row 1"), [2, 2, 3, 2]).then().life(3).task(1);
    death(scenario("space:I6/row 2"), [2, 2, 3, 1]).then().life(4).task(1);
    death(scenario("space:I6/row 3"), [2, 3, 3, 1]).then().life(4).task(0);
}

#[test]
fn death_plays_until_he_is_beaten() {
    let drawn =
        death(scenario("space:I6"), [2, 2, 3, 1]).then().dice([1]).plays(["2: roll", "2: walk O16"]).then();
    let drawn = drawn.may("stay").may("walk I7").may_not("walk I5");
    drawn.dice([6, 6, 1, 1]).plays(["stay"]).then().task(0).at("I6");
}

#[test]
fn on_the_crown_nothing_is_drawn_and_the_turn_ends() {
    let crown = scenario("space:CROWN").seat("elf").holds(["talisman"]).visits("CROWN").then();
    let crown =
        crown.at("CROWN").turn_of(2).lie("CROWN", 0).dice([1]).plays(["2: roll", "2: walk O16"]).then();
    crown.may("command").may_not("roll").may_not("walk I4");
}
