//! Rulings on ways and spaces (RU-36 to RU-56), landing and order (RU-73, RU-100 to RU-106).

use crate::scenario::scenario;
use talisman::Event;
use talisman::language::Deck;
use talisman::state::Spot;

#[test]
fn ru_38_a_quest_bars_the_portal_of_power_alone() {
    scenario("RU-38")
        .seat("elf").fate(0).quest("take_a_life")
        .lies("O1", ["magic_portal"]).visits("O1").dice([6])
        .plays(["choose 1"])
        .then().at("I0").sworn("take_a_life");
    scenario("RU-38").seat("elf").at("I0").quest("take_a_life").asks().may("walk M0");
}

/// RU-39, TB-4: the discards become the deck; where there are none nothing is drawn.
#[test]
fn ru_39_an_empty_deck() {
    // The first card of the box is the Angel.
    scenario("RU-39")
        .seat("elf").fate(0)
        .with(|state| {
            state.spots[..104].fill(Spot::OUT);
            state.spots[0] = Spot::DISCARD;
        })
        .visits("O1")
        .then().life(5).happened(|event| *event == Event::Shuffled { deck: Deck::Adventure });
    scenario("RU-39").seat("elf").fate(0).with(|state| state.spots[..104].fill(Spot::OUT)).visits("O1").then().lie("O1", 0);
}

#[test]
fn ru_40_the_raft_faces_both_ways_and_never_inward() {
    scenario("RU-40").seat("elf").at("O0").fate(0).holds(["raft"]).plays(["use raft cross"]).then().at("M0").lacks("raft");
    scenario("RU-40")
        .seat("elf").at("M0").fate(0).holds(["raft"])
        .plays(["use raft cross"])
        .asks().may("space O0").may("space O1").may("space O22").may("space O23").may_not("space I0");
    scenario("RU-40").seat("elf").at("I1").fate(0).holds(["raft"]).asks().may_not("use raft cross");
}

/// RU-41: only when the far side is reached.
#[test]
fn ru_41_the_bridge_sheds_the_poltergeist() {
    scenario("RU-41")
        .seat("troll").at("O4").fate(0).holds(["poltergeist"]).dice([6, 1])
        .plays(["walk M3"])
        .then().at("M3").lacks("poltergeist").scored(6 + 6, 9 + 1);
    scenario("RU-41")
        .seat("troll").at("O4").fate(0).holds(["poltergeist"]).dice([1, 6])
        .plays(["walk M3"])
        .then().at("O4").holds("poltergeist").life(5);
    scenario("RU-41")
        .seat("troll").at("M3").fate(0).holds(["poltergeist"])
        .plays(["walk O4"])
        .then().at("O4").lacks("poltergeist");
}

/// RU-43: it waits through a lost turn and through a missed one.
#[test]
fn ru_43_the_offer_of_the_tavern_waits() {
    scenario("RU-43")
        .seat("troll").fate(0)
        .seat("wizard").at("O9").fate(0).holds(["immobility", "healing"])
        .visits("O18").dice([6])
        .then().turn_of(2)
        .dice([1])
        .plays(["2: roll", "2: walk O10"])
        .then().turn_of(1).may("later")
        .plays(["2: use immobility character", "roll"])
        .then().turn_of(2)
        .dice([1])
        .plays(["2: roll", "2: walk O11"])
        .then().may("later")
        .dice([3, 4])
        .plays(["later"])
        .then().at("M12").craft(1);
}

/// RU-44: the turn is over and the next one skipped.
#[test]
fn ru_44_lost_in_the_forest() {
    scenario("RU-44").seat("troll").fate(0).visits("O22").dice([3]).then().missed(1).turn_of(2);
    scenario("RU-44").seat("elf").fate(0).visits("O8").dice([2]).then().missed(1).turn_of(2);
}

/// RU-45, TB-6: with cards still to be met only this turn is lost.
#[test]
fn ru_45_the_storm_among_other_cards() {
    scenario("RU-45").seat("elf").fate(0).seat("troll").at("M3").deck(["storm", "sword"]).visits("O20").then().missed(0).lies("O20", "sword").turn_of(2);
    scenario("RU-45").seat("elf").fate(0).seat("troll").at("M3").deck(["storm"]).visits("O1").then().missed(1);
}

/// RU-46, TB-51: no roll, so nothing instead of it; offers and the Raft stand instead of the move.
#[test]
fn ru_46_in_the_blizzard() {
    let blizzard = scenario("RU-46")
        .seat("elf").at("O0").fate(0)
        .seat("wizard").at("O18").fate(0).holds(["teleport", "hex", "raft"])
        .deck(["blizzard"]).dice([1])
        .plays(["roll", "walk O1"])
        .then().turn_of(2);
    blizzard.seat(2).may("walk O17").may_not("roll").may_not("use teleport").may("use raft cross");
}

/// RU-47: its caster too, and whoever comes for a fight; not the owner of the Amulet.
#[test]
fn ru_47_hex_strikes_everybody_but_the_amulet() {
    scenario("RU-47")
        .seat("sorceress").at("O0").fate(0).holds(["hex"]).dice([1])
        .plays(["use hex", "space O1", "roll", "walk O1"])
        .then().life(3);
    scenario("RU-47")
        .seat("troll").at("O0").fate(0)
        .seat("elf").at("O1").fate(0)
        .lies("O1", ["hex"]).dice([1])
        .plays(["roll", "walk O1"])
        .asks().life(5).may("seat 2");
    scenario("RU-47")
        .seat("troll").fate(0).holds(["amulet"])
        .lies("O1", ["hex"]).visits("O1")
        .then().life(6);
}

/// RU-48: no Spell touches the owner of the Amulet, this one neither.
#[test]
fn ru_48_the_amulet_under_destroy_magic() {
    scenario("RU-48")
        .seat("sorceress").at("O0").fate(0).holds(["destroy_magic"])
        .seat("troll").at("O14").fate(0).holds(["amulet", "magic_belt"])
        .deck(["bag_of_gold", "ogre"]).dice([1, 1, 1, 1])
        .plays(["use destroy_magic", "roll", "walk O1", "2: roll", "2: walk O15"])
        .then().seat(2).scored(6 + 1 + 1, 5 + 1);
}

/// RU-49: the Cursed Glade takes magic and steel, but Armour protects.
#[test]
fn ru_49_in_the_cursed_glade() {
    scenario("RU-49")
        .seat("elf").fate(0).holds(["sword", "magic_belt", "armour"])
        .deck(["dragon"]).visits("M4").dice([1, 6, 4])
        .plays(["use armour"])
        .then().scored(3 + 1, 7 + 6).life(4);
    scenario("RU-49")
        .seat("sorceress").at("O0").holds(["random"])
        .seat("troll").at("M4").fate(0).holds(["amulet"]).strength(2).dice([2])
        .plays(["use random", "seat 2"])
        .asks().seat(2).strength(0);
    scenario("RU-49")
        .seat("sorceress").at("O0").holds(["random"])
        .seat("troll").at("M3").fate(0).holds(["amulet"])
        .seat("elf").at("O9")
        .plays(["use random"])
        .asks().may_not("seat 2");
    scenario("RU-49")
        .seat("sorceress").at("O0").holds(["acquisition"])
        .seat("wizard").at("M4").gold(1).holds(["counterspell", "healing"])
        .plays(["use acquisition"])
        .asks().gold(1);
}

/// RU-50: for creatures only.
#[test]
fn ru_50_runes_help_creatures_not_characters() {
    scenario("RU-50").seat("troll").fate(0).deck(["ogre"]).visits("M5").dice([1, 1]).then().scored(6 + 1, 5 + 1 + 2);
    scenario("RU-50")
        .seat("troll").at("M4").fate(0)
        .seat("elf").at("M5").fate(0).dice([1, 1, 1])
        .plays(["roll", "walk M5", "seat 2"])
        .then().scored(6 + 1, 3 + 1);
}

/// RU-51, V-6: beyond the table the nearest line.
#[test]
fn ru_51_a_prayer_beyond_the_table() {
    scenario("RU-51").seat("monk").fate(0).visits("M12").dice([6, 6]).plays(["use monk"]).then().life(6);
}

/// RU-53: one act, and only in one's own turn.
#[test]
fn ru_53_one_act_in_the_own_turn() {
    scenario("RU-53")
        .seat("thief").at("O4").fate(0)
        .seat("troll").at("O5").gold(3).fate(0).dice([1])
        .plays(["roll", "walk O5", "seat 2", "use thief steal"])
        .then().gold(1).turn_of(2).seat(2).life(6);
    scenario("RU-53")
        .seat("troll").at("O4").gold(1).fate(0)
        .seat("thief").at("O5").fate(0).dice([1])
        .plays(["roll", "walk O5"])
        .asks().may("visit").seat(2).not_asked();
}

#[test]
fn ru_54_not_to_the_own_space() {
    scenario("RU-54")
        .seat("elf").fate(0).lies("O1", ["shrine"]).visits("O1").dice([6])
        .asks().may_not("space O1").may("space O2").may_not("space M2");
    scenario("RU-54")
        .seat("elf").fate(0).lies("O1", ["fairy"]).visits("O1")
        .plays(["choose 7"])
        .asks().may_not("space O1").may("space O22");
}

#[test]
fn ru_55_prince_and_princess_heal_two_each() {
    scenario("RU-55")
        .seat("troll").fate(0).life(1).holds(["prince", "princess"]).visits("M15")
        .plays(["use prince royal_healing", "use princess royal_healing"])
        .then().life(5).holds("prince").holds("princess");
}

/// RU-56, TB-58: only the accepted quest counts, and then it is compulsory.
#[test]
fn ru_56_only_the_accepted_quest_exists() {
    scenario("RU-56")
        .seat("elf").at("O0").fate(0).gold(3).quest("deliver_a_follower")
        .deck(["maiden"]).dice([1])
        .plays(["roll", "walk O1", "yes"])
        .then().gold(3).discarded("maiden").at("M8").holds("talisman");
}

/// RU-73: eight landings are encountered, a ninth is not.
#[test]
fn ru_73_a_circle_of_portals_ends() {
    let portal = ["choose 1"; 8];
    scenario("RU-73")
        .seat("elf").fate(0).lies("O8", ["magic_portal"]).visits("O8").dice([1; 8])
        .plays(portal)
        .then().at("O8").turn_of(2)
        .never(|event| matches!(event, Event::TurnMissed { .. }));
}

/// RU-74: what was laid down is not offered again, and what would have to be laid down is not offered at all.
#[test]
fn ru_74_nothing_is_offered_twice() {
    scenario("RU-74")
        .seat("elf").fate(0).holds(["ring", "helmet", "shield", "water_bottle"])
        .lies("O1", ["sword"]).visits("O1")
        .plays(["yes", "card helmet"])
        .asks().turn_of(2).holds("sword").lies("O1", "helmet");
    scenario("RU-74").seat("assassin").fate(0).lies("O1", ["holy_grail"]).visits("O1").asks().turn_of(2).lies("O1", "holy_grail");
}

/// RU-99: both say how many dice are rolled.
#[test]
fn ru_99_dwarf_and_gnome_roll_one_die_less() {
    scenario("RU-99")
        .seat("dwarf").fate(0).at("M15").holds(["gnome"]).dice([2, 3])
        .plays(["roll", "walk I0", "choose craft"])
        .then().at("I0");
    scenario("RU-99")
        .seat("dwarf").fate(0).at("I0").holds(["gnome"]).dice([1, 2])
        .plays(["walk I1"])
        .then().at("I1");
}

/// RU-100: landing is enough, also where the way ended against one's will.
#[test]
fn ru_100_hex_on_the_space_of_the_sentinel() {
    scenario("RU-100")
        .seat("elf").at("O3").fate(0)
        .lies("O4", ["hex"]).dice([2, 1, 6])
        .plays(["roll", "walk M3"])
        .then().at("O4").life(2);
    scenario("RU-100")
        .seat("elf").at("O4").fate(0)
        .lies("O4", ["hex"]).dice([1, 1, 6])
        .plays(["roll", "walk M3"])
        .then().at("O4").life(3);
}

/// RU-101: the life of the Desert is lost before a card is drawn.
#[test]
fn ru_101_the_desert_comes_before_its_cards() {
    scenario("RU-101").seat("elf").fate(0).life(1).deck(["sword"]).visits("M9").then().dead().lie("M9", 0);
}

/// RU-102: an Event is for whoever meets it; for a Ghost that is gone no other card is drawn.
#[test]
fn ru_102_events_left_lying_and_ghosts_gone() {
    scenario("RU-102").seat("elf").fate(0).lies("O1", ["angel"]).visits("O1").then().life(5).discarded("angel");
    scenario("RU-102").seat("elf").fate(0).deck(["ghost"]).visits("O1").dice([4]).then().lie("O1", 0).lies("O6", "ghost");
    scenario("RU-102").seat("elf").fate(0).deck(["hermit"]).visits("O1").dice([6]).then().lie("O1", 0).lies("O22", "hermit");
}

/// RU-103: a turn that ends at once still has its end.
#[test]
fn ru_103_trophies_after_a_defeat() {
    scenario("RU-103")
        .seat("elf").fate(0).trophies(["dragon"]).deck(["giant"]).visits("O1").dice([1, 6])
        .plays(["trade strength"])
        .then().strength(1).life(3);
}

/// RU-104: the card is carried out for all.
#[test]
fn ru_104_everybody_misses_before_the_turn_ends() {
    let darkness = scenario("RU-104")
        .seat("elf").fate(0)
        .seat("troll").at("O9").fate(0)
        .seat("ghoul").at("O8").fate(0)
        .deck(["evil_darkness"]).visits("O1")
        .then();
    darkness.happened(|event| matches!(event, Event::TurnMissed { seat } if seat.0 == 1)).turn_of(3).missed(1).discarded("evil_darkness");
}

/// RU-105: outward always, inward with the task done; from the Valley either arm is outward.
#[test]
fn ru_105_turning_back_in_the_inner_region() {
    scenario("RU-105").seat("elf").at("I3").task(2).holds(["talisman"]).asks().may("walk I2").may_not("walk I4").may("stay");
    scenario("RU-105").seat("elf").at("I4").asks().may("walk I3").may("walk I5").may("walk CROWN");
}

/// RU-106: a missed turn keeps it, the first own move does not.
#[test]
fn ru_106_the_raft_lasts_until_the_next_move() {
    scenario("RU-106")
        .seat("elf").at("O0").fate(0).holds(["raft"]).misses(1)
        .then().turn_of(2).seat(1).holds("raft");
    scenario("RU-106")
        .seat("elf").at("O0").fate(0).holds(["raft"]).dice([1])
        .plays(["roll", "walk O1"])
        .then().lacks("raft");
}
