//! Pixies keeps the laws of every game, with all numbers of players, with and without Flower Power.

use pixies::Pixies;

laws::keep_the_laws! {
    game: Pixies,
    cases: {
        two: (2, {}),
        three: (3, {}),
        four: (4, {}),
        five: (5, {}),
        flower_two: (2, {"flower_power": true}),
        flower_three: (3, {"flower_power": true}),
        flower_five: (5, {"flower_power": true}),
        flower_six: (6, {"flower_power": true}),
    },
}
