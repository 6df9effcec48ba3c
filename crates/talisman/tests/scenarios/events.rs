//! Events.

use crate::scenario::scenario;
use talisman::language::Alignment::{Evil, Good};

#[test]
fn the_angel_heals_the_good_and_hurts_the_evil() {
    scenario("card:angel").seat("elf").draws("angel").then().life(5).discarded("angel");
    scenario("card:angel").seat("assassin").draws("angel").then().life(3);
    scenario("card:angel").seat("troll").draws("angel").then().life(6);
}

#[test]
fn the_devil_heals_the_evil_and_hurts_the_good() {
    scenario("card:devil").seat("assassin").draws("devil").then().life(5).discarded("devil");
    scenario("card:devil").seat("elf").draws("devil").then().life(3);
    scenario("card:devil").seat("troll").draws("devil").then().life(6);
}

#[test]
fn mephistopheles_turns_to_evil_and_gives_craft_to_the_evil() {
    scenario("card:mephistopheles").seat("elf").draws("mephistopheles").then().aligned(Evil).craft(0);
    scenario("card:mephistopheles").seat("assassin").draws("mephistopheles").then().aligned(Evil).craft(1);
    scenario("card:mephistopheles")
        .seat("troll")
        .aligned(Good)
        .draws("mephistopheles")
        .then()
        .aligned(Evil)
        .craft(0);
}

#[test]
fn the_blizzard_slows_everybody_for_two_rounds() {
    let drawn = scenario("card:blizzard")
        .seat("elf")
        .seat("warrior")
        .at("O15")
        .seat("troll")
        .at("I0")
        .draws("blizzard");
    let slow = drawn.then().lies("O1", "blizzard").seat(2).may("walk O16").may("walk O14").may_not("roll");
    // The Inner Region is not touched: its steps are what they always are.
    let slow = slow.plays(["2: walk O16"]).then().seat(3).may("walk I1").may("walk M0");
    let slow = slow.plays(["3: walk M0"]).then().may("walk O2").may_not("roll");
    // On the Middle Region the third player is slowed like all others.
    let slow = slow.dice([2]).plays(["walk O0", "choose mystic"]).then();
    let slow = slow.seat(2).may("walk O17").may_not("roll").plays(["2: walk O17"]).then();
    let over = slow.seat(3).may_not("roll").plays(["3: walk M1"]).then();
    over.may("roll").discarded("blizzard");
}

#[test]
fn the_book_of_spells_fills_the_hand() {
    scenario("card:book_of_spells")
        .seat("wizard")
        .draws("book_of_spells")
        .then()
        .spells(2)
        .discarded("book_of_spells");
    scenario("card:book_of_spells")
        .seat("wizard")
        .holds(["hex"])
        .draws("book_of_spells")
        .then()
        .spells(2)
        .holds("hex");
    scenario("card:book_of_spells").seat("troll").draws("book_of_spells").then().spells(0);
}

#[test]
fn evil_darkness_costs_all_but_the_evil_a_turn() {
    let dark =
        scenario("card:evil_darkness").seat("assassin").seat("warrior").at("O15").seat("troll").at("I0");
    let dark = dark.draws("evil_darkness").then().discarded("evil_darkness");
    dark.missed_no_turn().seat(2).missed_a_turn().seat(3).missed_a_turn().turn_of(1);
    // Whoever is not evil misses his own next turn too.
    scenario("card:evil_darkness").seat("elf").draws("evil_darkness").then().missed_a_turn().turn_of(2);
}

#[test]
fn the_imp_carries_you_off() {
    scenario("card:imp/row 1").seat("elf").draws("imp").dice([1, 4]).then().at("O8").discarded("imp");
    scenario("card:imp/row 2").seat("troll").draws("imp").dice([2, 4]).then().at("O22");
    scenario("card:imp/row 3").seat("elf").draws("imp").dice([3, 4]).then().at("O18").gold(1);
    scenario("card:imp/row 4").seat("elf").draws("imp").dice([4]).then().at("O20").lie("O20", 2);
    scenario("card:imp/row 5").seat("elf").draws("imp").dice([5]).then().at("M2").lie("M2", 3);
    scenario("card:imp/row 6").seat("elf").draws("imp").dice([6]).then().at("M4").lie("M4", 1).lie("O1", 0);
}

#[test]
fn the_imp_is_discarded_though_his_victim_has_gone() {
    scenario("card:imp").seat("elf").draws("imp").dice([4]).then().discarded("imp").lie("O1", 0);
}

#[test]
fn the_magical_vortex_takes_all_spells() {
    let vortex = scenario("card:magical_vortex").seat("wizard").holds(["hex", "random"]);
    let vortex = vortex.seat("druid").at("O15").holds(["alchemy"]).draws("magical_vortex");
    vortex.then().spells(0).discarded("hex").discarded("alchemy").seat(2).spells(0);
}

#[test]
fn on_market_day_everybody_may_buy() {
    let day = scenario("card:market_day")
        .seat("elf")
        .gold(3)
        .seat("warrior")
        .at("M3")
        .gold(2)
        .seat("troll")
        .at("O15")
        .toad(2);
    let day = day.draws("market_day").plays(["choose 1", "choose 4", "2: choose 5"]);
    let day = day.then().holds("purchase:sword").holds("purchase:shield").gold(0).discarded("market_day");
    day.seat(2).holds("purchase:mule").gold(0).seat(3).lacks("sword");
}

#[test]
fn pestilence_strikes_the_whole_region() {
    let plague = scenario("card:pestilence").seat("elf").seat("warrior").at("O15").seat("troll").at("M3");
    plague.draws("pestilence").then().life(3).seat(2).life(4).seat(3).life(6).discarded("pestilence");
}

#[test]
fn raiders_carry_all_gold_to_the_oasis() {
    scenario("card:raiders")
        .seat("elf")
        .gold(4)
        .draws("raiders")
        .then()
        .gold(0)
        .lies_gold("M10", 4)
        .discarded("raiders");
}

#[test]
fn the_siren_costs_the_region_its_next_turn() {
    let siren =
        scenario("card:siren").seat("elf").seat("warrior").at("O15").seat("troll").at("M3").draws("siren");
    siren.then().turn_of(3).seat(2).missed_a_turn().seat(1).missed(1).discarded("siren");
}

#[test]
fn the_siren_takes_the_next_turn_even_if_cards_are_left() {
    let siren = scenario("card:siren").seat("elf").deck(["siren", "mule"]).visits("O20");
    siren.then().lies("O20", "mule").lacks("mule").missed_a_turn().turn_of(2);
}

#[test]
fn the_storm_costs_the_region_a_turn() {
    let storm =
        scenario("card:storm").seat("elf").seat("warrior").at("O15").seat("troll").at("M3").draws("storm");
    storm.then().turn_of(3).seat(2).missed_a_turn().seat(1).missed(1).discarded("storm");
}

#[test]
fn a_storm_with_cards_left_to_meet_takes_this_turn() {
    let storm =
        scenario("card:storm").seat("elf").seat("warrior").at("M3").deck(["storm", "mule"]).visits("O20");
    storm.then().lies("O20", "mule").missed(0).turn_of(2);
}
