//! Spells: how many, when, on whom (TB-33 to TB-35, TB-67 to TB-69), and alignment (TB-36).

use crate::scenario::scenario;
use talisman::language::Alignment::{Evil, Good};

/// TB-33, V-5: the limit follows the current Craft.
#[test]
fn tb_33_craft_sets_the_limit() {
    let draws = |character: &'static str, craft: u8| {
        scenario("TB-33").seat(character).craft(craft).fate(0).draws("book_of_spells").then()
    };
    draws("troll", 0).spells(0);
    draws("troll", 1).spells(0);
    draws("troll", 2).spells(1);
    draws("elf", 0).spells(2);
    draws("elf", 1).spells(2);
    draws("elf", 2).spells(3);
    draws("elf", 5).spells(3);
}

#[test]
fn tb_33_what_is_too_much_is_discarded_by_choice() {
    scenario("TB-33")
        .seat("elf").craft(2).fate(0).holds(["healing", "hex", "random"])
        .visits("O12").dice([3])
        .plays(["choose enchantress"])
        .asks().may("card healing").may("card random")
        .plays(["card hex"])
        .then().discarded("hex").holds("healing").holds("random");
}

#[test]
fn tb_34_in_the_own_turn_as_many_as_were_held_at_its_start() {
    scenario("TB-34")
        .seat("wizard").holds(["alchemy", "sword"])
        .spells(["invisibility"])
        .plays(["use alchemy"])
        .asks().holds("invisibility").may_not("use invisibility");
    scenario("TB-34")
        .seat("wizard").holds(["alchemy", "invisibility", "sword"])
        .plays(["use alchemy", "use invisibility"])
        .asks().discarded("alchemy").discarded("invisibility");
}

#[test]
fn tb_34_one_in_the_turn_of_another() {
    scenario("TB-34")
        .seat("troll").at("O0").life(1).fate(0)
        .seat("wizard").at("O9").holds(["healing", "invisibility"])
        .dice([1])
        .plays(["2: use invisibility", "roll", "roll", "walk O1"])
        .asks().seat(2).holds("healing").not_asked();
}

/// RU-27: what was drawn in this turn may be cast, and Counterspells count.
#[test]
fn ru_27_the_number_counts_not_which() {
    scenario("RU-27")
        .seat("elf").fate(0).holds(["healing", "teleport"]).life(1)
        .spells(["invisibility"])
        .deck(["mage"]).visits("O1")
        .plays(["use healing", "use invisibility"])
        .then().discarded("invisibility").life(4);
    scenario("RU-27")
        .seat("sorceress").holds(["acquisition", "counterspell"])
        .seat("wizard").at("O5").gold(2).holds(["counterspell", "healing"])
        .plays(["use acquisition", "2: use counterspell", "pass", "use counterspell"])
        .asks().check(|state| state.sides[0].cast == 2);
}

#[test]
fn tb_35_characters_everywhere_creatures_outside_only() {
    scenario("TB-35")
        .seat("sorceress").holds(["healing"])
        .seat("troll").at("I1").life(1)
        .plays(["use healing"])
        .asks().seat(2).life(6);
    scenario("TB-35")
        .seat("sorceress").holds(["destruction", "immobility"])
        .lies("I0", ["dragon", "hermit"])
        .asks().may("use destruction").may_not("use immobility creature")
        .plays(["use destruction", "pass"])
        .discarded("hermit").lies("I0", "dragon");
}

#[test]
fn tb_36_alignment_changes_once_a_turn() {
    scenario("TB-36")
        .seat("druid").fate(0).at("O0")
        .deck(["mephistopheles"])
        .dice([1])
        .plays(["use druid change_alignment", "choose 1", "roll", "walk O1"])
        .then().aligned(Good).discarded("mephistopheles");
}

#[test]
fn tb_36_what_the_new_alignment_forbids_is_ditched() {
    scenario("TB-36")
        .seat("druid").fate(0).at("O0").holds(["holy_grail", "sword"])
        .plays(["use druid change_alignment", "choose 3"])
        .asks().aligned(Evil).lies("O0", "holy_grail").holds("sword");
}

#[test]
fn tb_67_only_as_the_text_says_and_at_a_valid_target() {
    scenario("TB-67")
        .seat("elf").holds(["nullify", "psionic_blast"])
        .seat("troll").at("O9")
        .asks().may("use nullify").may_not("use psionic_blast").may_not("ditch nullify")
        .plays(["use nullify", "pass"])
        .spells(0);
    scenario("TB-67")
        .seat("elf").holds(["nullify"])
        .seat("troll").at("O9")
        .asks().may_not("use nullify");
}

/// TB-68: only casting the last one gives another; losing it otherwise does not.
#[test]
fn tb_68_always_one_spell_after_casting() {
    scenario("TB-68")
        .seat("sorceress").holds(["nullify"])
        .seat("wizard").at("O5").holds(["healing", "hex"])
        .plays(["use nullify", "2: pass", "2: pass"])
        .asks().seat(2).spells(0);
    scenario("TB-68")
        .seat("elf").fate(0).holds(["wand", "sword", "alchemy"])
        .spells(["healing"])
        .plays(["use alchemy", "card sword", "done"])
        .asks().holds("healing");
    scenario("TB-68").seat("elf").fate(0).spells(["healing"]).draws("wand").plays(["yes"]).then().holds("healing");
    scenario("TB-68").seat("elf").fate(0).holds(["hex"]).draws("wand").plays(["yes"]).then().spells(1);
}

/// TB-69 and RU-93: the Cursed Glade does not lower the limit.
#[test]
fn tb_69_the_cursed_glade_stops_casting_but_takes_no_spell() {
    scenario("TB-69")
        .seat("assassin").fate(0).at("M3").holds(["ring", "healing", "invisibility"]).life(1)
        .deck(["bag_of_gold"])
        .dice([1])
        .plays(["roll", "walk M4"])
        .then().spells(2);
    scenario("RU-49")
        .seat("wizard").at("M4").holds(["healing", "hex"]).life(1)
        .asks().may_not("use healing").may_not("use hex");
}

/// RU-93: Destroy Magic does not lower it either.
#[test]
fn ru_93_destroy_magic_lowers_no_limit() {
    scenario("RU-93")
        .seat("sorceress").holds(["destroy_magic"])
        .seat("assassin").at("O9").holds(["ring", "healing", "hex"])
        .plays(["use destroy_magic", "2: pass", "2: pass"])
        .asks().seat(2).spells(2);
}

/// RU-25: also in another's turn, and because a Follower was lost.
#[test]
fn ru_25_craft_that_falls_costs_spells_at_once() {
    scenario("RU-25")
        .seat("sorceress").holds(["mesmerism"])
        .seat("elf").at("O9").holds(["maiden", "healing", "hex", "random"])
        .plays(["use mesmerism", "2: pass", "2: pass"])
        .asks().seat(2).may("card healing")
        .plays(["2: card hex"])
        .seat(2).spells(2).discarded("hex")
        .seat(1).holds("maiden");
}

#[test]
fn ru_26_at_the_limit_nothing_is_drawn() {
    scenario("RU-26").seat("elf").fate(0).holds(["hex", "healing"]).spells(["random"]).draws("mage")
        .then().spells(2).lacks("random");
}

/// RU-98: each source adds once.
#[test]
fn ru_98_the_monk_with_psionic_blast_adds_his_craft_value_twice() {
    scenario("RU-98")
        .seat("monk").fate(0).holds(["psionic_blast"])
        .deck(["giant"]).visits("O1").dice([1, 1])
        .plays(["use psionic_blast"])
        .then().scored(2 + 3 + 3 + 1, 6 + 1);
}
