//! Exact chances against the table of the design and against plain enumeration by hand.

use table::{Dice, Seed};
use talisman::{Chance, FightOdds, Odds};

fn tenths(odds: &Odds) -> [u32; 3] {
    [odds.win, odds.draw, odds.lose].map(|count| (count * 10_000 / odds.all() + 5) / 10)
}

/// TB-21, TB-22, TB-29: victory, stand-off and defeat by lead, in tenths of a percent.
#[test]
fn fights_have_these_odds() {
    let golden = [
        (-2, [167, 111, 722], [255, 153, 593], [269, 148, 583]),
        (-1, [278, 139, 583], [403, 162, 435], [417, 162, 421]),
        (0, [417, 167, 417], [565, 167, 269], [579, 167, 255]),
        (1, [583, 139, 278], [731, 116, 153], [745, 116, 139]),
        (2, [722, 111, 167], [852, 69, 79], [861, 74, 65]),
    ];
    for (lead, plain, fated, two_dice) in golden {
        let odds = FightOdds::of(lead, 1, 1);
        assert_eq!((odds.plain.all(), odds.fated.all()), (36, 216));
        assert_eq!(tenths(&odds.plain), plain, "lead {lead}");
        assert_eq!(tenths(&odds.fated), fated, "lead {lead} with fate");
        assert_eq!(tenths(&FightOdds::of(lead, 2, 1).plain), two_dice, "lead {lead} with two dice");
    }
}

/// TB-10: the Portal of Power, and Mines and Crypt, in percent, without and with fate.
#[test]
fn scores_that_must_not_be_passed() {
    let percent = |chance: Chance| (chance.share() * 100.0).round() as u32;
    for (ability, plain, fated) in [(7, 58, 81), (8, 72, 89), (9, 83, 95), (10, 92, 98)] {
        assert_eq!(percent(Chance::at_most(2, ability)), plain, "Portal at {ability}");
        assert_eq!(percent(Chance::at_most_fated(2, ability)), fated, "Portal at {ability} with fate");
    }
    for (ability, plain, fated) in [(9, 38, 62), (10, 50, 73), (12, 74, 90)] {
        assert_eq!(percent(Chance::at_most(3, ability)), plain, "Crypt at {ability}");
        assert_eq!(percent(Chance::at_most_fated(3, ability)), fated, "Crypt at {ability} with fate");
    }
}

/// TB-21: plain dice, thrown often, agree with what was counted.
#[test]
fn dice_agree() {
    let mut dice = Dice::new(Seed::from_number(7));
    let throws = 20_000;
    for lead in [-3, 0, 2] {
        let won = (0..throws).filter(|_| lead + dice.die() as i8 > dice.die() as i8).count();
        let counted = FightOdds::of(lead, 1, 1).plain.winning();
        assert!(
            (won as f32 / throws as f32 - counted).abs() < 0.015,
            "lead {lead}: {won} of {throws}, {counted}"
        );
    }
}
