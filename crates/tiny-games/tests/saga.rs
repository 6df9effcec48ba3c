//! Saga keeps the laws of every game: whole matches of thousands of plies, and each card on top of the deck.

use table::{Dice, Forms, Rules, Seed};
use tiny_games::saga::{Position, Saga};

/// A deal for each card, with that card on top.
fn each_card_on_top(saga: &Saga) -> Vec<Position> {
    let dealt = saga.position(&saga.deal(&mut Dice::new(Seed::from_number(7))));
    (0..dealt.deck.len())
        .map(|place| {
            let mut position = dealt.clone();
            let card = position.deck.remove(place);
            position.deck.push(card);
            position
        })
        .collect()
}

laws::keep_the_laws! {
    game: Saga,
    source: "src/saga",
    scenarios: [each_card_on_top],
    cases: {
        two: (2, {"days": 100, "life": 20}),
        four: (4, {"days": 120, "life": 15}),
        six: (6, {}),
    },
}
