//! Fights.

use crate::scenario::{Scenario, scenario};

/// TB-21: each side's die and ability; the higher score wins, fate comes after the dice.
#[test]
fn tb_21_a_fight() {
    scenario("rule:TB-21")
        .seat("elf")
        .fate(0)
        .strength(2)
        .holds(["sword"])
        .draws("ogre")
        .dice([2, 2])
        .then()
        .scored(8, 7)
        .trophy("ogre");
    scenario("rule:TB-21")
        .seat("elf")
        .fate(0)
        .craft(1)
        .draws("wraith")
        .dice([2, 1])
        .then()
        .scored(7, 6)
        .trophy("wraith");
    let fate =
        scenario("rule:TB-21").seat("troll").fate(1).draws("ogre").dice([1, 6]).plays(["fate 1"]).dice([6]);
    fate.then().scored(12, 11).fate(0).trophy("ogre");
}

/// TB-22: victory makes a trophy, defeat costs a life and the turn, equal scores cost the turn.
#[test]
fn tb_22_victory_defeat_stand_off() {
    let fight = |dice: [u8; 2]| scenario("rule:TB-22").seat("troll").fate(0).draws("giant").dice(dice);
    fight([4, 1]).then().trophy("giant").life(6);
    fight([1, 4]).then().trophies(0).life(5).lies("O1", "giant").turn_of(2);
    let drawn = fight([4, 4]).then().trophies(0).life(6).lies("O1", "giant").turn_of(2);
    // Next turn one simply moves off.
    let off = drawn.dice([1]).plays(["2: roll", "2: walk O16"]).then().may("roll").may_not("visit").dice([1]);
    off.plays(["roll", "walk O0", "choose healer"]).then().at("O0").life(6);
}

/// TB-23: one Weapon in a battle; Armour saves in battle only, one card for a loss.
#[test]
fn tb_23_one_weapon_one_armour() {
    let armed =
        scenario("rule:TB-23").seat("elf").fate(0).holds(["sword", "axe"]).draws("ogre").plays(["card axe"]);
    armed.dice([3, 1]).then().scored(7, 6);
    let twice =
        scenario("rule:TB-23").seat("elf").fate(0).holds(["helmet", "shield"]).draws("ogre").dice([1, 6]);
    let twice = twice.plays(["use shield"]).dice([1]);
    twice.then().life(3);
    let psychic = scenario("rule:TB-23").seat("elf").fate(0).holds(["armour"]).draws("wraith").dice([1, 6]);
    psychic.then().life(3);
}

/// The Troll attacks the Elf, who has things to lose.
fn duel(scenario: Scenario, dice: [u8; 2]) -> Scenario {
    let scenario =
        scenario.seat("troll").fate(0).at("O8").seat("elf").fate(0).at("O9").gold(2).holds(["sword", "mule"]);
    scenario.plays(["roll", "walk O9", "seat 2"]).dice([1]).dice(dice)
}

/// TB-24: the winner of a duel has a life, an Object or a gold.
#[test]
fn tb_24_the_reward_of_a_duel() {
    duel(scenario("rule:TB-24"), [4, 1])
        .plays(["choose 1"])
        .then()
        .turn_of(2)
        .lie("O9", 0)
        .seat(2)
        .life(3)
        .gold(2);
    duel(scenario("rule:TB-24"), [4, 1]).plays(["choose 2"]).then().gold(1).seat(2).gold(1).life(4);
    duel(scenario("rule:TB-24"), [4, 1]).plays(["card sword"]).then().holds("sword").seat(2).life(4);
    duel(scenario("rule:TB-24"), [4, 1]).asks().may_not("card mule");
    // The defender may win too, and a stand-off gives nobody anything.
    duel(scenario("rule:TB-24"), [1, 6]).then().scored(7, 10).life(5).turn_of(2).seat(2).life(4);
    duel(scenario("rule:TB-24"), [1, 3]).then().scored(7, 7).life(6).seat(2).life(4);
}

/// TB-24: the victor may take all that a killed character had; the rest stays.
#[test]
fn tb_24_the_heritage_of_the_killed() {
    let killed =
        scenario("rule:TB-24").seat("troll").fate(0).at("O8").seat("elf").fate(0).life(1).at("O9").gold(2);
    let killed = killed.holds(["sword", "mule"]).plays(["roll", "walk O9", "seat 2"]).dice([1, 6, 1]);
    let killed = killed.plays(["choose 1", "card mule", "choose 2", "done"]).asks();
    killed.holds("mule").gold(2).lies("O9", "sword").lacks("sword");
}

/// TB-24: an attacker with such an ability may fight with Craft; Armour is of no use then, and the defender may evade.
#[test]
fn tb_24_psychic_attacks() {
    let mind =
        scenario("rule:TB-24").seat("wizard").fate(0).at("O8").seat("elf").fate(0).at("O9").holds(["armour"]);
    let mind =
        mind.plays(["roll", "walk O9", "seat 2", "attack 2 craft"]).dice([1, 3, 1]).plays(["choose 1"]);
    mind.then().scored(8, 5).seat(2).life(3);
    let evaded = scenario("rule:TB-24").seat("troll").fate(0).at("O2").seat("elf").fate(0).at("O3");
    evaded
        .plays(["roll", "walk O3", "seat 2", "2: evade"])
        .dice([1])
        .then()
        .turn_of(2)
        .lie("O3", 0)
        .seat(2)
        .life(4);
}

/// TB-25: an evaded creature is dealt with, and the encounter goes on.
#[test]
fn tb_25_evaded_is_dealt_with() {
    let evaded = scenario("rule:TB-25").seat("elf").fate(0).lies("O3", ["dragon", "sword"]).visits("O3");
    evaded.plays(["evade", "yes"]).then().holds("sword").lies("O3", "dragon").life(4);
}

/// TB-26: creatures of spaces and tables are never trophies.
#[test]
fn tb_26_no_trophies_from_spaces() {
    scenario("rule:TB-26")
        .seat("troll")
        .fate(0)
        .visits("O18")
        .dice([2, 6, 1])
        .then()
        .scored(12, 4)
        .trophies(0);
    scenario("rule:TB-26")
        .seat("troll")
        .fate(0)
        .draws("cave")
        .dice([1, 6, 1])
        .then()
        .scored(12, 8)
        .trophies(0);
}

/// TB-60: who can evade here evades the whole; what is aimed at one leaves the others.
#[test]
fn tb_60_evading_several() {
    let woods =
        scenario("rule:TB-60").seat("elf").fate(0).lies("O3", ["ogre", "goblin", "sword"]).visits("O3");
    woods.plays(["evade", "yes"]).then().holds("sword").lies("O3", "ogre").lies("O3", "goblin");
    let one = scenario("rule:TB-60")
        .seat("troll")
        .fate(0)
        .craft(3)
        .holds(["immobility"])
        .lies("O20", ["ogre", "goblin"]);
    let one = one.plays(["use immobility creature", "card ogre"]).visits("O20").dice([6, 1]);
    one.then().scored(12, 3).trophy("goblin").lies("O20", "ogre");
}

/// TB-61: a stand-off made by an effect ends the turn like any other.
#[test]
fn tb_61_a_stand_off_by_an_effect() {
    let saved = scenario("rule:TB-61").seat("troll").fate(0).seat("wizard").at("O15").holds(["preservation"]);
    let saved =
        saved.deck(["goblin", "sword"]).visits("O20").dice([6, 1]).plays(["2: use preservation enemy"]);
    saved.then().trophies(0).life(6).lies("O20", "goblin").lies("O20", "sword").turn_of(2);
}

/// TB-62: what helps in a fight does not keep the turn if the fight is lost.
#[test]
fn tb_62_help_that_fails() {
    let hired = scenario("rule:TB-62")
        .seat("elf")
        .fate(0)
        .gold(1)
        .holds(["mercenary"])
        .deck(["giant", "sword"])
        .visits("O20");
    let hired = hired.plays(["use mercenary"]).dice([1, 6]).then();
    hired.scored(7, 12).lies("O20", "sword").turn_of(2);
}
