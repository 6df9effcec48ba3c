//! Characters whose abilities lie on the way and in meeting others: Druid, Dwarf, Elf, Minstrel, Prophetess, Sorceress,
//! Thief, Troll.

use crate::scenario::scenario;
use talisman::language::Alignment::{Evil, Good, Neutral};

#[test]
fn the_druid_changes_his_alignment_at_will_once_a_turn() {
    scenario("character:druid/1")
        .seat("druid").at("O0")
        .plays(["use druid change_alignment"])
        .asks().may("choose 1").may_not("choose 2").may("choose 3")
        .plays(["choose 3"])
        .aligned(Evil).may_not("use druid change_alignment");
    scenario("character:druid/1")
        .seat("elf").at("O0").fate(0)
        .seat("druid").at("O9").aligned(Good)
        .dice([1])
        .plays(["roll", "walk O1", "2: use druid change_alignment", "2: choose 2"])
        .then().seat(2).aligned(Neutral);
}

#[test]
fn the_druid_gains_spells_to_his_limit_in_the_woods() {
    scenario("character:druid/2")
        .seat("druid").at("O2").fate(0)
        .spells(["healing", "hex", "teleport"])
        .dice([1])
        .plays(["roll", "walk O3", "use druid commune"])
        .then().spells(2);
    scenario("character:druid/2")
        .seat("druid").at("O0").fate(0)
        .dice([1])
        .plays(["roll", "walk O1"])
        .asks().may_not("use druid commune");
}

#[test]
fn the_dwarf_need_not_roll_in_the_crags_and_the_chasm() {
    scenario("character:dwarf/1").seat("dwarf").fate(0).visits("O8").plays(["no"]).then().at("O8").life(5);
    scenario("character:dwarf/1").seat("dwarf").fate(0).visits("O8").dice([6]).plays(["yes"]).then().strength(1);
    scenario("character:dwarf/1").seat("dwarf").fate(0).holds(["mule"]).visits("M6").then().life(5).holds("mule");
}

#[test]
fn the_dwarf_evades_in_the_hills() {
    scenario("character:dwarf/2")
        .seat("dwarf").fate(0)
        .deck(["dragon"]).visits("O5")
        .plays(["evade"])
        .then().life(5).lies("O5", "dragon");
    scenario("character:dwarf/2")
        .seat("dwarf").fate(0)
        .deck(["dragon"]).visits("O1").dice([1, 6])
        .asks().may_not("evade");
}

#[test]
fn the_dwarf_may_add_one_in_the_cave() {
    scenario("character:dwarf/3")
        .seat("dwarf").fate(0)
        .deck(["cave"]).visits("O1").dice([5])
        .plays(["use dwarf"])
        .then().gold(3);
    scenario("character:dwarf/3").seat("dwarf").fate(0).deck(["cave"]).visits("O1").dice([5]).then().gold(2);
}

#[test]
fn the_dwarf_rolls_fewer_dice_at_the_portal_and_in_the_mines() {
    scenario("character:dwarf/4")
        .seat("dwarf").fate(0).at("M15")
        .dice([2, 3])
        .plays(["roll", "walk I0", "choose craft"])
        .then().at("I0");
    scenario("character:dwarf/4")
        .seat("dwarf").fate(0).at("M15")
        .dice([2, 1, 2])
        .plays(["roll", "walk I0", "choose strength"])
        .then().at("I0");
    scenario("character:dwarf/5")
        .seat("dwarf").fate(0).at("I0")
        .dice([1, 2])
        .plays(["walk I1"])
        .then().at("I1");
}

#[test]
fn the_dwarf_knows_his_way_through_the_maze() {
    scenario("character:dwarf/6").seat("dwarf").fate(0).deck(["maze"]).visits("O1").then().missed(0);
    scenario("character:dwarf/6").seat("elf").fate(0).deck(["maze"]).visits("O1").then().missed(1);
}

#[test]
fn the_elf_need_not_roll_in_the_forest() {
    scenario("character:elf/1").seat("elf").fate(0).visits("O22").plays(["no"]).then().at("O22").missed(0);
    scenario("character:elf/1").seat("elf").fate(0).visits("O22").dice([2]).plays(["yes"]).then().missed(1);
}

#[test]
fn the_elf_evades_in_the_woods() {
    scenario("character:elf/2").seat("elf").fate(0).deck(["dragon"]).visits("O3").plays(["evade"]).then().life(4);
    scenario("character:elf/2")
        .seat("elf").fate(0).at("O3")
        .seat("troll").at("O2").fate(0)
        .turn_of(2)
        .dice([1])
        .plays(["2: roll", "2: walk O3", "2: seat 1", "evade"])
        .then().life(4);
}

#[test]
fn the_elf_walks_from_woods_to_woods_instead_of_rolling() {
    scenario("character:elf/3")
        .seat("elf").fate(0).at("O3")
        .plays(["use elf"])
        .asks().may_not("space O3").may_not("space M13").may("space O10")
        .plays(["space O16"])
        .then().at("O16").turn_of(2);
    scenario("character:elf/3").seat("elf").fate(0).at("O1").asks().may_not("use elf");
}

#[test]
fn the_minstrel_is_not_attacked_by_animals_and_dragons_unless_he_wants_it() {
    scenario("character:minstrel/1")
        .seat("minstrel").fate(0)
        .lies("O1", ["dragon", "sword"]).visits("O1")
        .plays(["no"])
        .then().lies("O1", "dragon").lies("O1", "sword").life(4).turn_of(2);
    scenario("character:minstrel/1")
        .seat("minstrel").fate(0)
        .lies("O1", ["bear"]).visits("O1")
        .dice([6, 1])
        .plays(["yes"])
        .then().trophy("bear");
    scenario("character:minstrel/1")
        .seat("minstrel").fate(0)
        .lies("O1", ["goblin"]).visits("O1")
        .dice([1, 6])
        .asks().may_not("no");
}

#[test]
fn the_minstrel_charms_an_animal_with_a_die_above_its_strength() {
    scenario("character:minstrel/2")
        .seat("minstrel").fate(0)
        .lies("O1", ["bear"]).visits("O1")
        .dice([4])
        .plays(["use minstrel charm"])
        .then().holds("bear").trophies(0);
    scenario("character:minstrel/row 1")
        .seat("minstrel").fate(0)
        .lies("O1", ["bear", "sword"]).visits("O1")
        .dice([3])
        .plays(["use minstrel charm"])
        .then().lacks("bear").lies("O1", "bear").lies("O1", "sword").life(4);
    scenario("character:minstrel/2")
        .seat("minstrel").fate(0)
        .lies("O1", ["dragon"]).visits("O1")
        .asks().may_not("use minstrel charm").may("no");
}

#[test]
fn a_charmed_animal_helps_the_minstrel_in_battle_and_stays() {
    scenario("character:minstrel/3")
        .seat("minstrel").fate(0).holds(["bear"])
        .deck(["ogre"]).visits("O1")
        .dice([3, 2])
        .plays(["use minstrel use_charmed"])
        .then().scored(2 + 3 + 3, 5 + 2).holds("bear").trophy("ogre");
}

#[test]
fn the_minstrel_wins_maiden_and_princess_from_whom_he_meets() {
    scenario("character:minstrel/4")
        .seat("minstrel").fate(0).at("O4")
        .seat("troll").at("O5").holds(["maiden", "princess", "mule"])
        .dice([1])
        .plays(["roll", "walk O5", "seat 2", "use minstrel charm_followers"])
        .then().holds("maiden").holds("princess").lacks("mule").turn_of(2);
}

#[test]
fn the_prophetess_always_has_a_spell_again_after_casting_her_last() {
    scenario("character:prophetess/1")
        .seat("prophetess").holds(["alchemy", "sword"])
        .spells(["healing"])
        .plays(["use alchemy"])
        .asks().spells(1).holds("healing");
}

#[test]
fn the_prophetess_replaces_one_drawn_card() {
    scenario("character:prophetess/2")
        .seat("prophetess").fate(0)
        .deck(["dragon", "sword", "maiden"]).visits("O20")
        .plays(["use prophetess foresee", "card dragon", "yes", "yes"])
        .then().discarded("dragon").holds("sword").holds("maiden");
}

#[test]
fn the_sorceress_attacks_characters_with_craft() {
    scenario("character:sorceress/1")
        .seat("sorceress").at("O4").fate(0)
        .seat("troll").at("O5").fate(0).gold(1)
        .dice([1, 3, 4])
        .plays(["roll", "walk O5", "seat 2", "attack 2 craft", "choose 2"])
        .then().scored(4 + 3, 1 + 4).gold(1);
}

#[test]
fn the_sorceress_beguiles_by_alignment() {
    let beguile = |key: &'static str, whom: &'static str, die: u8| {
        scenario(key)
            .seat("sorceress").at("O4").fate(0)
            .seat(whom).at("O5").fate(0).gold(1)
            .dice([1, die])
            .plays(["roll", "walk O5", "seat 2", "use sorceress beguile"])
            .then().turn_of(2)
    };
    beguile("character:sorceress/row 1", "ghoul", 3).gold(0);
    beguile("character:sorceress/row 2", "ghoul", 4).gold(1);
    beguile("character:sorceress/row 2", "troll", 4).gold(0);
    beguile("character:sorceress/row 3", "troll", 5).gold(1);
    beguile("character:sorceress/row 3", "elf", 5).gold(0);
    beguile("character:sorceress/row 4", "elf", 6).gold(1);
    beguile("character:sorceress/2", "ghoul", 6).gold(1).seat(2).gold(0);
}

#[test]
fn the_sorceress_lures_a_follower_but_not_every_one() {
    scenario("character:sorceress/3")
        .seat("sorceress").at("O4").fate(0)
        .seat("troll").at("O5").holds(["maiden", "unicorn", "princess", "mule"])
        .dice([1])
        .plays(["roll", "walk O5", "seat 2", "use sorceress lure"])
        .then().holds("mule").seat(2).holds("maiden").holds("unicorn").holds("princess");
    scenario("character:sorceress/3")
        .seat("sorceress").at("O4").fate(0)
        .seat("troll").at("O5").holds(["maiden", "unicorn", "princess"])
        .dice([1])
        .plays(["roll", "walk O5", "seat 2"])
        .asks().may_not("use sorceress lure");
}

#[test]
fn the_thief_steals_from_whom_he_meets() {
    scenario("character:thief/1")
        .seat("thief").at("O4").fate(0)
        .seat("troll").at("O5").holds(["ring", "mule"]).gold(1)
        .dice([1])
        .plays(["roll", "walk O5", "seat 2", "use thief steal", "choose 2"])
        .then().holds("ring").seat(2).gold(1).holds("mule").life(6);
}

/// RU-52, too: not in the City.
#[test]
fn the_thief_takes_a_card_in_village_and_market() {
    scenario("character:thief/2")
        .seat("thief").fate(0)
        .visits("O0")
        .plays(["use thief pilfer", "card armour", "choose blacksmith"])
        .then().holds("purchase:armour").gold(0);
    scenario("character:thief/2")
        .seat("thief").fate(0)
        .lies("O1", ["market"]).visits("O1")
        .plays(["use thief pilfer", "card mule"])
        .then().holds("purchase:mule");
    scenario("character:thief/2").seat("thief").fate(0).visits("O12").asks().may_not("use thief pilfer");
}

#[test]
fn the_troll_need_not_roll_in_the_crags() {
    scenario("character:troll/1").seat("troll").fate(0).visits("O8").plays(["no"]).then().at("O8");
}

/// RU-86 and TB-45: the die itself has to show 6, as it finally lies.
#[test]
fn the_troll_may_rest_instead_of_moving_with_a_six() {
    scenario("character:troll/2")
        .seat("troll").at("O0").fate(0).life(3)
        .dice([6])
        .plays(["roll", "use troll"])
        .then().life(4).at("O0").turn_of(2);
    scenario("character:troll/2")
        .seat("troll").at("O0").fate(1).life(3)
        .dice([6, 5])
        .plays(["roll", "fate 1"])
        .asks().may_not("use troll").may("walk O5");
}
