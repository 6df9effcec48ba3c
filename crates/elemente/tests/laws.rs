//! The laws of every game, for all kinds of matches.

laws::keep_the_laws! {
    game: elemente::Elemente,
    cases: {
        two: (2, {}),
        three: (3, {}),
        four: (4, {}),
        two_perfect: (2, {"memory": "perfect"}),
        three_perfect: (3, {"memory": "perfect"}),
        two_omens: (2, {"omens": true}),
        three_omens_chosen: (3, {"omens": true, "omens_chosen": true}),
        four_omens_open: (4, {"omens": true, "omens_open": true}),
        four_omens_chosen_open_perfect:
            (4, {"omens": true, "omens_chosen": true, "omens_open": true, "memory": "perfect"}),
        two_omens_perfect: (2, {"omens": true, "memory": "perfect"}),
        two_recall: (2, {"recall": [0, 5]}),
        three_omens_recall: (3, {"omens": true, "recall": [40, 2, 7]}),
    },
}
