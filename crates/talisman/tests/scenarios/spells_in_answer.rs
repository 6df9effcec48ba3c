//! Spells that are cast at any time, or in answer to something (TM-3).

use crate::scenario::scenario;
use talisman::Event;

#[test]
fn counterspell_cancels_a_spell() {
    scenario("spell:counterspell/cast 1")
        .seat("sorceress").holds(["acquisition"])
        .seat("wizard").at("O5").gold(2).holds(["counterspell", "healing"])
        .plays(["use acquisition", "2: use counterspell"])
        .asks().gold(0).discarded("acquisition").discarded("counterspell")
        .happened(|event| matches!(event, Event::Cancelled { .. }))
        .seat(2).gold(2).holds("healing");
}

#[test]
fn counterspell_cancels_a_counterspell() {
    scenario("spell:counterspell/cast 1")
        .seat("sorceress").holds(["acquisition", "counterspell"])
        .seat("wizard").at("O5").gold(2).holds(["counterspell", "healing"])
        .plays(["use acquisition", "2: use counterspell", "pass", "use counterspell"])
        .asks().gold(1)
        .seat(2).gold(1);
}

#[test]
fn healing_restores_any_character_at_any_time() {
    scenario("spell:healing/cast 1")
        .seat("sorceress").holds(["healing"]).life(2)
        .seat("troll").at("O5").life(1)
        .seat("elf").at("O6")
        .plays(["use healing"])
        .asks().may("seat 1").may("seat 2").may_not("seat 3")
        .plays(["seat 2"])
        .life(2).seat(2).life(6);
    scenario("spell:healing/cast 1")
        .seat("troll").at("O0").fate(0).life(3)
        .seat("wizard").at("O5").holds(["healing", "nullify"])
        .dice([1])
        .plays(["roll", "walk O1", "2: use healing"])
        .then().life(6);
    scenario("spell:healing/cast 1")
        .seat("sorceress").holds(["healing"]).life(5)
        .asks().may_not("use healing");
}

#[test]
fn immobility_takes_the_turn_of_the_active_character() {
    scenario("spell:immobility/cast 1")
        .seat("troll").at("O0").trophies(["dragon"])
        .seat("wizard").at("O5").holds(["immobility", "healing"])
        .plays(["2: use immobility character", "roll"])
        .asks().turn_of(2).at("O0").strength(0)
        .happened(|event| matches!(event, Event::TurnLost { .. }));
    scenario("spell:immobility/cast 1")
        .seat("troll").at("O0")
        .seat("wizard").at("O5").holds(["immobility", "healing"])
        .dice([1])
        .plays(["roll", "walk O1"])
        .asks().seat(2).may_not("use immobility character");
}

#[test]
fn immobility_on_a_creature_lets_everybody_pass_it() {
    scenario("spell:immobility/cast 2")
        .seat("sorceress").at("O0").holds(["immobility"]).fate(0)
        .lies("O1", ["dragon", "sword"])
        .dice([1])
        .plays(["use immobility creature", "roll", "walk O1", "yes"])
        .then().lies("O1", "dragon").holds("sword").life(4).turn_of(2);
    scenario("spell:immobility/cast 2")
        .seat("sorceress").at("O0").holds(["immobility"])
        .lies("I5", ["dragon"])
        .asks().may_not("use immobility creature");
}

#[test]
fn invisibility_lets_its_caster_evade_until_the_turn_ends() {
    scenario("spell:invisibility/cast 1")
        .seat("sorceress").at("O0").holds(["invisibility"]).fate(0)
        .lies("O1", ["dragon", "sword"])
        .dice([1])
        .plays(["use invisibility", "roll", "walk O1", "evade", "yes"])
        .then().lies("O1", "dragon").holds("sword").life(4);
    scenario("spell:invisibility/cast 1")
        .seat("troll").at("O4").fate(0)
        .seat("wizard").at("O5").holds(["invisibility", "healing"]).gold(1)
        .dice([1])
        .plays(["2: use invisibility", "roll", "roll", "walk O5", "seat 2", "2: evade"])
        .then().turn_of(2).seat(2).life(4).gold(1);
}

#[test]
fn nullify_discards_all_spells_of_a_character() {
    scenario("spell:nullify/cast 1")
        .seat("sorceress").holds(["nullify"])
        .seat("wizard").at("O5").holds(["healing", "teleport"])
        .seat("troll").at("O6")
        .plays(["use nullify", "2: pass", "2: pass"])
        .asks().seat(2).spells(0)
        .check(|state| state.side(table::Seat(0)).cast == 1)
        .discarded("healing").discarded("teleport");
    scenario("spell:nullify/cast 1")
        .seat("sorceress").holds(["nullify"])
        .seat("troll").at("O6")
        .asks().may_not("use nullify");
}

#[test]
fn preservation_keeps_a_life() {
    scenario("spell:preservation/cast 1")
        .seat("elf").at("O0").fate(0).life(1)
        .seat("wizard").at("O8").holds(["preservation", "healing"])
        .deck(["dragon"]).visits("O1")
        .dice([1, 6])
        .plays(["2: use preservation life"])
        .then().alive().life(1)
        .happened(|event| matches!(event, Event::Saved { .. }));
}

#[test]
fn preservation_keeps_a_follower() {
    scenario("spell:preservation/cast 2")
        .seat("sorceress").fate(0).holds(["preservation", "mule"])
        .visits("M6").dice([6, 1])
        .plays(["use preservation follower"])
        .then().holds("mule").discarded("preservation");
    scenario("spell:preservation/cast 2")
        .seat("sorceress").fate(0).holds(["preservation", "mule"])
        .visits("M6").dice([6, 1])
        .then().lacks("mule").holds("preservation");
}

#[test]
fn preservation_keeps_an_enemy_and_makes_a_stand_off() {
    scenario("spell:preservation/cast 3")
        .seat("troll").fate(0)
        .seat("wizard").at("O8").holds(["preservation", "healing"])
        .deck(["wolf", "sword"]).visits("O1")
        .dice([6, 1])
        .plays(["2: use preservation enemy"])
        .then().trophies(0).lies("O1", "wolf").life(6).turn_of(2);
}

#[test]
fn random_rolls_for_its_target() {
    let cast = |key: &'static str, die: u8| {
        scenario(key)
            .seat("sorceress").holds(["random"])
            .seat("troll").at("O5").fate(0).strength(2).craft(2).gold(3).holds(["sword"])
            .dice([die])
            .plays(["use random", "seat 2"])
            .asks().discarded("random").seat(2)
    };
    cast("spell:random/row 1", 1).is_toad().gold(0).lies("O5", "sword");
    cast("spell:random/row 2", 2).strength(0).craft(2).gold(3);
    cast("spell:random/row 3", 3).strength(2).craft(0).gold(3);
    cast("spell:random/row 4", 4).strength(2).craft(2).gold(0);
    cast("spell:random/row 5", 5).strength(3).craft(2).gold(3);
    cast("spell:random/row 6", 6).life(7).strength(2).gold(3);
}

#[test]
fn random_may_be_cast_on_oneself_and_the_target_may_use_fate() {
    scenario("spell:random/cast 1")
        .seat("sorceress").holds(["random"]).fate(1)
        .seat("troll").at("O5")
        .dice([1, 6])
        .plays(["use random", "seat 1", "fate 1"])
        .asks().is_no_toad().life(5).fate(0);
}

#[test]
fn the_command_spell_takes_a_life_of_all_others() {
    let command = |key: &'static str, die: u8| {
        scenario(key)
            .seat("elf").at("CROWN").fate(0)
            .seat("troll").at("O5")
            .seat("wizard").at("I1")
            .dice([die])
            .plays(["command"])
            .then().life(4)
    };
    command("spell:command/row 1", 3).seat(2).life(6).seat(3).life(4);
    command("spell:command/row 2", 4).seat(2).life(5).seat(3).life(3);
}
