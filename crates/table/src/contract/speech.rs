//! How it is said, pointed at and laid out for people.

use super::Secrets;
use crate::{CompendiumEntry, Panel, Phrase, ScoreSource, Seat, Step, Viewer};

/// How a game speaks to people: words in phrases, moves as things that a hand points at, sheets of each player.
///
/// ```
/// use table::{Dice, Edition, Rules, Seat, Secrets, Seed, Speech, Viewer};
/// use tiny_games::nim::{Nim, Take};
///
/// let game: Nim = Edition::newest().open(2, &serde_json::Value::Null).unwrap();
/// let view = game.view(&game.deal(&mut Dice::new(Seed::from_number(1))), Viewer::Spectator);
/// let said = game.describe(&view, Seat(0), &Take { take: 2 });
/// assert_eq!(said.key, "move-take", "the language files have the words");
///
/// // Without a picture every move is a button.
/// assert_eq!(game.steps(&view, Seat(0), &Take { take: 2 })[0].handle, "act:take 2");
/// assert_eq!(game.panels(&view, Viewer::Spectator).len(), 2, "a sheet for each player");
/// ```
pub trait Speech: Secrets + super::Forms {
    /// The language files: (language, Fluent text), English first. A language may have several.
    const WORDS: &'static [(&'static str, &'static str)];

    /// Why a move is good or bad for the seat that makes it, most important first. Called with imagined states only.
    fn reasons(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Vec<Phrase>;

    /// An event in words, as whoever perceived it may read it in the log.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// A move in words: for lists, hints and screen readers.
    fn describe(&self, view: &Self::View, seat: Seat, choice: &Self::Move) -> Phrase;

    /// Is this move offered unasked? One that a player has to find himself is not: lists, counts and hints leave it out,
    /// and whoever says it makes it. A seat that is waited for always has others too.
    fn volunteered(&self, _view: &Self::View, _seat: Seat, _choice: &Self::Move) -> bool {
        true
    }

    /// What a hint says where a computer player would make this move: the move itself if it is
    /// [offered unasked](Speech::volunteered), another one that does not tell what the player has to find himself, or
    /// nothing.
    fn hinted(&self, view: &Self::View, seat: Seat, choice: &Self::Move) -> Option<Self::Move> {
        self.volunteered(view, seat, choice).then(|| choice.clone())
    }

    /// A move as the things that a hand points at, one after the other. No two moves of a state share their steps, and
    /// none begins with all the steps of another.
    ///
    /// As it stands here every move is a button beside the picture.
    fn steps(&self, view: &Self::View, seat: Seat, choice: &Self::Move) -> Vec<Step> {
        vec![Step::new(format!("act:{}", self.write_move(choice)), self.describe(view, seat, choice))]
    }

    /// What a move does, in short words beside its preview; only what the view tells.
    fn effects(&self, _view: &Self::View, _seat: Seat, _choice: &Self::Move) -> Vec<Phrase> {
        Vec::new()
    }

    /// From what in the picture the parts of the scores are counted.
    fn score_sources(&self, _view: &Self::View, _viewer: Viewer) -> Vec<ScoreSource> {
        Vec::new()
    }

    /// Each player's sheet, in the order of the seats, as far as the viewer knows it: rows of label, value, sources and
    /// handles.
    ///
    /// As it stands here a sheet is the standing of the seat, part by part.
    fn panels(&self, view: &Self::View, viewer: Viewer) -> Vec<Panel> {
        let sources = self.score_sources(view, viewer);
        let standing = self.standing(view, viewer);
        Seat::all(self.seats())
            .zip(&standing)
            .map(|(seat, score)| Panel::of_score(seat, score, &sources))
            .collect()
    }

    /// What is in the box, in phrases (counts, kinds, where the facts come from), for whoever checks a transcribed
    /// component file. Empty where the pieces follow from the rules.
    fn inventory(_components: &Self::Components) -> Vec<Phrase> {
        Vec::new()
    }

    /// What a reader can look up: each card, space or character with its text, group by group. Empty where the pieces
    /// explain themselves.
    fn compendium(_components: &Self::Components) -> Vec<CompendiumEntry> {
        Vec::new()
    }

    /// The keys of phrases that come from data, such as `card-lion`: the laws ask every language for their words as if
    /// they stood in the source.
    fn data_keys(_components: &Self::Components) -> Vec<String> {
        Vec::new()
    }
}
