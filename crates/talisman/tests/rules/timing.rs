//! When what happens (TM-1 to TM-9).

use crate::scenario::scenario;
use table::Seat;
use talisman::Event;
use talisman::state::Phase;

/// TM-1 1: a missed turn has neither window nor move, but its counters run.
#[test]
fn tm_1_a_missed_turn_has_its_counters_only() {
    scenario("TM-1")
        .seat("elf").at("O0").misses(1).toad(2)
        .then().turn_of(2).seat(1).missed(0).toad(1).at("O0");
}

/// TM-1 2 and 8: an immobile character has not even an end step, but the counters of a Toad run.
#[test]
fn tm_1_immobility_leads_to_the_counters() {
    scenario("TM-1")
        .seat("elf").at("O0").toad(2).trophies(["dragon"])
        .seat("wizard").at("O9").holds(["immobility", "healing"])
        .plays(["2: use immobility character", "walk O1"])
        .asks().turn_of(2).seat(1).toad(1).at("O0").trophy("dragon");
}

/// TM-1 5: Hex strikes before the windows of landing.
#[test]
fn tm_1_hex_before_the_landing_window() {
    scenario("RU-100")
        .seat("druid").at("O2").fate(0)
        .seat("troll").at("O9")
        .lies("O3", ["hex"]).dice([1])
        .plays(["roll", "walk O3"])
        .asks().life(3).may("use druid commune");
}

/// TM-1 6: free windows before each card, if anything has changed.
#[test]
fn tm_1_windows_before_each_card() {
    scenario("TM-1")
        .seat("troll").at("O19").fate(0)
        .seat("wizard").at("O9").holds(["healing", "hex"])
        .deck(["angel", "devil"]).dice([1])
        .plays(["roll", "walk O20", "2: pass"])
        .asks().check(|state| state.turn.phase == Phase::Encounter).seat(2).asked()
        .plays(["2: pass"])
        .then().discarded("angel").discarded("devil");
}

/// TM-1 7: on the new space there is a landing again.
#[test]
fn tm_1_moved_in_the_encounter_one_lands_anew() {
    scenario("TM-1")
        .seat("elf").at("O0").fate(0)
        .lies("O22", ["hex", "sword"])
        .deck(["imp"]).dice([1, 2])
        .plays(["roll", "walk O1"])
        .asks().at("O22").life(3).may("yes").may("no");
}

/// TM-1 8: trophies at the end, then the next player who is not out.
#[test]
fn tm_1_the_end_of_a_turn() {
    scenario("TM-1")
        .seat("elf").at("O0").fate(0).trophies(["dragon"])
        .seat("troll").at("O9").with(|state| state.sides[1].out = true)
        .seat("warrior").at("O8")
        .dice([1])
        .plays(["roll", "walk O1", "trade strength"])
        .then().strength(1).trophies(0).turn_of(3);
}

/// TM-2: a window opens only if something has changed since all passed the last one.
#[test]
fn tm_2_nobody_is_asked_twice_about_the_same() {
    // A field with an open Stranger who has nothing for an evil one: landing is new, the card is not.
    scenario("TM-2")
        .seat("troll").at("O0").fate(0)
        .seat("wizard").at("O9").holds(["healing", "hex"])
        .lies("O1", ["mage", "fairy"]).dice([1])
        .plays(["roll", "walk O1", "2: pass"])
        .asks().turn_of(2);
}

/// TM-2: whoever acts lets all be asked again.
#[test]
fn tm_2_an_act_opens_the_window_anew() {
    scenario("TM-2")
        .seat("troll").at("O0").fate(0).life(1)
        .seat("wizard").at("O9").holds(["healing", "hex"])
        .seat("sorceress").at("O8").holds(["random"])
        .plays(["2: use healing", "roll", "3: pass"])
        .asks().check(|state| state.turn.phase == Phase::Start)
        .plays(["3: pass"])
        .life(6).may("roll").seat(3).asked();
}

/// TM-2, RU-72: each optional effect once in an opening; the Alchemist any number of times.
#[test]
fn ru_72_once_in_an_opening() {
    scenario("RU-72")
        .seat("assassin").at("O0").fate(0).holds(["potion_of_strength"])
        .deck(["serpent"]).dice([1, 1])
        .plays(["roll", "walk O1", "use assassin assassinate"])
        .asks().may_not("use assassin assassinate").may("use potion_of_strength")
        .then().scored(3 + 1, 4);
    scenario("RU-72")
        .seat("elf").at("O0").fate(0).holds(["alchemist", "sword", "helmet", "shield"])
        .plays(["use alchemist", "card sword", "use alchemist", "card helmet"])
        .asks().gold(2).may("use alchemist");
}

/// TM-2: the Potion in the own fight, in another's turn too; the Alchemist in the own turn only.
#[test]
fn tm_2_potion_in_the_turn_of_another() {
    scenario("TM-2")
        .seat("troll").at("O4").fate(0)
        .seat("elf").at("O5").fate(0).holds(["potion_of_strength", "alchemist", "sword"])
        .dice([1, 1, 6])
        .plays(["roll", "walk O5", "seat 2"])
        .asks().seat(2).may("use potion_of_strength").may_not("use alchemist")
        .plays(["2: use potion_of_strength"])
        .then().scored(6 + 1, 3 + 1 + 2 + 6).life(5);
}

/// TM-3: the windows of each Spell. Those of the start are gone after the move.
#[test]
fn tm_3_spells_of_the_start_belong_to_the_start() {
    let hand = ["acquisition", "alchemy", "divination"];
    scenario("TM-3")
        .seat("elf").at("O0").craft(2).fate(0).holds(hand).holds(["sword"])
        .seat("troll").at("O9").gold(1)
        .asks().may("use acquisition").may("use alchemy").may("use divination");
    scenario("TM-3")
        .seat("elf").at("O0").craft(2).fate(0).holds(hand).holds(["sword"])
        .seat("troll").at("O9").gold(1)
        .dice([1])
        .plays(["roll", "walk O1"])
        .asks().may_not("use acquisition").may_not("use alchemy").may_not("use divination").may("pass");
    scenario("TM-3")
        .seat("elf").at("O0").craft(2).fate(0).holds(["hex", "mesmerism", "temporal_warp"])
        .seat("troll").at("O9").holds(["mule"])
        .asks().may("use hex").may("use mesmerism").may("use temporal_warp");
}

/// TM-3: nobody but the active player casts what belongs to the start of one's own turn.
#[test]
fn tm_3_the_start_of_another_is_not_the_own() {
    scenario("TM-3")
        .seat("troll").at("O0").gold(1).life(1)
        .seat("wizard").at("O9").holds(["acquisition", "healing"])
        .asks().seat(2).may_not("use acquisition").may("use healing");
}

/// TM-4: fate first, then what may be added, then what asks for the natural number.
#[test]
fn tm_4_fate_before_the_bonus() {
    scenario("TM-4")
        .seat("monk").fate(1)
        .visits("O6").dice([1, 4])
        .plays(["choose pray"])
        .asks().may("fate 1").may_not("use monk")
        .plays(["fate 1"])
        .may("use monk").may_not("fate 1")
        .plays(["use monk"])
        .then().life(5).fate(0);
}

/// TM-4, TB-29: one die of several is rolled again.
#[test]
fn tm_4_one_die_of_several() {
    scenario("TM-4")
        .seat("elf").fate(2)
        .visits("M12").dice([1, 2, 6])
        .plays(["fate 1"])
        .asks().fate(1)
        .spells(1);
}

/// TM-5: from the caster's left, then the caster himself.
#[test]
fn tm_5_counterspells_are_asked_for_from_the_left() {
    scenario("TM-5")
        .seat("sorceress").at("O0").holds(["acquisition"])
        .seat("wizard").at("O9").holds(["counterspell", "healing"]).gold(1)
        .seat("druid").at("O8").holds(["counterspell"])
        .plays(["use acquisition", "3: pass", "2: pass", "3: use counterspell", "2: use counterspell"])
        .asks().seat(2).lacks("counterspell").seat(3).holds("counterspell");
}

/// TM-5: a Spell that is cancelled is discarded all the same and counts as cast.
#[test]
fn tm_5_cancelled_is_cast() {
    scenario("TM-5")
        .seat("sorceress").at("O0").holds(["acquisition"])
        .seat("wizard").at("O9").holds(["counterspell", "healing"]).gold(1)
        .plays(["use acquisition", "2: use counterspell"])
        .asks().discarded("acquisition").check(|state| state.sides[0].cast == 1 && state.sides[1].cast == 1);
}

/// TM-8: what an effect gives is there at once, and limits are looked at after it.
#[test]
fn tm_8_gains_are_taken_at_once() {
    scenario("TM-8")
        .seat("troll").fate(0).holds(["runesword"]).life(6).quest("kill_an_enemy")
        .deck(["wolf"]).visits("O1").dice([6, 1])
        .then().life(7).at("M8").holds("talisman")
        .happened(|event| matches!(event, Event::Counters { seat: Seat(0), by: 1, .. }));
}

/// TM-9: where abilities act. The Prophetess before the Orb, both before anything is met.
#[test]
fn tm_9_drawn_cards_may_be_replaced_before_they_are_met() {
    scenario("TM-9")
        .seat("prophetess").fate(0).holds(["orb_of_knowledge"])
        .deck(["dragon", "demon", "sword", "maiden"]).visits("O20")
        .plays(["use prophetess foresee", "card dragon", "use orb_of_knowledge", "card demon", "yes", "yes"])
        .then().discarded("dragon").discarded("demon").holds("sword").holds("maiden");
}
