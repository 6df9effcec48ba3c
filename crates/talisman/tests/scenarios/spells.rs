//! Spells that are cast at the start of one's own turn, in place of the move, or in a fight of one's own (TM-3).

use crate::scenario::scenario;
use talisman::Event;

#[test]
fn acquisition_takes_an_object_or_a_gold_from_another() {
    scenario("spell:acquisition/cast 1")
        .seat("sorceress").holds(["acquisition"])
        .seat("troll").at("O5").gold(2)
        .plays(["use acquisition"])
        .asks().gold(1).discarded("acquisition")
        .seat(2).gold(1);
    scenario("text:rob/offer 2")
        .seat("sorceress").holds(["acquisition"])
        .seat("troll").at("O5").gold(2).holds(["sword", "mule"])
        .plays(["use acquisition", "choose 2"])
        .asks().holds("sword").gold(0)
        .seat(2).lacks("sword").gold(2).holds("mule");
}

#[test]
fn acquisition_needs_somebody_who_has_something() {
    scenario("spell:acquisition/cast 1")
        .seat("sorceress").holds(["acquisition"]).gold(3)
        .seat("troll").at("O5").holds(["mule"])
        .asks().may_not("use acquisition");
    scenario("text:rob/offer 1")
        .seat("sorceress").holds(["acquisition"])
        .seat("troll").at("O5").gold(1)
        .seat("warrior").at("O6")
        .seat("elf").at("O7").holds(["sword"])
        .plays(["use acquisition"])
        .asks().may("seat 2").may_not("seat 1").may_not("seat 3").may("seat 4")
        .plays(["seat 2"])
        .gold(1);
}

#[test]
fn alchemy_turns_any_number_of_objects_into_gold_but_at_least_one() {
    let turned = scenario("spell:alchemy/cast 1")
        .seat("sorceress").holds(["alchemy", "sword", "helmet", "ring"])
        .plays(["use alchemy"])
        .asks().may_not("done")
        .plays(["card sword"])
        .gold(1).discarded("sword").may("done");
    turned.plays(["choose 1", "card ring", "done"]).gold(2).holds("helmet").discarded("ring");
    scenario("spell:alchemy/cast 1")
        .seat("sorceress").holds(["alchemy", "mule"])
        .asks().may_not("use alchemy");
}

#[test]
fn destroy_magic_silences_spells_and_magic_objects_for_a_round() {
    let turn_of_the_troll = scenario("spell:destroy_magic/cast 1")
        .seat("sorceress").holds(["destroy_magic"])
        .seat("troll").at("O14").holds(["magic_belt"])
        .seat("wizard").at("O19").holds(["healing"]).life(1)
        .deck(["bag_of_gold", "ogre"])
        .dice([1, 1, 1, 2])
        .plays(["use destroy_magic", "3: pass", "3: pass"])
        .asks().check(|state| state.count(talisman::state::Spot::FORCE) == 1)
        .seat(3).not_asked()
        .plays(["roll", "walk O1", "2: roll", "2: walk O15"]);
    turn_of_the_troll
        .then().seat(2).trophies(0).scored(6 + 1, 5 + 2)
        .seat(3).may_not("use healing");
}

#[test]
fn destroy_magic_ends_when_the_caster_begins_again_and_may_be_cast_at_the_end() {
    scenario("spell:destroy_magic/cast 1")
        .seat("sorceress").holds(["destroy_magic"])
        .seat("wizard").at("O14").holds(["healing"]).life(1).fate(0)
        .dice([1])
        .plays(["roll", "walk O1", "use destroy_magic"])
        .then().turn_of(2).seat(2).may_not("use healing")
        .dice([1])
        .plays(["2: roll", "2: walk O15"])
        .then().turn_of(1).discarded("destroy_magic")
        .seat(2).may("use healing");
}

#[test]
fn destruction_discards_a_card_on_the_board() {
    scenario("spell:destruction/cast 1")
        .seat("sorceress").holds(["destruction"])
        .lies("O20", ["dragon", "cave"])
        .plays(["use destruction"])
        .asks().may("card cave")
        .plays(["card dragon"])
        .discarded("dragon").lies("O20", "cave");
}

#[test]
fn destruction_is_cast_just_after_the_move_too_but_not_on_creatures_inside() {
    scenario("spell:destruction/cast 1")
        .seat("sorceress").holds(["destruction"]).fate(0)
        .lies("O1", ["dragon"])
        .dice([1])
        .plays(["roll", "walk O1", "use destruction"])
        .then().discarded("dragon").life(4);
    scenario("spell:destruction/cast 1")
        .seat("sorceress").holds(["destruction"])
        .lies("I5", ["dragon"])
        .asks().may_not("use destruction");
}

#[test]
fn divination_shows_the_next_five_cards_in_their_order() {
    scenario("spell:divination/cast 1")
        .seat("sorceress").holds(["divination"]).at("O0").fate(0)
        .deck(["ape", "bear", "lion", "wolf", "giant", "ogre"])
        .dice([1, 6, 1])
        .plays(["use divination"])
        .asks()
        .happened(|event| matches!(event, Event::Looked { count: 5, cards, .. }
            if cards.iter().map(ToString::to_string).collect::<Vec<_>>() == ["ape", "bear", "lion", "wolf", "giant"]))
        .plays(["roll", "walk O1"])
        .then().trophy("ape");
}

#[test]
fn hex_is_laid_on_a_free_space_outside_and_hurts_whoever_lands() {
    let hexed = scenario("spell:hex/cast 1")
        .seat("sorceress").holds(["hex"]).at("O0").fate(0)
        .seat("troll").at("O5").fate(0)
        .plays(["use hex"])
        .asks().may_not("space O0").may_not("space O5").may_not("space I2").may_not("space CROWN").may("space M3")
        .plays(["space O2"])
        .lies("O2", "hex");
    hexed
        .dice([1, 3])
        .plays(["roll", "walk O1", "2: roll", "2: walk O2"])
        .then().seat(2).life(5).lies("O2", "hex");
}

#[test]
fn hex_hurts_on_every_landing_and_is_gone_after_three_rounds() {
    let first = scenario("spell:hex/1")
        .seat("sorceress").holds(["hex"]).at("O0").fate(0)
        .seat("troll").at("O14").fate(0)
        .dice([1, 1])
        .plays(["use hex", "space O15", "roll", "walk O1", "2: roll", "2: walk O15"])
        .then().seat(2).life(5);
    first
        .dice([1, 1, 1])
        .plays(["roll", "walk O0", "choose healer", "2: roll", "2: walk O14", "roll", "walk O1"])
        .seat(2).lies("O15", "hex")
        .dice([1])
        .plays(["2: roll", "2: walk O15"])
        .then().seat(2).life(4).discarded("hex");
}

#[test]
fn mesmerism_takes_a_follower() {
    scenario("spell:mesmerism/cast 1")
        .seat("sorceress").holds(["mesmerism"])
        .seat("troll").at("O5").holds(["maiden", "mule", "sword"])
        .plays(["use mesmerism"])
        .asks().may_not("card sword")
        .plays(["card maiden"])
        .holds("maiden").seat(2).lacks("maiden").holds("mule");
    scenario("spell:mesmerism/cast 1")
        .seat("sorceress").holds(["mesmerism", "cursed_by_a_hag"])
        .seat("troll").at("O5").holds(["maiden"])
        .asks().may_not("use mesmerism");
}

#[test]
fn psionic_blast_adds_the_craft_value_in_a_battle() {
    scenario("spell:psionic_blast/cast 1")
        .seat("sorceress").holds(["psionic_blast"]).craft(2).fate(0)
        .deck(["serpent"]).visits("O1")
        .dice([2, 3])
        .plays(["use psionic_blast"])
        .then().scored(2 + 4 + 2, 4 + 3).trophy("serpent");
    scenario("spell:psionic_blast/cast 1")
        .seat("sorceress").holds(["psionic_blast"]).fate(0)
        .deck(["lemure"]).visits("O1")
        .dice([1, 1])
        .asks().may_not("use psionic_blast");
}

#[test]
fn teleport_leads_to_another_space_of_the_region_instead_of_the_roll() {
    scenario("spell:teleport/cast 1")
        .seat("sorceress").holds(["teleport"]).at("O0")
        .plays(["use teleport"])
        .asks().may_not("space O0").may_not("space M3").may_not("space I1")
        .plays(["space O9"])
        .then().at("O9").discarded("teleport").turn_of(2);
    scenario("spell:teleport/cast 1")
        .seat("sorceress").holds(["teleport"]).at("I0")
        .asks().may_not("use teleport");
}

#[test]
fn temporal_warp_gives_two_more_turns() {
    scenario("spell:temporal_warp/cast 1")
        .seat("sorceress").holds(["temporal_warp"]).at("O0").fate(0)
        .dice([1])
        .plays(["use temporal_warp", "roll", "walk O1"])
        .then().turn_of(1)
        .dice([2])
        .plays(["roll", "walk O3"])
        .then().turn_of(1)
        .dice([2])
        .plays(["roll", "walk O5"])
        .then().turn_of(2);
}
