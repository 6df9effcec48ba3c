//! The laws of every game, for all sizes and options.
//!
//! Random players hardly ever end a match by the rules, so the limit of turns is low here.

laws::keep_the_laws! {
    game: talisman::Talisman,
    cases: {
        two: (2, {"turn_limit": 12}),
        four_of_three: (4, {"turn_limit": 6, "characters": "of_three", "quick_start": true}),
        six_free: (6, {"turn_limit": 4, "characters": "free", "easy_command": true, "trophies_needed": 5}),
        three_bloodbath: (3, {"turn_limit": 8, "bloodbath": true, "crown": "first"}),
        two_inherit: (2, {"turn_limit": 12, "inherit": true, "trophies_needed": 6}),
    },
}
