//! How a game hands over its picture.

use crate::scene::Scene;
use std::fmt;

/// Something that draws a view of a game.
///
/// A picture is made from what a seat may see and from a [`Brush`], nothing else; the same input gives the
/// same scene.
///
/// ```
/// use sketch::{Brush, Ink, Look, Node, Picture, Scene, Text, sign};
///
/// struct Tally { score: [u32; 2] }
/// struct TallyBoard;
///
/// impl Picture<Tally> for TallyBoard {
///     fn picture(&self, view: &Tally, brush: &Brush<'_>) -> Scene {
///         let mut scene = Scene::new(220.0, 100.0, brush.label("tally-title"));
///         for (seat, score) in view.score.iter().enumerate() {
///             let x = 10.0 + 105.0 * seat as f64;
///             let name = format!("seat-{seat}");
///             let mut card = Node::group()
///                 .with(Node::round_rect(x, 10.0, 95.0, 80.0, 6.0).fill(Ink::seat(seat).soft()))
///                 .with(Text::centred(x + 47.0, 50.0, 30.0, score.to_string()).figures())
///                 .label(brush.label_with("tally-score", &[("seat", &name), ("score", &score.to_string())]));
///             if brush.highlights(&name) {
///                 card.push(sign::legal(&sign::Place::rect(x, 10.0, 95.0, 80.0)));
///             }
///             scene.push(card);
///         }
///         scene
///     }
/// }
///
/// let words = |key: &str, _: &[(&str, &str)]| (key == "tally-title").then(|| "Score so far".to_owned());
/// let brush = Brush::new().labels(words).highlight("seat-1").for_seat(1);
/// let svg = TallyBoard.picture(&Tally { score: [3, 5] }, &brush).to_svg(&Look::page());
/// assert!(svg.contains("Score so far"));
/// ```
pub trait Picture<View: ?Sized> {
    /// Draws the view.
    fn picture(&self, view: &View, brush: &Brush<'_>) -> Scene;

    /// Draws all that is in the box, e.g. a sheet of every card; nothing where there is nothing to show.
    fn inventory_picture(&self, _brush: &Brush<'_>) -> Option<Scene> {
        None
    }
}

/// Looks up words: a key and arguments in, text out, `None` for an unknown key.
type Lookup<'a> = dyn Fn(&str, &[(&str, &str)]) -> Option<String> + Send + Sync + 'a;

/// What a drawer is told besides the view.
#[derive(Default)]
pub struct Brush<'a> {
    lookup: Option<Box<Lookup<'a>>>,
    highlights: Vec<String>,
    preview: Option<String>,
    last: Vec<String>,
    compact: bool,
    bare: bool,
    names: Vec<String>,
    seat: Option<usize>,
}

impl<'a> Brush<'a> {
    /// No words, nothing highlighted, full width, seen by nobody in particular.
    pub fn new() -> Self {
        Self::default()
    }

    /// With words; arguments that look like numbers may be read as such, for plurals.
    #[must_use]
    pub fn labels(
        mut self,
        lookup: impl Fn(&str, &[(&str, &str)]) -> Option<String> + Send + Sync + 'a,
    ) -> Self {
        self.lookup = Some(Box::new(lookup));
        self
    }

    /// With one more thing to highlight; each game documents the names it knows, and passes over others.
    #[must_use]
    pub fn highlight(mut self, name: impl Into<String>) -> Self {
        self.highlights.push(name.into());
        self
    }

    /// With a move, in its text form, that is shown as if it were made.
    #[must_use]
    pub fn preview(mut self, choice: impl Into<String>) -> Self {
        self.preview = Some(choice.into());
        self
    }

    /// With the last move, by the handles of what was pointed at in it.
    #[must_use]
    pub fn last(mut self, handles: impl IntoIterator<Item = String>) -> Self {
        self.last.extend(handles);
        self
    }

    /// For a narrow screen: fewer margins, larger type.
    #[must_use]
    pub fn compact(mut self, compact: bool) -> Self {
        self.compact = compact;
        self
    }

    /// Without what a page tells beside the picture: score sheets and the like.
    #[must_use]
    pub fn bare(mut self, bare: bool) -> Self {
        self.bare = bare;
        self
    }

    /// With the names of those who play, by seat.
    #[must_use]
    pub fn names(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.names = names.into_iter().collect();
        self
    }

    /// As that seat looks at it; by default nobody in particular does.
    #[must_use]
    pub fn for_seat(mut self, seat: usize) -> Self {
        self.seat = Some(seat);
        self
    }

    /// The words for a key; without any, the key itself.
    pub fn label(&self, key: &str) -> String {
        self.label_with(key, &[])
    }

    /// The words for a key with arguments; without any, the key itself.
    pub fn label_with(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        let found = self.lookup.as_ref().and_then(|lookup| lookup(key, arguments));
        found.unwrap_or_else(|| key.to_owned())
    }

    /// Whether this is to be highlighted.
    pub fn highlights(&self, name: &str) -> bool {
        self.highlights.iter().any(|wanted| wanted == name)
    }

    /// All that is to be highlighted, in the order asked for.
    pub fn all_highlights(&self) -> &[String] {
        &self.highlights
    }

    /// The move that is shown as if it were made.
    pub fn previewed(&self) -> Option<&str> {
        self.preview.as_deref()
    }

    /// Whether this was pointed at in the last move.
    pub fn was_last(&self, handle: &str) -> bool {
        self.last.iter().any(|other| other == handle)
    }

    /// All that was pointed at in the last move; nothing if nobody told.
    pub fn all_last(&self) -> &[String] {
        &self.last
    }

    /// Whether the screen is narrow.
    pub const fn is_compact(&self) -> bool {
        self.compact
    }

    /// Whether score sheets are shown elsewhere.
    pub const fn is_bare(&self) -> bool {
        self.bare
    }

    /// What whoever sits there is called, if that is known.
    pub fn name(&self, seat: usize) -> Option<&str> {
        self.names.get(seat).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// The seat that looks, if one does.
    pub const fn seat(&self) -> Option<usize> {
        self.seat
    }
}

impl fmt::Debug for Brush<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Brush")
            .field("labels", &self.lookup.is_some())
            .field("highlights", &self.highlights)
            .field("preview", &self.preview)
            .field("last", &self.last)
            .field("compact", &self.compact)
            .field("bare", &self.bare)
            .field("names", &self.names)
            .field("seat", &self.seat)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Brush;

    #[test]
    fn labels_fall_back_to_the_key() {
        let bare = Brush::new();
        assert_eq!(bare.label("north"), "north");
        let german = Brush::new().labels(|key, arguments| match (key, arguments) {
            ("north", []) => Some("Norden".to_owned()),
            ("score", [(_, n)]) => Some(format!("{n} Punkte")),
            _ => None,
        });
        assert_eq!(german.label("north"), "Norden");
        assert_eq!(german.label("south"), "south");
        assert_eq!(german.label_with("score", &[("n", "3")]), "3 Punkte");
    }

    #[test]
    fn empty_names_are_none() {
        let brush = Brush::new().names(["Ada".to_owned(), String::new()]);
        assert_eq!([brush.name(0), brush.name(1), brush.name(2)], [Some("Ada"), None, None]);
    }

    #[test]
    fn highlights_are_matched_by_whole_name() {
        let brush = Brush::new().highlight("c4").highlight("c5");
        assert!(brush.highlights("c4") && !brush.highlights("c"));
        assert_eq!(brush.all_highlights(), ["c4", "c5"]);
    }
}
