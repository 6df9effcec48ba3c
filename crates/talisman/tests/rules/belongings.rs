//! Abilities, counters and belongings.

use crate::scenario::scenario;
use talisman::language::Alignment::Evil;

/// TB-27: lost points take counters and never touch the value; what Objects add is no counter.
#[test]
fn tb_27_points_are_lost_as_counters() {
    let lost = |scenario: crate::scenario::Scenario| {
        scenario.fate(0).visits("O12").plays(["choose enchantress"]).dice([2])
    };
    lost(scenario("rule:TB-27").seat("elf").strength(2)).then().strength(1);
    lost(scenario("rule:TB-27").seat("elf").holds(["magic_belt"])).then().strength(0).holds("magic_belt");
    let still = scenario("rule:TB-27").seat("elf").fate(0).holds(["magic_belt"]).draws("ogre").dice([4, 2]);
    still.then().scored(8, 7);
}

/// TB-28: healed up to the life value and gained above it; so with fate.
#[test]
fn tb_28_healing_and_gaining() {
    scenario("rule:TB-28").seat("elf").life(4).gold(2).visits("M15").asks().may_not("choose 1");
    scenario("rule:TB-28").seat("elf").life(4).draws("angel").then().life(5);
    scenario("rule:TB-28").seat("elf").fate(5).draws("witch").dice([6]).then().fate(5);
    scenario("rule:TB-28").seat("elf").fate(0).draws("shrine").dice([2]).then().fate(1);
}

/// TB-29: once a roll one own die may be rolled again, and the new one stands.
#[test]
fn tb_29_fate() {
    let again =
        scenario("rule:TB-29").seat("elf").fate(2).at("O8").plays(["roll", "fate 1"]).dice([1, 6]).asks();
    again.fate(1).may("walk O14").may("walk O2").may_not("fate 1");
    // Never a creature's die: only one's own is offered.
    let fight = scenario("rule:TB-29").seat("elf").fate(1).draws("ogre").dice([1, 6]).asks();
    fight.may("fate 1").may_not("fate 2");
    scenario("rule:TB-29")
        .seat("elf")
        .fate(0)
        .at("O8")
        .plays(["roll"])
        .dice([1])
        .asks()
        .may_not("fate 1")
        .may("walk O9");
    // One of two dice.
    let temple = scenario("rule:TB-29").seat("elf").fate(1).visits("M12").plays(["fate 2"]).dice([1, 2, 6]);
    temple.then().craft(1).fate(0);
}

/// TB-30: gold is no Object and has no limit.
#[test]
fn tb_30_gold_is_no_object() {
    let rich = scenario("rule:TB-30").seat("elf").gold(12).holds(["sword", "axe", "helmet", "shield"]);
    rich.draws("two_bags_of_gold").plays(["choose 1"]).then().gold(14).holds("helmet");
}

/// TB-31: four Objects, four more with a Mule; what is too much is ditched at once.
#[test]
fn tb_31_four_objects() {
    let full = scenario("rule:TB-31")
        .seat("elf")
        .holds(["sword", "axe", "helmet", "shield"])
        .draws("armour")
        .plays(["yes"]);
    let full = full.asks().may("card armour").may("card sword").may_not("done");
    full.plays(["card axe"]).then().holds("armour").lies("O1", "axe");
    let mule = scenario("rule:TB-31")
        .seat("elf")
        .holds(["mule", "sword", "axe", "helmet", "shield"])
        .draws("armour");
    mule.plays(["yes"]).then().holds("armour").holds("axe");
    // Followers are not limited.
    let many = scenario("rule:TB-31")
        .seat("elf")
        .holds(["mule", "maiden", "unicorn", "gnome", "pixie"])
        .draws("guide");
    many.plays(["yes"]).then().holds("guide").holds("maiden");
}

/// TB-31: in the own turn things may be ditched at will, but not Hag and Poltergeist.
#[test]
fn tb_31_ditching_at_will() {
    let ditch = scenario("rule:TB-31").seat("elf").at("O8").holds(["sword", "mule", "poltergeist"]).asks();
    let ditch = ditch.may("ditch sword").may("ditch mule").may_not("ditch poltergeist");
    ditch.plays(["ditch mule"]).lies("O8", "mule").lacks("mule");
    scenario("rule:TB-31")
        .seat("elf")
        .at("O8")
        .seat("troll")
        .at("O15")
        .holds(["sword"])
        .asks()
        .seat(2)
        .may_not("ditch sword");
}

/// TB-32, RU-35: seven points of trophies for a point, whole cards, surplus lost, kinds not mixed.
#[test]
fn tb_32_trophies() {
    let hunter = scenario("rule:TB-32")
        .seat("elf")
        .fate(0)
        .trophies(["ogre", "bandit"])
        .at("O0")
        .plays(["roll", "walk O1"]);
    hunter.dice([1]).plays(["trade strength"]).then().strength(1).trophies(0).discarded("ogre");
    let poor = scenario("rule:TB-32")
        .seat("elf")
        .fate(0)
        .trophies(["ogre", "lemure"])
        .at("O0")
        .plays(["roll", "walk O1"]);
    poor.dice([1]).then().trophies(2).strength(0);
    let wise = scenario("rule:TB-32")
        .seat("elf")
        .fate(0)
        .trophies(["wraith", "shadow", "ogre"])
        .at("O0")
        .plays(["roll", "walk O1"]);
    wise.dice([1]).plays(["trade craft"]).then().craft(1).trophies(1).trophy("ogre");
    // As often as one likes.
    let twice = scenario("rule:TB-32")
        .seat("elf")
        .fate(0)
        .trophies(["dragon", "dragon"])
        .at("O0")
        .plays(["roll", "walk O1"]);
    twice.dice([1]).plays(["trade strength", "trade strength"]).then().strength(2).trophies(0);
}

/// TB-63: every trophy of the box has one of the two values, and counts for that alone.
#[test]
fn tb_63_a_trophy_counts_for_one_ability() {
    let spirit = scenario("rule:TB-63")
        .seat("elf")
        .fate(0)
        .trophies(["demon"])
        .at("O0")
        .plays(["roll", "walk O1"])
        .dice([1]);
    spirit.plays(["done"]).asks().may("trade craft").may_not("trade strength");
    let beast = scenario("rule:TB-63")
        .seat("elf")
        .fate(0)
        .trophies(["dragon"])
        .at("O0")
        .plays(["roll", "walk O1"])
        .dice([1]);
    beast.plays(["done"]).asks().may("trade strength").may_not("trade craft");
}

/// TB-64: players on the same space can give each other nothing.
#[test]
fn tb_64_nothing_is_given_or_traded() {
    let friends = scenario("rule:TB-64")
        .seat("elf")
        .fate(0)
        .at("O8")
        .gold(3)
        .holds(["sword"])
        .seat("troll")
        .fate(0)
        .at("O9");
    let friends =
        friends.plays(["roll", "walk O9"]).dice([1]).asks().may("visit").may("seat 2").may_not("card sword");
    let acts = friends.plays(["visit"]).then();
    acts.holds("sword").gold(3).seat(2).gold(0).lacks("sword");
}

/// TB-65: what one may not have is laid on the space.
#[test]
fn tb_65_forbidden_cards_lie_down() {
    let fallen =
        scenario("rule:TB-65").seat("elf").holds(["holy_grail", "holy_lance"]).draws("mephistopheles").then();
    fallen.aligned(Evil).lies("O1", "holy_grail").lies("O1", "holy_lance").lacks("holy_lance");
    // Whom the Hag has cursed no Follower joins, even taken by force.
    let cursed = scenario("rule:TB-65").seat("sorceress").fate(0).at("O8").holds(["cursed_by_a_hag"]);
    let cursed =
        cursed.seat("troll").at("O9").holds(["mule"]).plays(["roll", "walk O9", "seat 2"]).dice([1]).asks();
    cursed.may_not("use sorceress lure");
}

/// TB-66: bags of gold become gold and are discarded; nobody carries them.
#[test]
fn tb_66_bags_become_gold() {
    let taken =
        scenario("rule:TB-66").seat("elf").holds(["sword", "axe", "helmet", "shield"]).draws("bag_of_gold");
    taken.plays(["choose 1"]).then().gold(1).lacks("bag_of_gold").discarded("bag_of_gold").holds("sword");
}
