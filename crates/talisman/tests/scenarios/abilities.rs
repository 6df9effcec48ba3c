//! Cards and spaces that do several things, each by itself.

use crate::scenario::scenario;
use talisman::language::Alignment::{Evil, Good};

#[test]
fn the_amulet_forbids_casting_and_keeps_spells_away() {
    scenario("card:amulet/1").seat("wizard").holds(["amulet", "invisibility"]).asks().may_not("use invisibility");
    scenario("card:amulet/2")
        .seat("sorceress").holds(["random"])
        .seat("troll").at("O5").holds(["amulet"])
        .seat("elf").at("O6")
        .plays(["use random"])
        .asks().may_not("seat 2").may("seat 3");
}

#[test]
fn the_axe_builds_rafts_and_cuts() {
    scenario("card:axe/1")
        .seat("elf").at("O10").fate(0).holds(["axe"])
        .plays(["use axe"])
        .then().holds("purchase:raft").at("O10").turn_of(2);
    scenario("card:axe/1").seat("elf").at("O9").holds(["axe"]).asks().may_not("use axe");
    scenario("card:axe/2").seat("elf").fate(0).holds(["axe"]).deck(["ogre"]).visits("O1").dice([3, 1]).then().scored(3 + 1 + 3, 5 + 1);
}

#[test]
fn the_cross_protects_in_holy_places_and_destroys_spirits() {
    scenario("card:cross/1").seat("assassin").fate(0).holds(["cross"]).visits("O6").then().life(4);
    scenario("card:cross/1").seat("elf").fate(0).holds(["cross"]).visits("O2").then().life(4);
    scenario("card:cross/1").seat("elf").fate(0).visits("O2").then().life(3);
    scenario("card:cross/2").seat("elf").fate(0).holds(["cross"]).deck(["demon"]).visits("O1").plays(["use cross"]).then().discarded("demon").life(4);
}

#[test]
fn the_hag_keeps_followers_away_and_leaves_at_the_mystic() {
    scenario("card:cursed_by_a_hag/1").seat("elf").fate(0).holds(["cursed_by_a_hag"]).lies("O1", ["maiden"]).visits("O1").then().lies("O1", "maiden");
    scenario("card:cursed_by_a_hag/2").seat("elf").holds(["cursed_by_a_hag", "sword"]).asks().may("ditch sword").may_not("ditch cursed_by_a_hag");
    scenario("card:cursed_by_a_hag/3")
        .seat("elf").fate(0).holds(["cursed_by_a_hag"]).visits("O0").dice([2])
        .plays(["choose mystic", "use cursed_by_a_hag"])
        .then().discarded("cursed_by_a_hag");
}

#[test]
fn the_gnome_knows_stone() {
    scenario("card:gnome/1").seat("elf").at("M15").fate(0).holds(["gnome"]).dice([2, 4]).plays(["roll", "walk I0", "choose craft"]).then().at("I0");
    scenario("card:gnome/2").seat("elf").at("I0").fate(0).holds(["gnome"]).dice([2, 2]).plays(["walk I1"]).then().at("I1");
    scenario("card:gnome/3").seat("elf").fate(0).holds(["gnome"]).visits("O8").plays(["no"]).then().at("O8");
    scenario("card:gnome/4").seat("elf").fate(0).holds(["gnome"]).deck(["dragon"]).visits("O5").plays(["evade"]).then().life(4);
}

#[test]
fn the_grail_is_not_for_the_evil_gives_craft_and_water() {
    scenario("card:holy_grail/1").seat("elf").aligned(Evil).fate(0).lies("O1", ["holy_grail"]).visits("O1").then().lies("O1", "holy_grail");
    scenario("card:holy_grail/1").seat("elf").aligned(Good).fate(0).lies("O1", ["holy_grail"]).visits("O1").plays(["yes"]).then().holds("holy_grail");
    scenario("card:holy_grail/2").seat("elf").fate(0).holds(["holy_grail"]).deck(["shadow"]).visits("O1").dice([1, 1]).then().scored(4 + 1 + 1, 2 + 1);
    scenario("card:holy_grail/3").seat("elf").fate(0).holds(["holy_grail"]).visits("M9").then().life(4);
    scenario("card:holy_grail/3").seat("elf").fate(0).visits("M9").then().life(3);
}

#[test]
fn the_lance_is_not_for_the_evil_and_made_for_dragons() {
    scenario("card:holy_lance/1").seat("assassin").fate(0).lies("O1", ["holy_lance"]).visits("O1").then().lies("O1", "holy_lance");
    scenario("card:holy_lance/2").seat("elf").fate(0).holds(["holy_lance"]).deck(["ogre"]).visits("O1").dice([3, 1]).then().scored(3 + 1 + 3, 5 + 1);
    scenario("card:holy_lance/3").seat("elf").fate(0).holds(["holy_lance"]).deck(["dragon"]).visits("O1").dice([3, 1]).then().scored(3 + 3 + 3, 7 + 1);
}

#[test]
fn the_pixie_knows_the_woods() {
    scenario("card:pixie/1").seat("troll").fate(0).holds(["pixie"]).visits("O22").plays(["no"]).then().at("O22").missed(0);
    scenario("card:pixie/2").seat("troll").fate(0).holds(["pixie"]).deck(["dragon"]).visits("O3").plays(["evade"]).then().life(6).trophies(0);
}

#[test]
fn the_poltergeist_slows_clings_and_fears_water() {
    scenario("card:poltergeist/1").seat("elf").at("O0").holds(["poltergeist"]).asks().may("walk O1").may("walk O23").may_not("roll");
    scenario("card:poltergeist/2").seat("elf").at("O0").holds(["poltergeist"]).asks().may_not("ditch poltergeist");
    scenario("card:poltergeist/3").seat("elf").at("M3").fate(0).holds(["poltergeist"]).plays(["walk O4"]).then().discarded("poltergeist");
}

#[test]
fn prince_and_princess_are_at_home_in_the_castle() {
    scenario("card:prince/1").seat("elf").life(1).fate(0).holds(["prince"]).visits("M15").plays(["use prince royal_healing"]).then().life(3).holds("prince");
    scenario("card:prince/2").seat("elf").fate(0).holds(["prince"]).visits("M15").plays(["use prince ransom"]).then().gold(3).discarded("prince");
    scenario("card:princess/1").seat("elf").life(1).fate(0).holds(["princess"]).visits("M15").plays(["use princess royal_healing"]).then().life(3).holds("princess");
    scenario("card:princess/2").seat("elf").fate(0).holds(["princess"]).visits("M15").plays(["use princess ransom"]).then().gold(3).discarded("princess");
}

#[test]
fn the_raft_crosses_or_is_left() {
    scenario("card:raft/1").seat("elf").at("O3").fate(0).holds(["raft"]).plays(["use raft cross"]).then().at("M2").lacks("raft");
    scenario("card:raft/2").seat("elf").at("O3").fate(0).holds(["raft"]).dice([1]).plays(["roll", "walk O2"]).then().lacks("raft");
}

#[test]
fn ring_and_unicorn_add_to_both() {
    let fights = |key: &'static str, card: &'static str, enemy: &'static str| {
        scenario(key).seat("elf").fate(0).holds([card]).deck([enemy]).visits("O1").dice([3, 1]).then()
    };
    fights("card:ring/1", "ring", "wolf").scored(3 + 1 + 3, 2 + 1);
    fights("card:ring/2", "ring", "shadow").scored(4 + 1 + 3, 2 + 1);
    fights("card:unicorn/1", "unicorn", "wolf").scored(3 + 1 + 3, 2 + 1);
    fights("card:unicorn/2", "unicorn", "shadow").scored(4 + 1 + 3, 2 + 1);
}

#[test]
fn the_runesword_is_not_for_the_good_and_drinks() {
    scenario("card:runesword/1").seat("elf").fate(0).lies("O1", ["runesword"]).visits("O1").then().lies("O1", "runesword");
    scenario("card:runesword/2").seat("troll").fate(0).holds(["runesword"]).deck(["wolf"]).visits("O1").dice([3, 1]).then().life(7);
    scenario("card:runesword/2")
        .seat("troll").at("O4").fate(0).holds(["runesword"])
        .seat("elf").at("O5").fate(0).gold(1).dice([1, 6, 1])
        .plays(["roll", "walk O5", "seat 2", "choose 2"])
        .then().gold(1).life(6);
    scenario("card:runesword/3").seat("troll").fate(0).holds(["runesword"]).deck(["ogre"]).visits("O1").dice([3, 1]).then().scored(6 + 1 + 3, 5 + 1);
}

#[test]
fn the_cursed_glade_takes_bonuses_magic_and_spells() {
    scenario("space:M4/1").seat("elf").fate(0).holds(["sword", "ring"]).deck(["wolf"]).visits("M4").dice([3, 1]).then().scored(3 + 3, 2 + 1);
    scenario("space:M4/2").seat("elf").fate(0).at("M4").holds(["potion_of_strength"]).asks().may_not("use potion_of_strength");
    scenario("space:M4/3").seat("wizard").fate(0).at("M4").holds(["invisibility"]).asks().may_not("use invisibility");
}

#[test]
fn the_slave_of_the_temple_rolls_for_his_freedom() {
    scenario("status:enslaved").seat("elf").at("M12").fate(0).enslaved().dice([3]).plays(["roll"]).then().at("M12").enslaved(true).turn_of(2);
    scenario("status:enslaved").seat("elf").at("M12").fate(0).enslaved().dice([4]).plays(["roll", "walk M8"]).then().at("M8").enslaved(false);
}
