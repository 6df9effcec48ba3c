//! Texts that several cards and spaces share, and the persons of spaces.

use crate::scenario::scenario;

#[test]
fn a_spell_or_as_many_as_fit() {
    scenario("text:spell").seat("elf").fate(0).spells(["hex"]).draws("mage").then().spells(1).holds("hex");
    scenario("text:spells").seat("elf").fate(0).spells(["hex", "healing"]).draws("book_of_spells").then().spells(2);
}

#[test]
fn a_talisman_from_the_stack() {
    scenario("text:talisman").seat("elf").fate(0).lies("O1", ["hermit"]).visits("O1").then().holds("talisman:talisman").discarded("hermit");
    scenario("stack:talisman").seat("elf").fate(0).visits("M12").dice([5, 5]).then().holds("talisman:talisman").in_deck("talisman:talisman", 3);
}

#[test]
fn the_reward_of_the_warlock() {
    scenario("text:reward")
        .seat("elf").fate(0).gold(2).quest("deliver_three_gold").lies("O1", ["bag_of_gold"]).visits("O1")
        .plays(["choose 1"])
        .then().gold(0).unsworn().at("M8").holds("talisman:talisman").turn_of(2);
}

#[test]
fn wishes() {
    let wish = |key: &'static str, offer: &str| {
        scenario(key).seat("elf").fate(0).spells(["hex"]).lies("O1", ["fairy"]).visits("O1").plays([offer])
    };
    wish("text:wish/offer 1", "choose 1").then().holds("hex").discarded("fairy");
    wish("text:wish/offer 2", "choose 2").then().gold(1);
    wish("text:wish/offer 3", "choose 3").then().strength(1);
    wish("text:wish/offer 4", "choose 4").then().craft(1);
    wish("text:wish/offer 5", "choose 5").then().life(5);
    wish("text:wish/offer 6", "choose 6").then().fate(1);
    wish("text:wish/offer 7", "choose 7").plays(["space O13"]).then().at("O13");
}

#[test]
fn the_blacksmith_sells_at_his_prices() {
    let buys = |key: &'static str, offer: &str| {
        scenario(key).seat("elf").fate(0).gold(4).visits("O0").plays(["choose blacksmith", offer]).then()
    };
    buys("text:blacksmith/offer 1", "choose 1").holds("purchase:helmet").gold(2);
    buys("text:blacksmith/offer 2", "choose 2").holds("purchase:sword").gold(2);
    buys("text:blacksmith/offer 3", "choose 3").holds("purchase:axe").gold(1);
    buys("text:blacksmith/offer 4", "choose 4").holds("purchase:shield").gold(1);
    buys("text:blacksmith/offer 5", "choose 5").holds("purchase:armour").gold(0);
    scenario("space:O0/blacksmith").seat("elf").fate(0).gold(1).visits("O0").plays(["choose blacksmith"]).then().gold(1);
}

#[test]
fn the_market_sells_at_its_prices() {
    let buys = |key: &'static str, offer: &str| {
        scenario(key).seat("elf").fate(0).gold(3).lies("O1", ["market"]).visits("O1").plays([offer]).then()
    };
    buys("text:market/offer 1", "choose 1").holds("purchase:sword").gold(2);
    buys("text:market/offer 2", "choose 2").holds("purchase:helmet").gold(2);
    buys("text:market/offer 3", "choose 3").holds("purchase:water_bottle").gold(2);
    buys("text:market/offer 4", "choose 4").holds("purchase:shield").gold(1);
    buys("text:market/offer 5", "choose 5").holds("purchase:mule").gold(1);
    buys("text:market/offer 6", "choose 6").holds("purchase:raft").gold(0);
}

#[test]
fn healing_for_gold() {
    scenario("text:heal_for_gold")
        .seat("elf").fate(0).life(1).gold(2).visits("M15").plays(["choose 1", "choose 1"]).then().life(3).gold(0);
    scenario("space:O0/healer")
        .seat("elf").fate(0).life(3).gold(3).visits("O0").plays(["choose healer", "choose 1"]).then().life(4).gold(2);
    scenario("space:O12/doctor")
        .seat("elf").fate(0).life(1).gold(3).visits("O12").plays(["choose doctor", "choose 1", "choose 1"]).then().life(3).gold(1);
}

#[test]
fn gold_for_objects() {
    scenario("text:alchemy")
        .seat("elf").fate(0).holds(["sword", "ring"]).visits("O12")
        .plays(["choose alchemist", "choose 1", "card ring", "done"])
        .then().gold(1).holds("sword").discarded("ring");
    scenario("space:O12/alchemist").seat("elf").fate(0).holds(["mule"]).visits("O12").plays(["choose alchemist"]).then().gold(0).holds("mule");
}

#[test]
fn the_enchantress_and_the_mystic_roll() {
    scenario("space:O12/enchantress").seat("elf").fate(0).visits("O12").dice([5]).plays(["choose enchantress"]).then().strength(1);
    scenario("space:O0/mystic").seat("elf").fate(0).visits("O0").dice([5]).plays(["choose mystic"]).then().craft(1);
}

#[test]
fn the_holy_places_serve_their_own() {
    scenario("space:O2/replenish").seat("ghoul").fate(1).visits("O2").plays(["choose replenish"]).then().fate(4);
    scenario("space:O2/pray").seat("ghoul").fate(0).visits("O2").dice([5]).plays(["choose pray"]).then().fate(1);
    scenario("space:O6/heal").seat("elf").fate(0).life(1).visits("O6").plays(["choose heal"]).then().life(4);
    scenario("space:O6/pray").seat("elf").fate(0).visits("O6").dice([5]).plays(["choose pray"]).then().life(5);
}

#[test]
fn the_warlock_and_the_portal_give_a_choice() {
    scenario("space:M8/quest").seat("elf").fate(0).visits("M8").dice([1]).plays(["choose quest"]).then().sworn("take_a_life");
    scenario("space:M8/quest").seat("elf").fate(0).visits("M8").then().unsworn();
    scenario("link:M0/strength").seat("elf").at("M15").fate(0).strength(1).dice([2, 3, 2]).plays(["roll", "walk I0", "choose strength"]).then().at("M0").strength(0);
    scenario("link:M0/craft").seat("elf").at("M15").fate(0).dice([2, 2, 2]).plays(["roll", "walk I0", "choose craft"]).then().at("I0");
}
