//! What tunes a search.

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a move is tried for its first impression rather than for what came of it.
    pub explore: f32,
    /// First impressions that differ by so much differ by a factor of e in how often a move is tried.
    pub heat: f32,
    /// In how many worlds the moves at the root are weighed before the search begins.
    pub worlds: u32,
    /// How many plies are played on, each with the move that looks best, before a position is judged.
    pub ahead: u32,
    /// The n-th simulation of every move at the root meets the same world and the same dice, so that no move looks
    /// better by luck.
    pub same_luck: bool,
    /// How many trees are grown side by side, each on a core if there is one; their results are added up.
    pub trees: u32,
    /// Search game trees level by level (alpha-beta) where nothing is hidden and nothing rolled.
    pub deepen: bool,
}

impl Settings {
    /// The settings that the levels use: sensible by experience with other games, not yet tuned by matches.
    pub const USUAL: Settings =
        Settings { explore: 0.6, heat: 0.08, worlds: 8, ahead: 0, same_luck: true, trees: 1, deepen: true };
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::USUAL
    }
}
