//! The same laws for every game.
//!
//! A game invokes [`keep_the_laws!`] once in its tests and is then held to everything that the contract promises:
//!
//! | law | module |
//! |---|---|
//! | the list of legal moves is exactly what `check` accepts; `nth_move` and `move_count` agree with it | [`moves`] |
//! | a refused move changes nothing | [`moves`] |
//! | play is deterministic | [`mod@matches`] |
//! | moves, positions, options and records read back to what they were; any JSON is refused or stands | [`forms`] |
//! | replay gives the same fingerprint; undo is replay of the prefix | [`mod@matches`] |
//! | every match ends within its bound, with an outcome and scores that agree with each other | [`mod@matches`] |
//! | views hide; imagined states agree with the view; nothing is given away by moves or events | [`secrecy`] |
//! | the points that a viewer is told are certain, and complete at the end | [`secrecy`] |
//! | free undo stops where anybody learnt something | [`secrecy`] |
//! | whoever may pass has it in his list; whoever is out is asked for nothing | [`reactions`] |
//! | a viewer is told which move was made if and only if he could tell it from all others | [`reactions`] |
//! | evaluations are bounded, and exact at the end | [`mod@matches`] |
//! | the key by which a search knows a state tells different states apart | [`mod@matches`] |
//! | every phrase has its words, in every language | [`words`] |
//! | every move can be said by pointing at things that are in the picture, and previews change nothing else | [`handles`] |
//!
//! Every law is driven along random matches by fixed seeds and by seeds of proptest; and a playthrough of each set-up,
//! every value at every step, is compared with a golden file ([`playthrough`]).
//!
//! Readers have a law too, for any input at all ([`fuzz`]), driven by damaged samples ([`mutate`]).

mod case;
pub mod forms;
pub mod fuzz;
pub mod handles;
pub mod matches;
pub mod moves;
pub mod mutate;
pub mod playthrough;
pub mod reactions;
pub mod secrecy;
pub mod walk;
pub mod words;

pub use case::{Case, Scenario};
pub use walk::{After, End, Moment, Walk};

// For the macro: games need no dependency of their own on it.
#[doc(hidden)]
pub use serde_json;

/// Holds a game to all laws, for several set-ups.
///
/// ```ignore
/// laws::keep_the_laws! {
///     game: KrummePfade,
///     cases: {
///         standard: (2, {}),
///         small_manual: (2, {"size": 3, "announce": "manual"}),
///     },
/// }
/// ```
///
/// Each case is a name, a number of seats and the options as JSON; by the newest ruleset, or by the one named after
/// `by`. The code that speaks is looked for in `src`, or in
/// the folder named by `source: "…"` before the cases. The playthrough of a case is kept in
/// `tests/playthroughs/NAME.txt` and its record in `tests/records/NAME.txt`; missing ones are written when the tests
/// run with `BLESS=1` in the environment. Present ones are never overwritten: changed behaviour is a new ruleset.
///
/// Between them, `scenarios: [each_card_on_top]` names functions that give positions ([`Scenario`]): every law is tried
/// there too, for a few plies from each.
#[macro_export]
macro_rules! keep_the_laws {
    (game: $game:ty, cases: $cases:tt $(,)?) => {
        $crate::keep_the_laws! { game: $game, source: "src", scenarios: [], cases: $cases }
    };
    (game: $game:ty, source: $source:literal, cases: $cases:tt $(,)?) => {
        $crate::keep_the_laws! { game: $game, source: $source, scenarios: [], cases: $cases }
    };
    (game: $game:ty, scenarios: $scenarios:tt, cases: $cases:tt $(,)?) => {
        $crate::keep_the_laws! { game: $game, source: "src", scenarios: $scenarios, cases: $cases }
    };
    (game: $game:ty, source: $source:literal, scenarios: $scenarios:tt, cases: { $($name:ident: ($seats:expr, $options:tt) $(by $ruleset:literal)?),+ $(,)? } $(,)?) => {
        #[test]
        fn words_are_complete() {
            $crate::words::complete::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/", $source));
        }

        #[test]
        fn components_are_sound() {
            $crate::forms::components::<$game>();
        }

        $(
            mod $name {
                #[allow(unused_imports)]
                use super::*;

                fn case() -> $crate::Case<$game> {
                    let ruleset = None;
                    $(let ruleset = ruleset.or(Some($ruleset));)?
                    $crate::Case::new(stringify!($name), ruleset, $seats, $crate::serde_json::json!($options))
                        .with_scenarios(&$scenarios)
                }

                #[test]
                fn moves_are_exactly_the_legal_ones() { case().hold($crate::moves::listed_is_legal); }
                #[test]
                fn refused_moves_change_nothing() { case().hold($crate::moves::refused_changes_nothing); }
                #[test]
                fn play_is_deterministic() { case().hold($crate::matches::deterministic); }
                #[test]
                fn matches_end_within_their_bound() { case().hold($crate::matches::ends); }
                #[test]
                fn replay_and_undo_lead_to_the_same_states() { case().hold($crate::matches::replay_and_undo); }
                #[test]
                fn evaluations_are_bounded_and_exact_at_the_end() { case().hold($crate::matches::evaluated); }
                #[test]
                fn keys_tell_states_apart() { case().hold($crate::matches::keyed); }
                #[test]
                fn moves_and_positions_read_back() { case().hold($crate::forms::read_back); }
                #[test]
                fn odd_input_is_refused_or_stands() { case().hold($crate::forms::odd_input); }
                #[test]
                fn imagined_states_agree_with_the_view() { case().hold($crate::secrecy::imagined); }
                #[test]
                fn events_and_free_undo_give_nothing_away() { case().hold($crate::secrecy::nothing_leaks); }
                #[test]
                fn the_points_that_are_told_are_certain() { case().hold($crate::secrecy::standing); }
                #[test]
                fn phrases_have_words() { case().hold($crate::words::spoken); }
                #[test]
                fn moves_can_be_pointed_at() { case().hold($crate::handles::pointed); }
                #[test]
                fn previews_are_laid_over_the_picture() { case().hold($crate::handles::previewed); }
                #[test]
                fn points_have_something_behind_them() { case().hold($crate::handles::counted); }
                #[test]
                fn the_playthrough_is_as_it_was() { $crate::playthrough::compare(&case(), env!("CARGO_MANIFEST_DIR")); }
                #[test]
                fn passes_are_legal() { case().hold($crate::reactions::passing); }
                #[test]
                fn whoever_is_out_is_asked_for_nothing() { case().hold($crate::reactions::out_of_the_match); }
                #[test]
                fn moves_are_told_to_those_who_can_tell_them() { case().hold($crate::reactions::told_or_secret); }
            }
        )+
    };
}
