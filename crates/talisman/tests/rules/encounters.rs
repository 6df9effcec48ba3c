//! Encounters: characters, cards in their order, and what may be taken.

use crate::scenario::{Scenario, scenario};
use table::Seat;
use talisman::Event;

/// The Elf comes to O9, where the Warrior stands.
fn met(scenario: Scenario) -> Scenario {
    let scenario = scenario.seat("elf").fate(0).at("O8").seat("warrior").fate(0).at("O9").gold(2);
    scenario.plays(["roll", "walk O9"]).dice([1])
}

/// TB-15: a character or the space, not both; afterwards the turn ends.
#[test]
fn tb_15_a_character_or_the_space() {
    met(scenario("rule:TB-15")).plays(["visit"]).then().lie("O9", 1).seat(2).life(5);
    let duel = met(scenario("rule:TB-15")).plays(["seat 2"]).dice([6, 1, 1]).plays(["choose 2"]);
    duel.then().gold(1).lie("O9", 0).turn_of(2).seat(2).gold(1);
}

/// TB-15: of several one is chosen.
#[test]
fn tb_15_one_of_several() {
    let crowd = scenario("rule:TB-15")
        .seat("thief")
        .fate(0)
        .at("O8")
        .seat("warrior")
        .at("O9")
        .gold(1)
        .seat("troll")
        .at("O9");
    let crowd =
        crowd.gold(1).plays(["roll", "walk O9"]).dice([1]).asks().may("seat 2").may("seat 3").may("visit");
    let robbed = crowd.plays(["seat 3", "use thief steal"]).then();
    robbed.gold(1).turn_of(2).seat(3).gold(0).seat(2).gold(1);
}

/// TB-15: in the Inner Region only on the Plain of Peril, in the Valley of Fire and on the Crown.
#[test]
fn tb_15_in_the_inner_region() {
    let inner = |from, walk: &'static str, to| {
        let inner = scenario("rule:TB-15")
            .seat("elf")
            .fate(0)
            .at(from)
            .holds(["talisman"])
            .seat("warrior")
            .fate(0)
            .at(to);
        inner.plays([walk])
    };
    inner("I1", "walk I0", "I0").asks().may("seat 2");
    inner("I3", "walk I4", "I4").asks().may("seat 2");
    inner("I3", "walk I2", "I2").dice([1]).asks().may_not("seat 2").turn_of(2).then().life(3).seat(2).life(5);
}

/// TB-16, TB-17: the text before the draw, Events, Enemies, Strangers, things, Places, the text of the space.
#[test]
fn tb_16_cards_are_met_by_their_numbers() {
    let all = scenario("rule:TB-16")
        .seat("troll")
        .fate(0)
        .life(3)
        .lies("M12", ["shrine", "mule", "healer", "goblin", "pestilence"]);
    let all = all.visits("M12").dice([6, 1]).plays(["choose 1", "choose 1", "yes"]).dice([2, 3, 3]);
    let all = all.then().strength(1).fate(1).holds("mule").trophy("goblin").life(4);
    let met: Vec<String> = all
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Met { seat: Seat(0), card } | Event::Took { seat: Seat(0), card, .. } => {
                Some(card.to_string())
            }
            _ => None,
        })
        .collect();
    assert_eq!(met, ["pest", "gobl", "heal", "mule", "shrin"]);
}

/// TB-16: of equal numbers the first laid comes first; Enemies of Strength come before those of Craft.
#[test]
fn tb_16_the_first_laid_comes_first() {
    let order = |first, second| {
        scenario("rule:TB-16").seat("troll").fate(0).lies("O20", [first, second]).visits("O20")
    };
    // Good turns evil before the Angel comes, or after.
    let evil = order("mephistopheles", "angel").then();
    evil.life(5);
    order("angel", "mephistopheles").then().life(6);
    let foes = order("wraith", "goblin").dice([6, 1, 6, 1]).then().trophies(2);
    let scores: Vec<i8> = foes
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::FightEnded { foe_score, .. } => Some(*foe_score),
            _ => None,
        })
        .collect();
    assert_eq!(scores, [3, 6]);
}

/// TB-17: cards on a space with a text are dealt with before the text.
#[test]
fn tb_17_cards_before_the_text() {
    // The Ogre of the Chapel wins, so nobody is healed there.
    let ogre =
        scenario("rule:TB-17").seat("elf").fate(0).life(2).lies("O6", ["ogre"]).visits("O6").dice([1, 6]);
    ogre.then().life(1).lies("O6", "ogre");
    let beaten =
        scenario("rule:TB-17").seat("elf").fate(0).life(2).lies("O6", ["goblin"]).visits("O6").dice([6, 1]);
    beaten.plays(["choose heal"]).then().life(4).trophy("goblin");
}

/// TB-18: Enemies of one number and ability fight as one.
#[test]
fn tb_18_enemies_fight_as_one() {
    let pair = |dice: [u8; 2]| {
        scenario("rule:TB-18").seat("troll").fate(0).deck(["ogre", "goblin"]).visits("O20").dice(dice)
    };
    pair([3, 1]).then().scored(9, 8).trophies(2);
    pair([1, 1]).then().scored(7, 8).life(5).lie("O20", 2);
    // Those of Craft fight for themselves.
    let mixed = scenario("rule:TB-18")
        .seat("troll")
        .fate(0)
        .deck(["ogre", "lemure"])
        .visits("O20")
        .dice([3, 1, 6, 1]);
    mixed.then().scored(7, 2).trophies(2);
    // What is aimed at one leaves the other.
    let cross = scenario("rule:TB-18")
        .seat("troll")
        .fate(0)
        .holds(["cross"])
        .deck(["wraith", "lemure"])
        .visits("O20");
    cross.plays(["use cross"]).dice([6, 1]).then().scored(7, 2).trophies(1).discarded("wraith");
}

/// TB-19: things are taken only when every Enemy is killed or evaded; paying is not evading.
#[test]
fn tb_19_taking_what_the_enemies_guard() {
    let paid = scenario("rule:TB-19")
        .seat("troll")
        .fate(0)
        .gold(1)
        .lies_gold("O20", 2)
        .deck(["bandit", "sword"])
        .visits("O20");
    paid.plays(["choose 1"])
        .asks()
        .may_not("yes")
        .turn_of(2)
        .then()
        .gold(0)
        .lies_gold("O20", 2)
        .lies("O20", "sword")
        .turn_of(2);
    let evaded = scenario("rule:TB-19")
        .seat("dwarf")
        .fate(0)
        .lies_gold("O5", 2)
        .lies("O5", ["bandit", "sword"])
        .visits("O5");
    evaded.plays(["evade", "yes", "yes"]).then().gold(2).holds("sword").lies("O5", "bandit");
    let killed = scenario("rule:TB-19")
        .seat("troll")
        .fate(0)
        .lies_gold("O20", 2)
        .deck(["goblin", "sword"])
        .visits("O20");
    killed.dice([6, 1]).plays(["yes", "yes"]).then().gold(2).holds("sword").lies_gold("O20", 0);
    // What is not taken stays.
    scenario("rule:TB-19").seat("troll").draws("sword").plays(["no"]).then().lies("O1", "sword");
}

/// TB-20: a lost fight or a stand-off ends the turn; cards not dealt with stay.
#[test]
fn tb_20_a_lost_fight_ends_the_turn() {
    let lost = |dice: [u8; 2]| {
        scenario("rule:TB-20").seat("elf").fate(0).deck(["ogre", "fairy"]).visits("O20").dice(dice)
    };
    lost([1, 6]).then().life(3).lies("O20", "fairy").lies("O20", "ogre").turn_of(2);
    lost([3, 1]).then().life(4).lies("O20", "fairy").lies("O20", "ogre").turn_of(2);
}

/// TB-55: every Adventure card that lies there counts for the draw; gold, counters and Hex do not.
#[test]
fn tb_55_what_counts_for_the_draw() {
    scenario("rule:TB-55").seat("elf").lies("O20", ["sword"]).visits("O20").then().lie("O20", 2);
    scenario("rule:TB-55").seat("elf").lies("O20", ["sword", "mule"]).visits("O20").then().lie("O20", 2);
    scenario("rule:TB-55")
        .seat("elf")
        .lies("O1", ["blizzard"])
        .visits("O1")
        .then()
        .lie("O1", 1)
        .lies("O1", "blizzard");
    let more = scenario("rule:TB-55").seat("elf").lies("O1", ["hex"]).lies_gold("O1", 2).visits("O1");
    more.then().life(3).lie("O1", 2);
}

/// TB-56, RU-74: what one lays down oneself is not offered again in that encounter.
#[test]
fn tb_56_what_one_lays_down_is_not_offered() {
    let full =
        scenario("rule:TB-56").seat("troll").holds(["axe", "helmet", "shield", "armour"]).draws("sword");
    let full = full.plays(["yes", "card helmet"]).then();
    full.holds("sword").lies("O1", "helmet").turn_of(2);
}

/// TB-57: once for each draw, after all cards are turned up; the new card must be met.
#[test]
fn tb_57_replacing_a_drawn_card() {
    let seer = scenario("rule:TB-57").seat("prophetess").fate(0).deck(["demon", "devil"]).visits("O1");
    let seer = seer.plays(["use prophetess foresee"]);
    seer.then().discarded("demon").discarded("devil").life(3);
    // Each such power once.
    let both = scenario("rule:TB-57")
        .seat("prophetess")
        .holds(["orb_of_knowledge"])
        .deck(["demon", "devil", "mule"]);
    let both = both.visits("O1").plays(["use prophetess foresee", "use orb_of_knowledge", "yes"]);
    both.then().discarded("demon").discarded("devil").holds("mule").life(4);
}

/// TB-59: exactly one person of the City or the Village is called on.
#[test]
fn tb_59_one_person_a_visit() {
    let city = scenario("rule:TB-59").seat("elf").fate(0).life(2).gold(2).visits("O12").asks();
    let city = city.may("choose doctor").may("choose enchantress").may("choose alchemist").may_not("done");
    city.plays(["choose doctor", "done"]).then().life(2).gold(2).turn_of(2);
    let village = scenario("rule:TB-59").seat("elf").fate(0).gold(2).visits("O0").asks();
    village.may("choose blacksmith").may("choose healer").may("choose mystic").may_not("done");
}
