//! Characters whose abilities lie in the fight: Assassin, Ghoul, Monk, Priest, Warrior, Wizard.

use crate::scenario::scenario;

/// RU-7, too: meeting a creature in his own turn is his attack.
#[test]
fn the_assassin_strikes_before_the_other_can_roll() {
    scenario("character:assassin/1")
        .seat("assassin").fate(0)
        .deck(["serpent"]).visits("O1")
        .dice([2])
        .plays(["use assassin assassinate"])
        .then().scored(3 + 2, 4).trophy("serpent");
    scenario("character:assassin/1")
        .seat("assassin").fate(0)
        .deck(["serpent"]).visits("O1")
        .dice([2, 6])
        .then().scored(3 + 2, 4 + 6).life(3);
}

#[test]
fn an_assassinated_character_pays_with_a_life() {
    scenario("character:assassin/1")
        .seat("assassin").fate(0).at("O4")
        .seat("elf").at("O5").gold(3).holds(["sword"])
        .dice([1, 2])
        .plays(["roll", "walk O5", "seat 2", "use assassin assassinate"])
        .then().scored(3 + 2, 3 + 1).gold(0).lacks("sword")
        .seat(2).life(3).gold(3).holds("sword");
}

#[test]
fn the_assassin_assassinates_neither_by_craft_nor_when_attacked() {
    scenario("character:assassin/1")
        .seat("assassin").fate(0)
        .deck(["lemure"]).visits("O1")
        .dice([6, 1])
        .asks().may_not("use assassin");
    scenario("character:assassin/1")
        .seat("elf").at("O4").fate(0).holds(["potion_of_strength"])
        .seat("assassin").at("O5").fate(0)
        .dice([1])
        .plays(["roll", "walk O5", "seat 2"])
        .asks().may("use potion_of_strength")
        .seat(2).not_asked();
}

#[test]
fn the_ghoul_attacks_characters_with_craft() {
    scenario("character:ghoul/1")
        .seat("ghoul").at("O4").fate(0)
        .seat("troll").at("O5").fate(0).gold(1)
        .dice([1, 3, 4])
        .plays(["roll", "walk O5", "seat 2", "attack 2 craft", "choose 2"])
        .then().scored(4 + 3, 1 + 4).gold(1);
    scenario("character:ghoul/1")
        .seat("elf").at("O4").fate(0)
        .seat("troll").at("O5").fate(0)
        .dice([1, 4, 4])
        .plays(["roll", "walk O5", "seat 2"])
        .then().scored(3 + 4, 6 + 4);
}

#[test]
fn the_ghoul_drinks_the_life_that_he_takes_by_craft() {
    scenario("character:ghoul/2")
        .seat("ghoul").at("O4").fate(0)
        .seat("troll").at("O5").fate(0)
        .dice([1, 3, 4])
        .plays(["roll", "walk O5", "seat 2", "attack 2 craft"])
        .then().life(5).seat(2).life(5);
    scenario("character:ghoul/2")
        .seat("ghoul").at("O4").fate(0).strength(9)
        .seat("troll").at("O5").fate(0)
        .dice([1, 6, 1])
        .plays(["roll", "walk O5", "seat 2", "attack 2"])
        .then().life(4).seat(2).life(5);
}

#[test]
fn the_ghoul_raises_an_enemy_and_uses_it_once() {
    scenario("character:ghoul/3")
        .seat("ghoul").fate(0).strength(3)
        .deck(["serpent"]).visits("O1")
        .dice([6, 1])
        .plays(["use ghoul raise"])
        .then().trophies(0).holds("serpent");
    scenario("character:ghoul/3")
        .seat("ghoul").fate(0).strength(3)
        .deck(["lemure"]).visits("O1")
        .dice([6, 1])
        .then().trophy("lemure");
    scenario("character:ghoul/4")
        .seat("ghoul").fate(0).holds(["serpent"])
        .deck(["giant"]).visits("O1")
        .dice([3, 1])
        .plays(["use ghoul use_raised"])
        .then().scored(2 + 4 + 3, 6 + 1).trophy("giant").discarded("serpent");
}

#[test]
fn the_monk_adds_his_craft_value_in_battle() {
    scenario("character:monk/1")
        .seat("monk").fate(0).craft(2)
        .deck(["serpent"]).visits("O1")
        .dice([2, 1])
        .then().scored(2 + 3 + 2, 4 + 1).trophy("serpent");
    scenario("character:monk/1")
        .seat("monk").fate(0)
        .deck(["shadow"]).visits("O1")
        .dice([2, 1])
        .then().scored(3 + 2, 2 + 1);
}

#[test]
fn the_monk_may_add_one_when_he_prays() {
    scenario("character:monk/2")
        .seat("monk").fate(0)
        .visits("O6").dice([4])
        .plays(["choose pray", "use monk"])
        .then().life(5);
    scenario("character:monk/2")
        .seat("monk").fate(0)
        .visits("O6").dice([4])
        .plays(["choose pray"])
        .then().life(4);
}

#[test]
fn the_monk_fights_without_weapon_and_armour() {
    scenario("character:monk/3")
        .seat("monk").fate(0).holds(["sword", "armour"])
        .deck(["giant"]).visits("O1")
        .dice([1, 6])
        .then().scored(2 + 3 + 1, 6 + 6).life(3);
    scenario("character:priest/3")
        .seat("priest").fate(0).holds(["sword", "armour"])
        .deck(["giant"]).visits("O1")
        .dice([1, 6, 4])
        .plays(["use armour"])
        .then().scored(2 + 1, 6 + 6).life(4);
}

#[test]
fn the_priest_may_add_one_when_he_prays() {
    scenario("character:priest/1")
        .seat("priest").fate(0)
        .visits("O6").dice([4])
        .plays(["choose pray", "use priest pray"])
        .then().life(5);
}

/// RU-10 and RU-116, too.
#[test]
fn the_priest_destroys_spirits_and_may_gain_a_spell() {
    scenario("character:priest/2")
        .seat("priest").fate(0)
        .spells(["healing"])
        .lies("O1", ["demon", "sword"]).visits("O1")
        .plays(["use priest destroy", "choose 1", "yes"])
        .then().trophies(0).discarded("demon").holds("healing").holds("sword");
    scenario("character:priest/2")
        .seat("priest").fate(0)
        .spells(["healing"])
        .visits("O8").dice([1])
        .plays(["use priest destroy", "choose 1"])
        .then().trophies(0).holds("healing").life(4);
    scenario("character:priest/2")
        .seat("priest").fate(0)
        .deck(["ape"]).visits("O1").dice([1, 1])
        .asks().may_not("use priest destroy");
}

#[test]
fn the_warrior_rolls_two_dice_in_battle_and_the_higher_counts() {
    scenario("character:warrior/1")
        .seat("warrior").fate(0)
        .deck(["ogre"]).visits("O1")
        .dice([2, 5, 1])
        .then().scored(4 + 5, 5 + 1).trophy("ogre");
    scenario("character:warrior/1")
        .seat("warrior").fate(0)
        .deck(["lemure"]).visits("O1")
        .dice([5, 1])
        .then().scored(2 + 5, 1 + 1).trophy("lemure");
}

/// RU-8: both Weapons add, and one die may be rolled again.
#[test]
fn the_warrior_uses_two_weapons() {
    scenario("character:warrior/2")
        .seat("warrior").fate(1).holds(["sword", "axe", "helmet"])
        .deck(["ogre"]).visits("O1")
        .dice([2, 1, 6, 5])
        .plays(["fate 2"])
        .then().scored(4 + 2 + 5, 5 + 6).fate(0).life(5);
}

#[test]
fn the_wizard_always_has_a_spell_again_after_casting_his_last() {
    scenario("character:wizard/1")
        .seat("wizard").holds(["alchemy", "sword"])
        .spells(["healing"])
        .plays(["use alchemy"])
        .asks().spells(1).holds("healing");
    scenario("character:wizard/1")
        .seat("wizard").holds(["alchemy", "sword", "hex"])
        .plays(["use alchemy"])
        .asks().spells(1).holds("hex");
}

#[test]
fn the_wizard_attacks_characters_with_craft() {
    scenario("character:wizard/2")
        .seat("wizard").at("O4").fate(0)
        .seat("troll").at("O5").fate(0).gold(1)
        .dice([1, 3, 4])
        .plays(["roll", "walk O5", "seat 2", "attack 2 craft", "choose 2"])
        .then().scored(5 + 3, 1 + 4).gold(1);
}
