//! Enemies. Each is beaten once by a hair and once beats its visitor, so that its value is known from both sides.

use crate::scenario::{Scenario, scenario};
use talisman::Event;
use talisman::language::Stat;

/// The Troll (Strength 6) meets it with these dice for himself and for it.
fn battle(scenario: Scenario, enemy: &'static str, mine: u8, its: u8) -> Scenario {
    scenario.seat("troll").fate(0).draws(enemy).dice([mine, its])
}

/// The Wizard (Craft 5) meets it with these dice for himself and for it.
fn contest(scenario: Scenario, enemy: &'static str, mine: u8, its: u8) -> Scenario {
    scenario.seat("wizard").fate(0).draws(enemy).dice([mine, its])
}

#[test]
fn animals_are_fought_with_strength() {
    battle(scenario("card:ape"), "ape", 2, 4).then().scored(8, 7).trophy("ape").life(6);
    battle(scenario("card:ape"), "ape", 1, 6).then().scored(7, 9).life(5).lies("O1", "ape");
    battle(scenario("card:bear"), "bear", 2, 4).then().scored(8, 7).trophy("bear");
    battle(scenario("card:bear"), "bear", 1, 6).then().scored(7, 9).life(5).lies("O1", "bear");
    battle(scenario("card:lion"), "lion", 2, 4).then().scored(8, 7).trophy("lion");
    battle(scenario("card:lion"), "lion", 1, 6).then().scored(7, 9).life(5).lies("O1", "lion");
    battle(scenario("card:serpent"), "serpent", 2, 3).then().scored(8, 7).trophy("serpent");
    battle(scenario("card:serpent"), "serpent", 1, 6).then().scored(7, 10).life(5).lies("O1", "serpent");
    battle(scenario("card:wolf"), "wolf", 2, 5).then().scored(8, 7).trophy("wolf");
    battle(scenario("card:wolf"), "wolf", 1, 6).then().scored(7, 8).life(5).lies("O1", "wolf");
    battle(scenario("card:wild_boar"), "wild_boar", 2, 6).then().scored(8, 7).trophy("wild_boar");
    let weak = scenario("card:wild_boar").seat("wizard").fate(0).draws("wild_boar").dice([1, 3]);
    weak.then().scored(3, 4).life(3).lies("O1", "wild_boar");
}

#[test]
fn dragons_are_the_strongest_of_all() {
    battle(scenario("card:dragon"), "dragon", 3, 1).then().scored(9, 8).trophy("dragon").life(6);
    battle(scenario("card:dragon"), "dragon", 2, 2).then().scored(8, 9).life(5).lies("O1", "dragon");
}

#[test]
fn monsters_are_fought_with_strength() {
    battle(scenario("card:giant"), "giant", 3, 2).then().scored(9, 8).trophy("giant");
    battle(scenario("card:giant"), "giant", 2, 3).then().scored(8, 9).life(5).lies("O1", "giant");
    battle(scenario("card:goblin"), "goblin", 2, 5).then().scored(8, 7).trophy("goblin");
    battle(scenario("card:goblin"), "goblin", 1, 6).then().scored(7, 8).life(5).lies("O1", "goblin");
    battle(scenario("card:hobgoblin"), "hobgoblin", 2, 4).then().scored(8, 7).trophy("hobgoblin");
    battle(scenario("card:hobgoblin"), "hobgoblin", 1, 5).then().scored(7, 8).life(5).lies("O1", "hobgoblin");
    battle(scenario("card:ogre"), "ogre", 2, 2).then().scored(8, 7).trophy("ogre");
    battle(scenario("card:ogre"), "ogre", 1, 3).then().scored(7, 8).life(5).lies("O1", "ogre");
}

#[test]
fn a_bandit_can_be_fought_or_paid() {
    battle(scenario("card:bandit"), "bandit", 2, 3).then().scored(8, 7).trophy("bandit");
    battle(scenario("card:bandit"), "bandit", 1, 4).then().scored(7, 8).life(5).lies("O1", "bandit");
    let paid = scenario("card:bandit").seat("troll").gold(1).draws("bandit").plays(["choose 1"]);
    paid.then().gold(0).life(6).lies("O1", "bandit").trophies(0);
}

#[test]
fn spirits_are_fought_with_craft() {
    contest(scenario("card:demon"), "demon", 6, 1).then().scored(11, 11).life(4).lies("O1", "demon");
    contest(scenario("card:demon"), "demon", 5, 1).then().scored(10, 11).life(3);
    contest(scenario("card:lemure"), "lemure", 2, 5).then().scored(7, 6).trophy("lemure");
    contest(scenario("card:lemure"), "lemure", 1, 6).then().scored(6, 7).life(3).lies("O1", "lemure");
    contest(scenario("card:shadow"), "shadow", 2, 4).then().scored(7, 6).trophy("shadow");
    contest(scenario("card:shadow"), "shadow", 1, 5).then().scored(6, 7).life(3).lies("O1", "shadow");
    contest(scenario("card:spectre"), "spectre", 2, 3).then().scored(7, 6).trophy("spectre");
    contest(scenario("card:spectre"), "spectre", 1, 4).then().scored(6, 7).life(3).lies("O1", "spectre");
    contest(scenario("card:wraith"), "wraith", 2, 1).then().scored(7, 6).trophy("wraith");
    contest(scenario("card:wraith"), "wraith", 1, 2).then().scored(6, 7).life(3).lies("O1", "wraith");
}

#[test]
fn a_ghost_goes_where_it_haunts() {
    scenario("card:ghost/row 1")
        .seat("troll")
        .draws("ghost")
        .dice([1])
        .then()
        .lies("O12", "ghost")
        .lie("O1", 0);
    scenario("card:ghost/row 2").seat("troll").draws("ghost").dice([2]).then().lies("O0", "ghost");
    scenario("card:ghost/row 3").seat("troll").draws("ghost").dice([3]).then().lies("O2", "ghost");
    scenario("card:ghost/row 4").seat("troll").draws("ghost").dice([4]).then().lies("O6", "ghost");
    scenario("card:ghost/row 5").seat("troll").draws("ghost").dice([5]).then().lies("M15", "ghost");
    scenario("card:ghost/row 6").seat("troll").draws("ghost").dice([6]).then().lies("M12", "ghost");
}

#[test]
fn a_ghost_is_met_where_it_lies() {
    let met = |dice: [u8; 2]| {
        scenario("card:ghost").seat("wizard").fate(0).lies("M15", ["ghost"]).visits("M15").dice(dice)
    };
    met([2, 2]).then().scored(7, 6).trophy("ghost");
    met([1, 3]).then().scored(6, 7).life(3).lies("M15", "ghost");
}

#[test]
fn a_drawn_fight_costs_nothing_but_the_turn() {
    let drawn = battle(scenario("card:ogre"), "ogre", 1, 2).then();
    drawn
        .scored(7, 7)
        .life(6)
        .lies("O1", "ogre")
        .turn_of(2)
        .never(|event| matches!(event, Event::Counters { stat: Stat::Life, .. }));
}
