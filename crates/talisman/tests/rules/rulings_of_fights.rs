//! Rulings on encounters and fights (RU-1 to RU-12), and the order of a fight (TM-6).

use crate::scenario::scenario;
use talisman::Event;

#[test]
fn ru_1_the_other_number_is_still_met() {
    scenario("RU-1")
        .seat("elf").fate(0)
        .lies("O3", ["wolf", "shadow", "sword"]).visits("O3").dice([6, 1])
        .plays(["evade", "fight", "yes"])
        .then().lies("O3", "wolf").trophy("shadow").holds("sword");
}

#[test]
fn ru_2_a_combined_fight_is_evaded_as_a_whole() {
    scenario("RU-2")
        .seat("elf").fate(0)
        .lies("O3", ["wolf", "bear", "sword"]).visits("O3")
        .plays(["evade", "yes"])
        .then().lies("O3", "wolf").lies("O3", "bear").holds("sword").life(4);
    scenario("RU-2")
        .seat("sorceress").at("O0").fate(0).holds(["immobility"])
        .lies("O1", ["wolf", "bear"]).dice([1, 6, 1])
        .plays(["use immobility creature", "card bear", "roll", "walk O1"])
        .then().scored(2 + 6, 2 + 1).trophy("wolf").lies("O1", "bear");
}

#[test]
fn ru_3_paying_the_bandit_is_not_evading() {
    scenario("RU-3")
        .seat("elf").fate(0).gold(1)
        .lies("O1", ["bandit", "sword", "mage"]).visits("O1")
        .plays(["choose 1"])
        .then().gold(0).lies("O1", "sword").lies("O1", "bandit").spells(0).turn_of(2);
}

/// RU-4, RU-6, TB-18: one fight, and each of them a trophy.
#[test]
fn ru_4_old_and_new_enemies_fight_together() {
    scenario("RU-4")
        .seat("troll").fate(0)
        .lies("O20", ["wolf"]).deck(["bear"]).visits("O20").dice([6, 1])
        .then().scored(6 + 6, 2 + 3 + 1).trophy("wolf").trophy("bear");
}

#[test]
fn ru_5_battle_before_psychic_combat() {
    scenario("RU-5")
        .seat("elf").fate(0)
        .lies("O1", ["shadow", "wolf"]).visits("O1").dice([1, 6])
        .then().scored(3 + 1, 2 + 6).life(3).lies("O1", "shadow").turn_of(2);
    scenario("RU-5")
        .seat("elf").fate(0)
        .lies("O1", ["shadow", "wolf"]).visits("O1").dice([6, 1, 5, 1])
        .then().scored(4 + 5, 2 + 1).trophy("shadow").trophy("wolf");
}

/// RU-6, RU-11: the Runesword drinks once a fight, from Enemies too.
#[test]
fn ru_6_and_ru_11_what_follows_a_combined_victory() {
    scenario("RU-6")
        .seat("troll").fate(0).holds(["runesword"])
        .lies("O1", ["wolf", "bear"]).visits("O1").dice([6, 1])
        .then().scored(6 + 1 + 6, 5 + 1).trophies(2).life(7);
    scenario("RU-11")
        .seat("troll").fate(0).holds(["runesword"])
        .deck(["shadow"]).visits("O1").dice([6, 1])
        .then().trophies(1).life(6);
}

#[test]
fn ru_9_one_armour_card_a_loss() {
    scenario("RU-9")
        .seat("elf").fate(0).holds(["helmet", "shield"])
        .deck(["dragon"]).visits("O1").dice([1, 6, 4])
        .plays(["use shield"])
        .asks().may_not("use helmet")
        .then().life(3);
    scenario("RU-9")
        .seat("elf").fate(0).holds(["helmet"])
        .deck(["demon"]).visits("O1").dice([1, 6])
        .then().life(3);
}

/// RU-12, TB-8: he moves off and does not fight again.
#[test]
fn ru_12_after_a_stand_off_he_moves_off() {
    scenario("RU-12")
        .seat("elf").fate(0)
        .seat("troll").at("O15").misses(9)
        .deck(["bear"]).visits("O1").dice([3, 3])
        .then().lies("O1", "bear").life(4).turn_of(1).may("roll").may_not("stay").may_not("fight")
        .dice([1])
        .plays(["roll", "walk O2"])
        .then().at("O2").life(3);
}

/// TM-6: before the dice of the attacker's fate nothing of the defender's is settled.
#[test]
fn tm_6_the_attacker_settles_his_dice_first() {
    scenario("TM-6")
        .seat("elf").at("O4").fate(1)
        .seat("troll").at("O5").fate(1)
        .dice([1, 2, 1, 6, 4])
        .plays(["roll", "walk O5", "seat 2"])
        .asks().may("fate 1").seat(2).not_asked()
        .plays(["fate 1"])
        .seat(1).not_asked()
        .plays(["2: fate 1"])
        .then().scored(3 + 6, 6 + 4).life(3).fate(0);
}

/// TM-6 2: Spells and help come before the Weapons are named, and those before the dice.
#[test]
fn tm_6_help_before_weapons_before_dice() {
    scenario("TM-6")
        .seat("elf").fate(0).holds(["potion_of_strength", "sword", "holy_lance"])
        .deck(["dragon"]).visits("O1").dice([3, 1])
        .plays(["use potion_of_strength"])
        .asks().may("card sword").may("card holy_lance")
        .plays(["card holy_lance"])
        .then().scored(3 + 2 + 3 + 3, 7 + 1).trophy("dragon");
}

/// TM-6 5, RU-87: whoever might hold Preservation is asked after a victory, whether he holds it or not.
#[test]
fn ru_87_after_a_victory_preservation_is_asked_for() {
    scenario("RU-87")
        .seat("troll").at("O0").fate(0)
        .seat("wizard").at("O9").holds(["hex", "teleport"])
        .seat("warrior").at("O8")
        .deck(["wolf"]).dice([1, 6, 1])
        .plays(["roll", "walk O1", "2: pass", "2: pass", "2: pass"])
        .asks().happened(|event| matches!(event, Event::FightEnded { won: Some(true), .. }))
        .never(|event| matches!(event, Event::Trophy { .. }))
        .seat(2).asked().seat(3).not_asked();
}

/// RU-111: no card is left that could bar the way.
#[test]
fn ru_111_the_minstrel_spares_the_dragon_of_the_cave() {
    scenario("RU-111")
        .seat("minstrel").fate(0)
        .lies("O1", ["cave"]).visits("O1").dice([1])
        .plays(["evade"])
        .then().life(4).lies("O1", "cave");
}

/// RU-116: what Priest and Cross destroy counts as killed.
#[test]
fn ru_116_a_destroyed_spirit_fulfils_the_quest() {
    scenario("RU-116")
        .seat("elf").fate(0).holds(["cross"]).quest("kill_an_enemy")
        .deck(["demon"]).visits("O1")
        .plays(["use cross"])
        .then().at("M8").unsworn().holds("talisman").trophies(0);
}

/// RU-117: whoever could not use it lays it down, and it is wild again.
#[test]
fn ru_117_a_raised_enemy_follows_only_those_who_can_use_it() {
    scenario("RU-117")
        .seat("sorceress").at("O0").holds(["mesmerism"])
        .seat("ghoul").at("O9").holds(["serpent"])
        .plays(["use mesmerism"])
        .asks().lacks("serpent").lies("O0", "serpent");
    scenario("RU-117")
        .seat("ghoul").at("O0").holds(["serpent"])
        .plays(["ditch serpent"])
        .asks().lies("O0", "serpent");
}
