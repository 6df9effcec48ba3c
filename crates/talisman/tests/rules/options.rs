//! Options (TB-44).

use crate::scenario::{Scenario, scenario};
use serde_json::json;
use table::{Dice, Edition, Quiet, Rules, Seat, Seed};
use talisman::language::{Ability, Deck};
use talisman::state::Spot;
use talisman::{Move, Talisman};

/// The Elf on the Crown casts the Command Spell against four others.
fn command(scenario: Scenario, die: u8) -> crate::scenario::Then {
    let scenario = scenario.seat("elf").fate(0).at("CROWN").seat("warrior").at("O1").seat("troll").at("O5");
    let scenario = scenario.seat("assassin").at("O9").seat("dwarf").at("O13");
    scenario.with(|state| state.turn.crowned = true).plays(["command"]).dice([die]).then()
}

/// TB-44: with five players the Command Spell may strike with 3 to 6.
#[test]
fn tb_44_the_easier_command_spell_of_five() {
    command(scenario("rule:TB-44"), 3).seat(2).life(5);
    command(scenario("rule:TB-44").option("easy_command", true), 3).seat(2).life(4).seat(5).life(4);
    command(scenario("rule:TB-44").option("easy_command", true), 2).seat(2).life(5);
}

/// TB-44: with six players with 2 to 6, with four as always.
#[test]
fn tb_44_the_easier_command_spell_of_six() {
    let six = |die: u8| {
        let six = scenario("rule:TB-44")
            .option("easy_command", true)
            .seat("elf")
            .fate(0)
            .at("CROWN")
            .seat("warrior")
            .at("O1");
        let six = six
            .seat("troll")
            .at("O5")
            .seat("assassin")
            .at("O9")
            .seat("dwarf")
            .at("O13")
            .seat("ghoul")
            .at("O16");
        six.with(|state| state.turn.crowned = true).plays(["command"]).dice([die]).then()
    };
    six(2).seat(2).life(4);
    six(1).seat(2).life(5);
    let two = scenario("rule:TB-44")
        .option("easy_command", true)
        .seat("elf")
        .fate(0)
        .at("CROWN")
        .seat("warrior")
        .at("O1");
    two.with(|state| state.turn.crowned = true).plays(["command"]).dice([3]).then().seat(2).life(5);
}

/// TB-44: trophies for 5 or 6.
#[test]
fn tb_44_cheaper_trophies() {
    let hunter = |price: u8| {
        let hunter =
            scenario("rule:TB-44").option("trophies_needed", price).seat("elf").fate(0).trophies(["giant"]);
        hunter.at("O0").plays(["roll", "walk O1"]).dice([1])
    };
    hunter(6).plays(["trade strength"]).then().strength(1).trophies(0);
    hunter(5).plays(["trade strength"]).then().strength(1);
    hunter(7).then().strength(0).trophies(1);
    assert!(Edition::<Talisman>::newest().open(2, &json!({"trophies_needed": 4})).is_err());
    assert!(Edition::<Talisman>::newest().open(2, &json!({"trophies_needed": 8})).is_err());
}

/// TB-44: a quick start gives everybody a point, one after the other.
#[test]
fn tb_44_quick_start() {
    let rules: Talisman = Edition::newest().open(2, &json!({"quick_start": true})).unwrap();
    let mut dice = Dice::new(Seed::from_number(3));
    let mut state = rules.deal(&mut dice);
    let _ = rules.play(&mut state, Seat(0), &Move::Trade(Ability::Strength), &mut dice, &mut Quiet).unwrap();
    let _ = rules.play(&mut state, Seat(1), &Move::Trade(Ability::Craft), &mut dice, &mut Quiet).unwrap();
    assert_eq!((state.sides[0].strength, state.sides[0].craft), (1, 0));
    assert_eq!((state.sides[1].strength, state.sides[1].craft), (0, 1));
}

/// TB-44: the first on the Crown may win at once.
#[test]
fn tb_44_the_first_on_the_crown_wins() {
    let first = scenario("rule:TB-44").option("crown", "first").seat("elf").at("I4").plays(["walk CROWN"]);
    first.then().won().over(true);
    scenario("rule:TB-44").seat("elf").at("I4").plays(["walk CROWN"]).then().over(false);
}

/// TB-44: a bloodbath has one Talisman, and whoever is killed is out.
#[test]
fn tb_44_bloodbath() {
    let rules: Talisman = Edition::newest().open(2, &json!({"bloodbath": true})).unwrap();
    let state = rules.deal(&mut Dice::new(Seed::from_number(3)));
    let stack = rules.kit().deck(Deck::Talisman).filter(|card| state.spots[*card] == Spot::DECK).count();
    assert_eq!(stack, 1);
    let killed =
        scenario("rule:TB-44").option("bloodbath", true).seat("elf").life(1).seat("warrior").at("O15");
    killed.visits("M9").then().out().seat(2).won();
    scenario("rule:TB-44").seat("elf").life(1).visits("M9").then().dead().over(false);
}

/// TB-44, RU-127: with “inherit” the new character has what the killed one had, and killers take nothing.
#[test]
fn tb_44_inherit() {
    let dead =
        scenario("rule:TB-44").option("inherit", true).seat("elf").life(1).gold(3).holds(["sword", "maiden"]);
    let dead = dead.visits("M9").then().dead().lie("M9", 0).lies_gold("M9", 0);
    let heir = dead.dice([1]).plays(["2: roll", "2: walk O16"]).then().turn_of(1);
    heir.alive().holds("sword").holds("maiden").gold(4);
    let duel = scenario("rule:TB-44")
        .option("inherit", true)
        .seat("troll")
        .fate(0)
        .at("O8")
        .seat("elf")
        .fate(0)
        .life(1);
    let duel = duel
        .at("O9")
        .gold(2)
        .holds(["sword"])
        .plays(["roll", "walk O9", "seat 2"])
        .dice([1, 6, 1])
        .plays(["choose 1"]);
    duel.asks().lacks("sword").gold(0).may_not("card sword");
}
