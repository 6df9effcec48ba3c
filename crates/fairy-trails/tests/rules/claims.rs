//! Manual claims: FT-10, and FT-9 with them.

use crate::scenario::Scenario;
use fairy_trails::{Claims, FairyTrails, Move, Options, Stage};
use table::{Rules, Seat, Secrets, Setup, Speech};

fn ring() -> Scenario {
    Scenario::elves(
        "
        ╬ ┌ ┐*
        . └*.
        ",
    )
    .manual()
}

/// FT-10: a closed network is paid when its owner names it, after the card and before drawing.
#[test]
fn ft_10_claimed_after_the_card() {
    let mut table = ring().hand(0, "┘|┼").play();
    table
        .lays("2,-1")
        .stones(0, 0)
        .waits_for(0, Stage::Claims)
        .plays("claim 1,0 e")
        .stones(2, 0)
        .refuses("claim 1,0 e", "FT-10", "refused-claimed-already")
        .plays("done")
        .waits_for(1, Stage::Card);
}

/// FT-10: an overlooked network stays claimable in later turns, before the card too.
#[test]
fn ft_10_an_overlooked_network_stays_claimable() {
    let mut table = ring().hand(0, "┘|┼").play();
    table.lays("2,-1").plays("done").waits_for(1, Stage::Card);
    let gnomes = table.moves().swap_remove(0);
    table.refuses("claim 1,0 e", "FT-10", "refused-still-open");
    table.plays(&gnomes).plays("done").waits_for(0, Stage::Card);
    table.plays("claim 1,0 e").stones(2, 0).waits_for(0, Stage::Card);
}

/// FT-10 and FT-7: what the other closed is claimed by its owner in his own turn.
#[test]
fn ft_10_what_the_other_closed() {
    let mut table = ring().turn(1).hand(1, "┘|┼").play();
    table.lays("2,-1").refuses("claim 1,0 n", "FT-10", "refused-still-open");
    table.plays("done").waits_for(0, Stage::Card).plays("claim 1,0 e").stones(2, 0);
}

/// FT-10: false claims are refused without harm, with the reason.
#[test]
fn ft_10_false_claims_are_refused() {
    let mut table = Scenario::elves(
        "
        ┌ ┐ ╬ ┌ ┐*
        └ ┘ . └*.
        ",
    )
    .manual()
    .hand(0, "┘|┼")
    .play();
    table
        .refuses("claim 1,0 e", "FT-10", "refused-still-open")
        .refuses("claim 9,9 e", "FT-10", "refused-no-network")
        .refuses("claim -1,0 s", "FT-10", "refused-no-huts")
        .lays("2,-1")
        .refuses("claim 2,-1 n", "FT-10", "refused-written-as")
        .refuses("50 0,1", "FT-2", "refused-card-lies")
        .plays("claim 1,0 e")
        .stones(2, 0);
}

/// FT-10: a network is its owner's to find, so neither offers nor reasons tell of one that is closed.
#[test]
fn ft_10_nobody_is_told_what_is_closed() {
    let said = |scenario: Scenario| -> Vec<String> {
        let table = scenario.hand(0, "┘|┼").play();
        let laying = format!("{} 2,-1 r0", table.state.hand(Seat(0))[0]).parse().unwrap();
        let reasons = table.game.reasons(&table.state, Seat(0), &laying);
        reasons.into_iter().map(|reason| reason.key.into_owned()).collect()
    };
    let stones = "reason-own-stones".to_owned();
    assert!(!said(ring()).contains(&stones));
    let automatic = Scenario::elves("╬ ┌ ┐*\n. └*.");
    assert!(said(automatic).contains(&stones), "with automatic claims it is said");
    let mut table = ring().hand(0, "┘|┼").play();
    table.lays("2,-1");
    let view = table.game.view(&table.state, Seat(0).into());
    let offered = |text: &str| table.game.volunteered(&view, Seat(0), &text.parse().unwrap());
    assert_eq!(table.moves(), ["claim 1,0 e", "done"]);
    assert!(!offered("claim 1,0 e") && offered("done"));
    // Nor what ending the turn leaves: it is said in the same words where nothing is closed.
    let mut open = ring().hand(0, "┼|┼").play();
    open.lays("2,-1");
    assert_eq!(open.moves(), ["done"]);
    let ending = |game: &FairyTrails, state| game.reasons(state, Seat(0), &Move::Done);
    assert_eq!(ending(&table.game, &table.state), ending(&open.game, &open.state));
}

/// FT-10: with automatic claims there is nothing to claim; alone they are always automatic.
#[test]
fn ft_10_automatic_claims_need_no_move() {
    let mut table = Scenario::elves("╬").hand(0, "┼|┼").play();
    table.refuses("claim 0,0 n", "FT-10", "refused-claims-automatic");
    let options = Options { claims: Claims::Manual, easier: false };
    let faults = FairyTrails::open(Setup::new(1, options)).unwrap_err();
    assert_eq!(faults[0].rule, Some("FT-10"));
}

/// FT-8 with manual claims: the claim of the last stone wins at once.
#[test]
fn ft_8_a_claim_wins() {
    let mut table = Scenario::elves(
        "
        ╬ ■ ■ ■ ■
        ",
    )
    .manual()
    .hand(0, "■|┼")
    .play();
    table.plays("claim 1,0 e").plays("claim 2,0 e").plays("claim 3,0 e").stones(18, 0);
    table.lays("5,0").stones(18, 0).plays("claim 4,0 e").stones(19, 0).is_won_by(0);
}

/// FT-9 with manual claims: after the last card the other may claim once more; what is unclaimed then counts nothing.
#[test]
fn ft_9_a_last_chance_to_claim() {
    let elves = "
        ╬ ■ ■ ┼
        ";
    let gnomes = "
        ╬ ■ ■ ■
        ";
    let last = || Scenario::both(elves, gnomes).manual().last().hand(0, "┼|┼").play();
    let mut table = last();
    table.lays("0,-1").plays("claim 1,0 e").plays("done").waits_for(1, Stage::LastClaims);
    table.plays("claim 1,0 e").plays("claim 2,0 e").stones(6, 12).plays("done").is_won_by(1);
    let mut table = last();
    table.lays("0,-1").plays("claim 1,0 e").plays("done").plays("done").stones(6, 0).is_won_by(0);
}
