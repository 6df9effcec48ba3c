//! The turn, missed turns, extra turns.

use crate::scenario::scenario;
use talisman::state::Phase;

/// TB-5: start, move, encounter, end.
#[test]
fn tb_5_a_turn_has_four_steps() {
    let turn = scenario("rule:TB-5")
        .seat("troll")
        .fate(1)
        .trophies(["ogre", "goblin"])
        .deck(["mule"])
        .at("O0")
        .asks();
    let turn = turn.check(|state| state.turn.phase == Phase::Start);
    let turn = turn.dice([1]).plays(["roll"]).check(|state| state.turn.phase == Phase::Move);
    let turn = turn.plays(["walk O1"]).check(|state| state.turn.phase == Phase::Encounter).plays(["yes"]);
    turn.check(|state| state.turn.phase == Phase::End).may("trade strength").then().turn_of(2);
}

/// TB-6: missing a turn in one's own turn ends it; without cards left the next one is missed too.
#[test]
fn tb_6_missing_a_turn_in_ones_own_turn() {
    let missed =
        scenario("rule:TB-6").seat("elf").fate(0).visits("O18").dice([1]).then().missed(1).turn_of(2);
    missed.dice([1]).plays(["2: roll", "2: walk O14"]).then().turn_of(2).missed_a_turn();
    // With cards left to meet this turn is the missed one.
    let storm =
        scenario("rule:TB-6").seat("elf").seat("warrior").at("M3").deck(["storm", "mule"]).visits("O20");
    storm.then().missed(0).lies("O20", "mule");
    // Unless it is the next turn that is missed.
    let siren =
        scenario("rule:TB-6").seat("elf").seat("warrior").at("M3").deck(["siren", "mule"]).visits("O20");
    siren.then().missed(1).lies("O20", "mule");
}

/// TB-6: in another's turn the next one is missed whole, and several add up.
#[test]
fn tb_6_missing_turns_adds_up() {
    let storm = scenario("rule:TB-6").seat("elf").seat("warrior").at("O15").misses(1).draws("evil_darkness");
    let storm = storm.then().turn_of(1).missed_a_turn().seat(2).missed(0);
    let missed =
        storm.events().iter().filter(|event| matches!(event, talisman::Event::TurnMissed { .. })).count();
    assert_eq!(missed, 3, "two of the Warrior, one of the Elf");
}

/// TB-48: a missed turn has no steps, but counts for Toads, and offers wait.
#[test]
fn tb_48_a_missed_turn_counts_for_toads() {
    scenario("rule:TB-48").seat("elf").at("O8").toad(1).misses(1).then().turn_of(2).is_no_toad().at("O8");
    // A storm comes between the offer and the move it is for.
    let offer = scenario("rule:TB-48").seat("elf").fate(0).deck(["storm"]).visits("O18").dice([5]).then();
    let waits = offer.dice([1]).plays(["2: roll", "2: walk O14"]).then().missed_a_turn().turn_of(1);
    waits.may("later");
}

/// TB-49: extra turns follow at once, whole; a missed turn uses one of them up.
#[test]
fn tb_49_extra_turns_follow_at_once() {
    let warp = scenario("rule:TB-49")
        .seat("elf")
        .fate(0)
        .holds(["temporal_warp"])
        .at("O0")
        .plays(["use temporal_warp"]);
    let warp = warp
        .plays(["roll", "walk O1"])
        .dice([1])
        .then()
        .turn_of(1)
        .dice([2])
        .plays(["roll", "walk O3"])
        .then();
    let warp = warp.turn_of(1).dice([2]).plays(["roll", "walk O5"]).then();
    warp.turn_of(2).at("O5");
    let missed = scenario("rule:TB-49")
        .seat("elf")
        .fate(0)
        .holds(["temporal_warp"])
        .at("O17")
        .plays(["use temporal_warp"]);
    let missed = missed.plays(["roll", "walk O18"]).dice([1, 1]).then().missed_a_turn().turn_of(1);
    missed.dice([1]).plays(["roll", "walk O19"]).then().turn_of(2);
}
