//! The laws of every game, for all interesting set-ups.

use krumme_pfade::KrummePfade;

laws::keep_the_laws! {
    game: KrummePfade,
    cases: {
        standard: (2, {}),
        small: (2, {"size": 3}),
        even: (2, {"size": 4}),
        large: (2, {"size": 7}),
        manual: (2, {"size": 3, "announce": "manual"}),
        manual_standard: (2, {"announce": "manual"}),
        no_draws: (2, {"size": 3, "no_draws": true}),
        manual_no_draws: (2, {"size": 4, "announce": "manual", "no_draws": true}),
    },
}
