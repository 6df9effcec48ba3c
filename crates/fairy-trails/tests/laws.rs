//! The laws that every game keeps.

use fairy_trails::FairyTrails;

laws::keep_the_laws! {
    game: FairyTrails,
    cases: {
        automatic: (2, {}),
        manual: (2, {"claims": "manual"}),
        solo: (1, {}),
        easier: (1, {"easier": true}),
    },
}
