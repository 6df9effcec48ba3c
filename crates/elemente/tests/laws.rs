//! The laws of every game, for all kinds of matches.

laws::keep_the_laws! {
    game: elemente::Elemente,
    cases: {
        two: (2, {}) by "elemente/1",
        three: (3, {}) by "elemente/1",
        four: (4, {}) by "elemente/1",
        two_perfect: (2, {"memory": "perfect"}) by "elemente/1",
        three_perfect: (3, {"memory": "perfect"}) by "elemente/1",
        two_omens: (2, {"omens": true}) by "elemente/1",
        three_omens_chosen: (3, {"omens": true, "omens_chosen": true}) by "elemente/1",
        four_omens_open: (4, {"omens": true, "omens_open": true}) by "elemente/1",
        four_omens_chosen_open_perfect:
            (4, {"omens": true, "omens_chosen": true, "omens_open": true, "memory": "perfect"})
            by "elemente/1",
        two_omens_perfect: (2, {"omens": true, "memory": "perfect"}) by "elemente/1",
        two_recall: (2, {"recall": [0, 5]}) by "elemente/1",
        three_omens_recall: (3, {"omens": true, "recall": [40, 2, 7]}) by "elemente/1",
        two_2: (2, {}),
        two_omens_2: (2, {"omens": true}),
        three_omens_recall_2: (3, {"omens": true, "recall": [40, 2, 7]}),
        four_omens_open_2: (4, {"omens": true, "omens_open": true}),
    },
}
