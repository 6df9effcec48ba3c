//! Ways between the Regions: the bridge and the Sentinel, the Portal of Power, the way to the Crown, and Rafts.

use crate::scenario::{Scenario, Then, scenario};
use table::{Rules, Seat};
use talisman::Event;
use talisman::language::SpaceId;

#[test]
fn the_sentinel_guards_the_bridge() {
    let over = scenario("link:O4").seat("troll").fate(0).at("O3").plays(["roll", "walk M4"]).dice([3, 5, 1]);
    over.then().scored(11, 10).at("M4").trophies(0);
    let beaten =
        scenario("link:O4").seat("troll").fate(0).at("O3").plays(["roll", "walk M4"]).dice([3, 1, 2]);
    beaten.then().scored(7, 11).at("O4").life(5).lie("O4", 0).turn_of(2);
    let drawn = scenario("link:O4").seat("troll").fate(0).at("O3").plays(["roll", "walk M2"]).dice([3, 4, 1]);
    drawn.then().scored(10, 10).at("O4").life(6);
}

#[test]
fn the_way_out_over_the_bridge_is_free() {
    let out = scenario("link:O4").seat("elf").at("M3").plays(["roll", "walk O4"]).dice([1]);
    out.then().at("O4").life(4).lie("O4", 1);
}

/// The Elf (Strength 3, Craft 4) tries the Portal of Power.
fn portal(scenario: Scenario, ability: &str, dice: [u8; 2]) -> Scenario {
    let scenario = scenario.seat("elf").fate(0).strength(1).craft(1).at("M14").dice([3]);
    scenario.plays(["roll", "walk I0", &format!("choose {ability}")]).dice(dice)
}

#[test]
fn the_portal_of_power_opens_by_strength() {
    portal(scenario("link:M0/row 1"), "strength", [2, 2]).then().at("I0").strength(1).turn_of(2);
    portal(scenario("link:M0/row 2"), "strength", [2, 3])
        .then()
        .at("M0")
        .strength(0)
        .craft(1)
        .lie("M0", 0)
        .turn_of(2);
}

#[test]
fn the_portal_of_power_opens_by_craft() {
    portal(scenario("link:M0/row 3"), "craft", [2, 3]).then().at("I0").craft(1).turn_of(2);
    portal(scenario("link:M0/row 4"), "craft", [3, 3])
        .then()
        .at("M0")
        .craft(0)
        .strength(1)
        .lie("M0", 0)
        .turn_of(2);
}

#[test]
fn the_portal_of_power_is_tried_only_by_those_who_would_pass_it() {
    let near = scenario("link:M0").seat("elf").fate(0).at("M15").plays(["roll"]).dice([1]).asks();
    near.may("walk M0").may_not("walk I0");
    let there = scenario("link:M0").seat("elf").fate(0).at("M0").plays(["roll"]).dice([1]).asks();
    there.may("walk I0");
}

#[test]
fn from_the_valley_a_way_leads_to_the_crown() {
    let up = scenario("link:I4").seat("elf").at("I4").plays(["walk CROWN"]);
    up.then().at("CROWN").turn_of(2);
    scenario("link:I4").seat("elf").at("I3").holds(["talisman"]).asks().may_not("walk CROWN");
}

/// Everywhere a Raft may land from here, and nowhere else; and back again (RU-40).
fn raft<const N: usize>(scenario: fn() -> Scenario, from: &'static str, to: [&'static str; N]) {
    let afloat = |space| {
        let afloat =
            scenario().seat("elf").fate(0).at(space).holds(["raft"]).seat("warrior").at("I0").fate(0);
        afloat.careless().plays(["use raft cross"]).asks()
    };
    let landed = |then: Then, space: &str| {
        let to: SpaceId = space.parse().unwrap();
        let landed = |event: &Event| *event == Event::Moved { seat: Seat(0), to };
        let then =
            if then.events().iter().any(landed) { then } else { then.plays([&format!("space {space}")]) };
        then.happened(landed);
    };
    for space in to {
        landed(afloat(from), space);
        landed(afloat(space), from);
    }
    if N > 1 {
        let asked = afloat(from);
        let mut moves = Vec::new();
        asked.rules().moves(asked.state(), Seat(0), &mut moves);
        assert_eq!(moves.len(), N, "{from}: {moves:?}");
    }
}

#[test]
fn a_raft_lands_on_a_facing_space() {
    raft(|| scenario("raft:O0"), "O0", ["M0"]);
    raft(|| scenario("raft:O1"), "O1", ["M0", "M1"]);
    raft(|| scenario("raft:O2"), "O2", ["M1", "M2"]);
    raft(|| scenario("raft:O3"), "O3", ["M2"]);
    raft(|| scenario("raft:O4"), "O4", ["M2", "M3"]);
    raft(|| scenario("raft:O5"), "O5", ["M3", "M4"]);
    raft(|| scenario("raft:O6"), "O6", ["M4"]);
    raft(|| scenario("raft:O7"), "O7", ["M4"]);
    raft(|| scenario("raft:O8"), "O8", ["M4", "M5"]);
    raft(|| scenario("raft:O9"), "O9", ["M6", "M7"]);
    raft(|| scenario("raft:O10"), "O10", ["M7", "M8"]);
    raft(|| scenario("raft:O11"), "O11", ["M8"]);
    raft(|| scenario("raft:O12"), "O12", ["M8"]);
    raft(|| scenario("raft:O13"), "O13", ["M8", "M9"]);
    raft(|| scenario("raft:O14"), "O14", ["M9", "M10"]);
    raft(|| scenario("raft:O15"), "O15", ["M10"]);
    raft(|| scenario("raft:O16"), "O16", ["M10", "M11"]);
    raft(|| scenario("raft:O17"), "O17", ["M11", "M12"]);
    raft(|| scenario("raft:O18"), "O18", ["M12"]);
    raft(|| scenario("raft:O19"), "O19", ["M12"]);
    raft(|| scenario("raft:O20"), "O20", ["M12", "M13", "M14"]);
    raft(|| scenario("raft:O21"), "O21", ["M14", "M15"]);
    raft(|| scenario("raft:O22"), "O22", ["M0", "M15"]);
    raft(|| scenario("raft:O23"), "O23", ["M0"]);
}
