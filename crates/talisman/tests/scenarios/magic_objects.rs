//! Magic Objects.

use crate::scenario::scenario;
use talisman::language::Alignment::Evil;

#[test]
fn the_amulet_keeps_spells_away_from_its_owner_and_from_others() {
    let worn = scenario("card:amulet").seat("wizard").at("O8").life(2).holds(["amulet", "healing"]).asks();
    worn.may_not("use healing").may("roll");
    // Nobody's Spell reaches him.
    let sought = scenario("card:amulet").seat("wizard").at("O8").holds(["mesmerism"]).seat("druid").at("O15");
    sought.holds(["amulet", "mule"]).asks().may_not("use mesmerism");
    let open = scenario("card:amulet").seat("wizard").at("O8").holds(["mesmerism"]).seat("druid").at("O15");
    open.holds(["mule"]).asks().may("use mesmerism");
}

#[test]
fn the_cross_protects_and_destroys() {
    let chapel = scenario("card:cross").seat("assassin").holds(["cross"]).visits("O6");
    chapel.then().life(4);
    scenario("card:cross").seat("elf").holds(["cross"]).visits("O2").then().life(4);
    let spirit = scenario("card:cross").seat("troll").holds(["cross"]).draws("demon").plays(["use cross"]);
    spirit.then().life(6).discarded("demon").trophies(0);
    let crags = scenario("card:cross")
        .seat("warrior")
        .fate(0)
        .holds(["cross"])
        .visits("O8")
        .dice([1])
        .plays(["use cross"]);
    crags.then().life(5);
}

#[test]
fn the_holy_grail_adds_craft_and_quenches() {
    let grail = || scenario("card:holy_grail").seat("elf").fate(0).holds(["holy_grail"]);
    grail().draws("wraith").dice([2, 1]).then().scored(7, 6);
    grail().visits("M9").then().life(4);
    scenario("card:holy_grail")
        .seat("assassin")
        .draws("holy_grail")
        .asks()
        .may_not("yes")
        .then()
        .lies("O1", "holy_grail");
    // Whoever turns evil lays it down.
    let fallen = grail().draws("mephistopheles").then().aligned(Evil);
    fallen.lacks("holy_grail").lies("O1", "holy_grail");
}

#[test]
fn the_magic_belt_adds_strength() {
    let belt =
        scenario("card:magic_belt").seat("elf").fate(0).holds(["magic_belt"]).draws("ogre").dice([4, 2]);
    belt.then().scored(8, 7);
}

#[test]
fn the_orb_of_knowledge_changes_a_drawn_card() {
    let orb =
        scenario("card:orb_of_knowledge").seat("troll").holds(["orb_of_knowledge"]).deck(["demon", "mule"]);
    let orb = orb.visits("O1").plays(["use orb_of_knowledge", "yes"]);
    orb.then().discarded("demon").holds("mule");
    // It chooses among several, and works once.
    let two = scenario("card:orb_of_knowledge")
        .seat("troll")
        .holds(["orb_of_knowledge"])
        .deck(["mule", "demon", "devil"]);
    let two = two
        .visits("O20")
        .plays(["use orb_of_knowledge", "card demon"])
        .asks()
        .may_not("use orb_of_knowledge");
    two.plays(["yes"]).then().discarded("demon").discarded("devil").holds("mule");
}

#[test]
fn the_potion_of_strength_works_for_a_turn() {
    let drunk = scenario("card:potion_of_strength").seat("elf").fate(0).holds(["potion_of_strength"]);
    let drunk = drunk.plays(["use potion_of_strength"]).draws("ogre").dice([3, 2]);
    drunk.then().scored(8, 7).lacks("potion_of_strength").discarded("potion_of_strength");
    // Not longer.
    let later = scenario("card:potion_of_strength").seat("elf").fate(0).holds(["potion_of_strength"]);
    let later = later
        .deck(["bear", "bag_of_gold", "ogre"])
        .plays(["use potion_of_strength"])
        .visits("O1")
        .dice([3, 2]);
    let later = later.then().scored(8, 5).dice([1]).plays(["2: roll", "2: walk O16"]).then();
    later.dice([2, 3, 2]).plays(["roll", "walk O3"]).then().scored(6, 7);
}

#[test]
fn the_potion_helps_in_a_fight() {
    let fight =
        scenario("card:potion_of_strength").seat("elf").fate(0).holds(["potion_of_strength"]).draws("ogre");
    fight.plays(["use potion_of_strength"]).dice([3, 2]).then().scored(8, 7);
}

#[test]
fn the_ring_adds_strength_and_craft() {
    let ring = || scenario("card:ring").seat("elf").fate(0).holds(["ring"]);
    ring().draws("ogre").dice([4, 2]).then().scored(8, 7);
    ring().draws("wraith").dice([2, 1]).then().scored(7, 6);
}

#[test]
fn solomons_crown_adds_two_craft() {
    let crown = scenario("card:solomons_crown")
        .seat("elf")
        .fate(0)
        .holds(["solomons_crown"])
        .draws("wraith")
        .dice([1, 1]);
    crown.then().scored(7, 6);
}

#[test]
fn a_talisman_of_the_adventure_deck_opens_the_valley_too() {
    scenario("card:talisman").seat("troll").draws("talisman").plays(["yes"]).then().holds("talisman");
    scenario("card:talisman").seat("troll").at("I3").holds(["talisman"]).asks().may("walk I4");
    scenario("card:talisman").seat("troll").at("I3").asks().may_not("walk I4");
}

#[test]
fn the_wand_always_has_a_spell() {
    let taken = scenario("card:wand").seat("elf").draws("wand").plays(["yes"]).then();
    taken.holds("wand").spells(1);
    let cast = scenario("card:wand").seat("elf").at("O8").holds(["wand", "divination"]).spells(["hex"]);
    cast.plays(["use divination"]).asks().holds("hex").discarded("divination");
    // Whoever has one already gets none by taking it.
    scenario("card:wand").seat("elf").holds(["hex"]).draws("wand").plays(["yes"]).then().spells(1);
}

#[test]
fn the_holy_lance_slays_dragons() {
    let lance = || scenario("card:holy_lance").seat("elf").fate(0).holds(["holy_lance"]);
    lance().draws("ogre").dice([4, 2]).then().scored(8, 7);
    lance().draws("dragon").dice([4, 2]).then().scored(10, 9);
    scenario("card:holy_lance")
        .seat("assassin")
        .draws("holy_lance")
        .asks()
        .may_not("yes")
        .then()
        .lies("O1", "holy_lance");
}

#[test]
fn the_runesword_drinks_lives() {
    let sword = || scenario("card:runesword").seat("troll").fate(0).holds(["runesword"]);
    sword().draws("ogre").dice([1, 2]).then().scored(8, 7).trophy("ogre").life(7);
    scenario("card:runesword")
        .seat("elf")
        .draws("runesword")
        .asks()
        .may_not("yes")
        .then()
        .lies("O1", "runesword");
    // In a duel it takes its life where a life is lost.
    let duel = sword().at("O8").seat("warrior").fate(0).at("O9").life(2).plays(["roll", "walk O9", "seat 2"]);
    duel.dice([1, 6, 1, 1]).then().life(7).seat(2).life(1);
}
