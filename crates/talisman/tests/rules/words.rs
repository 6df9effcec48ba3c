//! Words that all rules and cards use.

use crate::scenario::scenario;
use table::Seat;
use talisman::Event;
use talisman::language::{Region, SpaceId, Stat};

/// V-1: a Toad is a character, a killed one is not; “any” includes yourself, “another” does not.
#[test]
fn v_1_who_is_a_character() {
    let plague = scenario("rule:V-1").seat("elf").seat("warrior").at("O15").toad(2).draws("pestilence");
    plague.then().life(3).seat(2).life(4);
    let dead = scenario("rule:V-1").seat("elf").seat("warrior").at("O15").seat("troll").at("O16");
    let dead = dead.with(|state| (state.sides[2].dead, state.sides[2].life) = (true, 0)).draws("pestilence");
    dead.then().seat(3).life(0).never(|event| matches!(event, Event::Counters { seat: Seat(2), .. }));
    let any = scenario("rule:V-1").seat("elf").at("O8").life(2).holds(["healing"]);
    any.plays(["use healing"]).asks().life(4);
    let another = scenario("rule:V-1").seat("elf").at("O8").gold(3).holds(["acquisition", "sword"]).asks();
    another.may_not("use acquisition");
}

/// V-2: in turn order from the visitor, clockwise, and nobody without a living character.
#[test]
fn v_2_turn_order_begins_with_the_visitor() {
    let day = scenario("rule:V-2")
        .seat("elf")
        .at("O8")
        .gold(1)
        .seat("warrior")
        .gold(1)
        .seat("troll")
        .at("O15")
        .gold(1);
    let day = day.turn_of(2).draws("market_day");
    let day = day.plays(["2: choose 1", "3: choose 1", "choose 1"]);
    let buyers: Vec<Seat> = day
        .then()
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Took { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(buyers, [Seat(1), Seat(2), Seat(0)]);
}

/// V-3: what cannot be done is skipped, what cannot be paid cannot be chosen, and “may” means that you need not.
#[test]
fn v_3_what_cannot_be_done_is_skipped() {
    // The Temple wants a Follower, and there is none.
    scenario("rule:V-3").seat("elf").fate(0).visits("M12").dice([2, 2]).then().life(4).turn_of(2);
    let poor = scenario("rule:V-3").seat("troll").gold(0).draws("mercenary").asks();
    poor.may_not("choose 1").then().lacks("mercenary");
    scenario("rule:V-3").seat("troll").gold(1).draws("mercenary").asks().may("choose 1").may("done");
    // Without “may” there is no way around it.
    scenario("rule:V-3")
        .seat("elf")
        .gold(1)
        .visits("M1")
        .asks()
        .may("choose 1")
        .may("choose 2")
        .may_not("done");
}

/// V-4: gained above the value, as much as the stock has; lost no more than there is; healed and replenished up to it.
#[test]
fn v_4_gaining_losing_healing_replenishing() {
    scenario("rule:V-4").seat("elf").life(4).draws("angel").then().life(5);
    let empty = scenario("rule:V-4").seat("elf").draws("two_bags_of_gold").plays(["choose 1"]);
    empty.with(|state| state.stock[Stat::Gold as usize] = 1).then().gold(1);
    // No counters of Strength: nothing is lost.
    let weak = scenario("rule:V-4").seat("elf").fate(0).visits("O12").plays(["choose enchantress"]).dice([2]);
    weak.then().strength(0);
    scenario("rule:V-4").seat("elf").life(6).visits("O6").plays(["choose heal"]).then().life(6);
    scenario("rule:V-4").seat("elf").life(3).visits("O6").plays(["choose heal"]).then().life(4);
    scenario("rule:V-4").seat("assassin").fate(1).visits("O2").plays(["choose replenish"]).then().fate(3);
}

/// V-5: a Spell is gained below the limit only; “up to the limit” goes just so far.
#[test]
fn v_5_spells_are_gained_below_the_limit() {
    scenario("rule:V-5").seat("elf").holds(["hex"]).draws("mage").then().spells(2);
    scenario("rule:V-5")
        .seat("elf")
        .holds(["hex", "random"])
        .draws("mage")
        .then()
        .spells(2)
        .holds("hex")
        .holds("random");
    scenario("rule:V-5").seat("wizard").craft(1).draws("book_of_spells").then().spells(3);
}

/// V-6: several dice are added; a score beyond a table counts as its last row.
#[test]
fn v_6_tables_end_at_their_last_row() {
    scenario("rule:V-6").seat("elf").fate(0).visits("M12").dice([3, 4]).then().craft(1);
    // The Priest adds 1 to a 6 in the Chapel, and to a 12 in the Temple.
    let chapel = scenario("rule:V-6").seat("priest").fate(0).visits("O6").plays(["choose pray"]).dice([6]);
    chapel.plays(["use priest pray"]).then().spells(1);
    let temple =
        scenario("rule:V-6").seat("priest").fate(0).visits("M12").dice([6, 6]).plays(["use priest pray"]);
    temple.then().life(6);
    // The Mines ask for a score of three dice less Craft, which may lie below the table.
    scenario("rule:V-6").seat("wizard").fate(0).craft(4).visits("I1").dice([1, 1, 1]).then().at("I1");
}

/// V-7: a creature that is no card leaves no trophy, but has its family.
#[test]
fn v_7_creatures_that_are_no_cards() {
    let ghost = scenario("rule:V-7").seat("wizard").fate(0).visits("O8").dice([1, 3, 1]);
    ghost.then().scored(8, 5).trophies(0).life(4);
    let cross =
        scenario("rule:V-7").seat("elf").fate(0).holds(["cross"]).visits("O8").dice([1]).plays(["use cross"]);
    cross.then().trophies(0).life(4);
    // The Holy Lance knows the Dragon of the Cave for a Dragon.
    let lance = scenario("rule:V-7").seat("elf").fate(0).holds(["holy_lance"]).draws("cave").dice([1, 4, 1]);
    lance.then().scored(10, 8).trophies(0);
}

/// V-8: whoever is put elsewhere in his encounter passes nothing and encounters the new space.
#[test]
fn v_8_moved_in_an_encounter() {
    scenario("rule:V-8")
        .seat("elf")
        .lies("O2", ["hex"])
        .draws("imp")
        .dice([4])
        .then()
        .at("O20")
        .lie("O20", 2)
        .life(4);
}

/// V-9: what is ditched lies on the space, what is discarded goes to its pile, bought cards and Talismans back to theirs.
#[test]
fn v_9_ditched_and_discarded() {
    let ditched = scenario("rule:V-9").seat("elf").at("O8").holds(["sword"]).plays(["ditch sword"]).asks();
    ditched.lies("O8", "sword").lacks("sword");
    let sold = scenario("rule:V-9").seat("elf").at("O8").holds(["alchemist", "sword", "purchase:axe"]);
    let sold = sold.plays(["use alchemist", "card sword", "use alchemist"]).asks();
    sold.discarded("sword").in_deck("purchase:axe", 4);
    let given = scenario("rule:V-9").seat("elf").at("O8").holds(["alchemist", "talisman:talisman"]);
    given.plays(["use alchemist"]).asks().in_deck("talisman:talisman", 4);
    let killed = scenario("rule:V-9").seat("elf").fate(0).holds(["maiden"]).visits("M6").dice([3, 1]);
    killed.then().discarded("maiden").lacks("maiden");
}

/// V-10: limits and bans hold for whoever takes something from another.
#[test]
fn v_10_what_is_taken_is_under_the_takers_limits() {
    let full = scenario("rule:V-10").seat("thief").at("O8").holds(["axe", "helmet", "shield", "armour"]);
    let full =
        full.seat("warrior").at("O9").fate(0).holds(["sword"]).plays(["roll", "walk O9", "seat 2"]).dice([1]);
    full.plays(["use thief steal", "card helmet"]).then().holds("sword").lies("O9", "helmet");
}

/// V-11: a Toad for three turns; a missed turn is missed once.
#[test]
fn v_11_toads_and_missed_turns() {
    scenario("rule:V-11").seat("elf").fate(0).draws("witch").dice([1]).then().toad(3);
    scenario("rule:V-11").seat("elf").fate(0).at("O8").misses(1).then().turn_of(2).missed(0);
}

/// V-12: seven wishes; one may choose what does nothing, and teleport to another space of the Region only.
#[test]
fn v_12_a_wish() {
    let wish = scenario("rule:V-12")
        .seat("elf")
        .holds(["hex", "alchemy"])
        .draws("fairy")
        .plays(["pass", "pass"])
        .asks();
    let wish = wish.may("choose 1").may("choose 2").may("choose 6").may_not("choose 8").may_not("done");
    wish.plays(["choose 1"]).then().spells(2).discarded("fairy");
    let far = scenario("rule:V-12").seat("elf").draws("fairy").plays(["choose 7"]).asks();
    far.may("space O23").may_not("space O1").may_not("space M0").may_not("space I0");
}

/// V-13: Talismans come from the stack while it lasts.
#[test]
fn v_13_a_talisman_is_gained_from_the_stack() {
    let temple = |left| scenario("rule:V-13").seat("elf").fate(0).visits("M12").dice([5, 5]).with(left);
    temple(|_| {}).then().holds("talisman:talisman").in_deck("talisman:talisman", 3);
    let gone = scenario("rule:V-13").seat("elf").fate(0).without(["talisman"]).visits("M12").dice([5, 5]);
    gone.then().lacks("talisman");
}

/// V-14: three Regions, the Crown in the Inner one; “this Region” is that of the meeting.
#[test]
fn v_14_regions() {
    assert_eq!(SpaceId::CROWN.region(), Region::Inner);
    let plague = scenario("rule:V-14").seat("elf").seat("warrior").at("CROWN").seat("troll").at("O15");
    let plague = plague.deck(["pestilence"]).visits("M3");
    plague.then().life(3).seat(2).life(5).seat(3).life(6);
}

/// V-15: one lands by being put somewhere too.
#[test]
fn v_15_landing_whatever_the_cause() {
    let hexed = scenario("rule:V-15").seat("elf").lies("O20", ["hex"]).draws("imp").dice([4]);
    hexed.then().at("O20").life(3);
    // Passing by is no landing.
    let passed = scenario("rule:V-15")
        .seat("elf")
        .at("O0")
        .fate(0)
        .lies("O2", ["hex"])
        .plays(["roll", "walk O3"])
        .dice([3]);
    passed.then().at("O3").life(4);
}

/// V-16: the value is what is printed; counters and cards come on top.
#[test]
fn v_16_value_and_ability() {
    // The Monk adds his Craft value, not his counters.
    let monk =
        scenario("rule:V-16").seat("monk").fate(0).craft(3).holds(["maiden"]).draws("ogre").dice([3, 2]);
    monk.then().scored(8, 7);
    scenario("rule:V-16")
        .seat("elf")
        .fate(0)
        .strength(2)
        .holds(["ring"])
        .draws("ogre")
        .dice([3, 2])
        .then()
        .scored(9, 7);
}

/// V-17: an effect of two rounds ends when its causer begins his second turn after it; extra turns count once.
#[test]
fn v_17_rounds() {
    let cold = scenario("rule:V-17").seat("elf").holds(["temporal_warp"]).draws("blizzard").then();
    let cold = cold.plays(["2: walk O16"]).then().plays(["use temporal_warp", "walk O2"]);
    // The extra turns are cold as well.
    let cold = cold
        .then()
        .turn_of(1)
        .life(3)
        .may_not("roll")
        .plays(["walk O3"])
        .then()
        .turn_of(1)
        .plays(["walk O4"])
        .then();
    let cold = cold.turn_of(2).seat(2).may_not("roll").plays(["2: walk O17"]).then();
    cold.turn_of(1).may("roll");
}

/// V-18: a Magic Object is an Object; an Enemy is always a card.
#[test]
fn v_18_objects_and_enemies() {
    let sold =
        scenario("rule:V-18").seat("elf").at("O8").holds(["alchemist", "ring"]).plays(["use alchemist"]);
    sold.asks().gold(1).discarded("ring");
    // The brigand of the Forest is no Enemy, so he does not fulfil the quest.
    let brigand =
        scenario("rule:V-18").seat("troll").fate(0).quest("kill_an_enemy").visits("O22").dice([1, 6, 1]);
    brigand.then().scored(12, 5).sworn("kill_an_enemy");
}
