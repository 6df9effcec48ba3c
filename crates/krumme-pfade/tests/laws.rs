//! The laws of every game, for all interesting set-ups.

use krumme_pfade::KrummePfade;

laws::keep_the_laws! {
    game: KrummePfade,
    cases: {
        standard: (2, {}) by "krumme-pfade/1",
        small: (2, {"size": 3}) by "krumme-pfade/1",
        even: (2, {"size": 4}) by "krumme-pfade/1",
        large: (2, {"size": 7}) by "krumme-pfade/1",
        manual: (2, {"size": 3, "announce": "manual"}) by "krumme-pfade/1",
        manual_standard: (2, {"announce": "manual"}) by "krumme-pfade/1",
        no_draws: (2, {"size": 3, "no_draws": true}) by "krumme-pfade/1",
        manual_no_draws: (2, {"size": 4, "announce": "manual", "no_draws": true}) by "krumme-pfade/1",
        standard_2: (2, {}) by "krumme-pfade/2",
        no_draws_2: (2, {"size": 3, "no_draws": true}) by "krumme-pfade/2",
        manual_2: (2, {"size": 3, "announce": "manual"}) by "krumme-pfade/2",
        manual_even_2: (2, {"size": 4, "announce": "manual"}) by "krumme-pfade/2",
        manual_standard_2: (2, {"announce": "manual"}) by "krumme-pfade/2",
        manual_no_draws_2: (2, {"size": 3, "announce": "manual", "no_draws": true}) by "krumme-pfade/2",
    },
}
