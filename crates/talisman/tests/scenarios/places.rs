//! Places.

use crate::scenario::{Scenario, scenario};

/// The Troll enters the Cave and rolls.
fn cave(scenario: Scenario) -> Scenario {
    scenario.seat("troll").fate(0).draws("cave")
}

#[test]
fn the_cave_hides_what_the_die_says() {
    let dragon = cave(scenario("card:cave/row 1")).dice([1, 3, 1]).then().scored(9, 8);
    dragon.trophies(0).lies("O1", "cave").life(6);
    cave(scenario("card:cave/row 2")).dice([2, 1, 6]).then().scored(7, 8).life(5);
    cave(scenario("card:cave/row 3")).dice([3]).then().missed(1);
    cave(scenario("card:cave/row 4")).dice([5]).then().gold(2);
    cave(scenario("card:cave/row 5")).dice([6]).then().gold(3);
}

#[test]
fn the_cave_stays_for_others() {
    cave(scenario("card:cave")).dice([4]).then().gold(2).lies("O1", "cave");
}

#[test]
fn the_fountain_of_wisdom_holds_four_craft() {
    let drawn = scenario("card:fountain_of_wisdom").seat("troll").draws("fountain_of_wisdom");
    drawn
        .plays(["choose 1"])
        .then()
        .craft(1)
        .loaded("fountain_of_wisdom", 3)
        .lies("O1", "fountain_of_wisdom");
    let last = scenario("card:fountain_of_wisdom").seat("troll").lies("O1", ["fountain_of_wisdom"]);
    let last = last.loaded("fountain_of_wisdom", 1).visits("O1").plays(["choose 1"]);
    last.then().craft(1).discarded("fountain_of_wisdom");
}

#[test]
fn the_magic_stream_holds_four_strength() {
    let drawn = scenario("card:magic_stream").seat("troll").draws("magic_stream");
    drawn.plays(["choose 1"]).then().strength(1).loaded("magic_stream", 3).lies("O1", "magic_stream");
    let last =
        scenario("card:magic_stream").seat("troll").lies("O1", ["magic_stream"]).loaded("magic_stream", 1);
    last.visits("O1").plays(["choose 1"]).then().strength(1).discarded("magic_stream");
}

#[test]
fn the_pool_of_life_holds_four_lives() {
    let drawn = scenario("card:pool_of_life").seat("troll").draws("pool_of_life");
    drawn.plays(["choose 1"]).then().life(7).loaded("pool_of_life", 3).lies("O1", "pool_of_life");
    let last =
        scenario("card:pool_of_life").seat("troll").lies("O1", ["pool_of_life"]).loaded("pool_of_life", 1);
    last.visits("O1").plays(["choose 1"]).then().life(7).discarded("pool_of_life");
}

/// The Troll steps through the Magic Portal and rolls.
fn portal(scenario: Scenario) -> Scenario {
    scenario.seat("troll").fate(0).draws("magic_portal").plays(["choose 1"])
}

#[test]
fn the_magic_portal_leads_where_the_die_says() {
    portal(scenario("card:magic_portal/row 1")).dice([1]).then().at("O8").lies("O1", "magic_portal");
    portal(scenario("card:magic_portal/row 2")).dice([2]).plays(["choose healer"]).then().at("O0");
    portal(scenario("card:magic_portal/row 3")).dice([3]).plays(["choose doctor"]).then().at("O12");
    portal(scenario("card:magic_portal/row 4")).dice([4]).then().at("M8");
    portal(scenario("card:magic_portal/row 5")).dice([5, 3, 3]).then().at("M12").strength(1);
    portal(scenario("card:magic_portal/row 6")).dice([6]).then().at("I0").turn_of(2);
}

#[test]
fn nobody_has_to_use_the_magic_portal() {
    scenario("card:magic_portal")
        .seat("troll")
        .draws("magic_portal")
        .then()
        .at("O1")
        .lies("O1", "magic_portal");
}

#[test]
fn the_market_sells() {
    let market = || scenario("card:market").seat("troll").gold(3).draws("market");
    market().plays(["choose 1"]).then().holds("purchase:sword").gold(2).lies("O1", "market");
    market().plays(["choose 2"]).then().holds("purchase:helmet").gold(2);
    market().plays(["choose 3"]).then().holds("purchase:water_bottle").gold(2);
    market().plays(["choose 4"]).then().holds("purchase:shield").gold(1);
    market().plays(["choose 5"]).then().holds("purchase:mule").gold(1);
    market().plays(["choose 6"]).then().holds("purchase:raft").gold(0);
}

#[test]
fn the_marsh_holds_the_weak() {
    scenario("card:marsh").seat("elf").draws("marsh").then().missed(1);
    scenario("card:marsh").seat("elf").strength(1).draws("marsh").then().missed(1);
    scenario("card:marsh")
        .seat("elf")
        .strength(2)
        .draws("marsh")
        .then()
        .missed(0)
        .missed_no_turn()
        .lies("O1", "marsh");
}

#[test]
fn the_maze_holds_the_simple() {
    scenario("card:maze").seat("elf").draws("maze").then().missed(1);
    scenario("card:maze")
        .seat("elf")
        .craft(1)
        .draws("maze")
        .then()
        .missed(0)
        .missed_no_turn()
        .lies("O1", "maze");
}

/// The Elf prays at the Shrine.
fn shrine(scenario: Scenario) -> Scenario {
    scenario.seat("elf").fate(0).draws("shrine")
}

#[test]
fn the_shrine_answers_prayers() {
    shrine(scenario("card:shrine/row 1")).dice([1]).then().life(4).fate(0).gold(0).spells(0);
    shrine(scenario("card:shrine/row 2")).dice([2]).then().fate(1);
    shrine(scenario("card:shrine/row 3")).dice([3]).then().gold(1);
    shrine(scenario("card:shrine/row 4")).dice([4]).then().spells(1);
    shrine(scenario("card:shrine/row 5")).dice([5]).then().life(5);
    shrine(scenario("card:shrine/row 6")).dice([6]).plays(["space O9"]).then().at("O9").lies("O1", "shrine");
}

#[test]
fn the_shrine_stays() {
    shrine(scenario("card:shrine")).dice([3]).then().lies("O1", "shrine");
}
