//! Toads (TB-37).

use crate::scenario::scenario;
use talisman::state::Foe;

/// TB-37: what he has stays where it happened; Spells, trophies, lives and the quest stay his.
#[test]
fn tb_37_a_toad_leaves_his_things_behind() {
    scenario("TB-37")
        .seat("elf").fate(2).gold(3).holds(["sword", "maiden", "healing"]).trophies(["wolf"]).quest("take_a_life")
        .deck(["witch"]).visits("O1").dice([1])
        .then().is_toad().gold(0).lies_gold("O1", 3).lies("O1", "sword").lies("O1", "maiden")
        .life(4).fate(2).holds("healing").trophy("wolf").sworn("take_a_life");
}

#[test]
fn tb_37_strength_and_craft_are_one() {
    scenario("status:toad/1")
        .seat("troll").at("O0").toad(3).fate(0).strength(4)
        .deck(["wolf"]).dice([6, 1])
        .plays(["walk O1"])
        .then().scored(1 + 6, 2 + 1).trophy("wolf");
    scenario("status:toad/2")
        .seat("elf").at("O0").toad(3).fate(0).craft(4)
        .deck(["lemure"]).dice([6, 1])
        .plays(["walk O1"])
        .then().scored(1 + 6, 1 + 1).trophy("lemure");
}

#[test]
fn tb_37_a_toad_hops_one_space_without_a_die() {
    scenario("status:toad/3")
        .seat("elf").at("O3").toad(3)
        .asks().may("walk O2").may("walk O4").may_not("roll").may_not("use elf");
}

#[test]
fn tb_37_a_toad_neither_casts_nor_gains_spells() {
    scenario("status:toad/4").seat("elf").at("O3").toad(3).holds(["invisibility"]).asks().may_not("use invisibility");
    scenario("status:toad/5")
        .seat("elf").at("O0").toad(3).fate(0)
        .deck(["mage"])
        .plays(["walk O1"])
        .then().spells(0);
}

#[test]
fn tb_37_a_toad_takes_nothing() {
    scenario("status:toad/5")
        .seat("elf").at("O0").toad(3).fate(0)
        .lies("O1", ["sword", "maiden", "bag_of_gold"]).lies_gold("O1", 2)
        .plays(["walk O1"])
        .then().lies("O1", "sword").lies("O1", "maiden").lies("O1", "bag_of_gold").lies_gold("O1", 2).gold(0);
}

#[test]
fn tb_37_points_gained_or_lost_as_a_toad_are_gone() {
    scenario("TB-37")
        .seat("elf").at("O11").toad(3).fate(0).craft(2).strength(1)
        .dice([4])
        .plays(["walk O12", "choose enchantress"])
        .then().craft(2).strength(1);
    scenario("TB-37")
        .seat("elf").at("O11").toad(3).fate(0).craft(2).strength(1)
        .dice([2])
        .plays(["walk O12", "choose enchantress"])
        .then().craft(2).strength(1);
}

#[test]
fn tb_37_a_toad_encounters_as_usual_and_may_use_fate() {
    scenario("TB-37")
        .seat("elf").at("O11").toad(3).fate(1)
        .dice([1, 2])
        .plays(["walk O12", "choose enchantress", "fate 1"])
        .then().fate(0).toad(2);
}

/// The turn in which it happens does not count; the third own turn after it is the last.
#[test]
fn tb_37_three_turns_after_the_one_in_which_it_happened() {
    let toad = scenario("TB-37")
        .seat("elf").fate(0)
        .seat("troll").at("O15").fate(0).misses(9)
        .deck(["witch"]).visits("O1").dice([1])
        .then().turn_of(1).toad(3);
    let last = toad
        .plays(["walk O2"]).then().toad(2)
        .plays(["walk O3"]).then().toad(1)
        .plays(["walk O4"]);
    last.then().is_no_toad().may("roll");
}

#[test]
fn tb_37_toaded_again_he_has_three_turns_from_then() {
    scenario("TB-37")
        .seat("elf").at("O0").toad(1).fate(0)
        .deck(["witch"]).dice([1])
        .plays(["walk O1"])
        .then().toad(3);
}

/// RU-92: a Toad's Craft of 1 costs no Spells.
#[test]
fn ru_92_limits_are_not_looked_at() {
    scenario("RU-92")
        .seat("elf").fate(0).holds(["healing", "hex"])
        .deck(["witch"]).visits("O1").dice([1])
        .then().is_toad().spells(2);
}

/// RU-13: a Toad fights with 1, and nothing but a life can be taken from him.
#[test]
fn ru_13_a_toad_has_nothing_to_lose_but_lives() {
    scenario("RU-13")
        .seat("troll").at("O4").fate(0)
        .seat("elf").at("O5").toad(3).fate(0).strength(5)
        .dice([1, 3, 3])
        .plays(["roll", "walk O5", "seat 2"])
        .then().scored(6 + 3, 1 + 3).seat(2).life(3);
}

/// RU-16: he prays like anybody, but the Crown does not obey him.
#[test]
fn ru_16_a_toad_prays_and_does_not_command() {
    scenario("RU-16")
        .seat("elf").at("M11").toad(3).fate(0)
        .dice([6, 6])
        .plays(["walk M12"])
        .then().life(6);
    scenario("RU-16").seat("elf").at("CROWN").toad(3).asks().may_not("command").may("pass");
}

/// RU-18: the fight goes on with a Toad in it.
#[test]
fn ru_18_toaded_in_a_fight_he_fights_on() {
    scenario("RU-18")
        .seat("troll").fate(0)
        .seat("wizard").at("O9").holds(["random", "healing"])
        .deck(["giant"]).visits("O1").dice([1, 4, 4])
        .plays(["2: pass", "2: pass"])
        .asks().check(|state| matches!(state.fight.foe, Foe::Cards(_)))
        .plays(["2: use random", "2: seat 1"])
        .then().is_toad().scored(1 + 4, 6 + 4).life(5);
}

/// RU-119: they leave a Toad like all Followers, and force themselves on the next.
#[test]
fn ru_119_hag_and_poltergeist_jump_to_the_next_visitor() {
    scenario("RU-119")
        .seat("elf").fate(0).holds(["cursed_by_a_hag"])
        .seat("troll").at("O2").fate(0).holds(["mule"])
        .deck(["witch"]).visits("O1").dice([1])
        .then().lies("O1", "cursed_by_a_hag").turn_of(2)
        .dice([1, 5])
        .plays(["2: roll", "2: walk O1", "2: visit"])
        .then().seat(2).holds("cursed_by_a_hag").lacks("mule");
}
