//! Questions put to several seats at the same time.

mod form;

use crate::{MAX_SEATS, Seat, Seats, Viewer};

/// A question put to several seats at the same time, answered sealed, and resolved in the order of the rules.
///
/// # Why it is fair
/// Printed rules ask one after the other: whoever acts, acts, and nobody behind him is asked any more. A window asks all
/// of them at once "do you act if nobody before you does?", which is exactly what each of them knows when his turn to
/// answer comes. The answers of those behind the one who acts go back unseen, and if the rules say so the window opens
/// anew about what has changed. So the same seat acts, nobody learns more, and nobody waits for five others.
///
/// # How a game uses it
/// - A state holds a window; [`Window::CLOSED`], which asks nobody, where there is no question.
/// - Who is asked must follow from what everybody knows: how many cards a hand has, never which. Whoever is asked and
///   can do nothing passes, and nobody learns that he could do nothing else.
/// - `waiting` is [`Window::waiting`] while the window [is open](Window::is_open). `apply` takes an
///   [answer](Window::answer) and, as soon as nobody is waited for, resolves the window in the same ply; so no state ever
///   holds a window that all have answered.
/// - [`Rules::pass`](crate::Rules::pass) names the answer that means "nothing from me".
/// - A view holds [`Window::seen_by`] its viewer, and imagining fills in the others' answers with
///   [`WindowView::imagine`], once their hands are imagined: only an answer that is legal for the imagined hand will do.
///
/// ```
/// use table::{Seat, Seats, Viewer, Window};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// enum Answer { Pass, Counter(u8) }
///
/// // Seat 0 has cast a spell. Seats 1, 2 and 3 hold cards, and seat 3 wants to hear nothing more this turn.
/// let may_react = Seats::all(4).without(Seat(0));
/// let silent = Seats::one(Seat(3));
/// let mut window = Window::open(may_react.minus(silent));
/// assert_eq!(window.waiting().iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
///
/// // Answers come in any order, and nobody else sees them.
/// window.answer(Seat(2), Answer::Counter(0));
/// let seen = window.seen_by(Viewer::Seat(Seat(1)));
/// assert!(seen.answered().contains(Seat(2)) && seen.answer_of(Seat(2)).is_none());
/// // Seat 1 may wonder what they are.
/// assert_eq!(seen.imagine(|_| Answer::Pass).answer_of(Seat(2)), Some(&Answer::Pass));
///
/// window.answer(Seat(1), Answer::Pass);
/// assert!(window.is_complete());
/// let (actor, answer) = window.first_to_act(Seat(1), 4, |answer| *answer != Answer::Pass).unwrap();
/// assert_eq!((actor, *answer), (Seat(2), Answer::Counter(0)));
/// ```
///
/// # Standing answers
/// "Nothing from me for this turn" is a move of the rules: public once the window is resolved, and of short scope. A game
/// keeps those who said it as a set of seats, [leaves them out](Seats::minus) when it opens a window, and empties the set
/// where the scope ends. [`AutoPass`](crate::AutoPass) is the other kind, which is private and no business of the rules.
///
/// # Windows that merge
/// Between two windows something happens; where nothing does, there is one window.
/// - Several questions about the same moment, such as three strikes of one storm, are one window whose answer names the
///   question it reacts to (`Counter(1)` is about the second strike).
/// - A window that is about nothing in particular, such as the one at the end of a turn, opens only if something has
///   changed since everybody passed the last one. A flag in the state says so: what changes anything raises it, and a
///   window that everybody passes lowers it.
///
/// # In a position
/// `{"asked": [1, 2], "answers": {"2": …}}`; `answers` may be missing while there are none. An answer of somebody who is
/// not asked is refused. Whether an answer is legal, and whether the window may be open at all, only the game can say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window<A> {
    asked: Seats,
    answers: [Option<A>; MAX_SEATS as usize],
}

impl<A> Window<A> {
    /// Nobody is asked anything.
    pub const CLOSED: Window<A> = Window::open(Seats::NONE);

    /// Asks these seats. If there are none the window is complete at once.
    pub const fn open(asked: Seats) -> Window<A> {
        Window { asked, answers: [const { None }; MAX_SEATS as usize] }
    }

    /// Everybody who is asked, whether he has answered or not.
    #[inline]
    pub const fn asked(&self) -> Seats {
        self.asked
    }

    /// Those who have answered.
    pub fn answered(&self) -> Seats {
        self.asked.iter().filter(|seat| self.answer_of(*seat).is_some()).collect()
    }

    /// Those who have not answered yet.
    pub fn waiting(&self) -> Seats {
        self.asked.iter().filter(|seat| self.answer_of(*seat).is_none()).collect()
    }

    /// Is anybody still waited for?
    pub fn is_open(&self) -> bool {
        !self.is_complete()
    }

    /// Has everybody who is asked answered?
    pub fn is_complete(&self) -> bool {
        self.asked.iter().all(|seat| self.answer_of(seat).is_some())
    }

    /// Seals the answer of a seat that is waited for; the answer of anybody else changes nothing.
    pub fn answer(&mut self, seat: Seat, answer: A) {
        if let Some(place @ None) = self.answers.get_mut(seat.index())
            && self.asked.contains(seat)
        {
            *place = Some(answer);
        }
    }

    /// What a seat has answered, if it has.
    pub fn answer_of(&self, seat: Seat) -> Option<&A> {
        self.answers.get(seat.index())?.as_ref()
    }

    /// The answers so far, clockwise from the seat that the rules name, at a table of `seats`.
    pub fn in_order(&self, first: Seat, seats: u8) -> impl Iterator<Item = (Seat, &A)> {
        (0..seats)
            .map(move |step| Seat(((u16::from(first.0) + u16::from(step)) % u16::from(seats)) as u8))
            .filter_map(|seat| Some((seat, self.answer_of(seat)?)))
    }

    /// The first in that order whose answer is an act, if any is.
    pub fn first_to_act(&self, first: Seat, seats: u8, acts: impl Fn(&A) -> bool) -> Option<(Seat, &A)> {
        self.in_order(first, seats).find(|(_, answer)| acts(answer))
    }
}

impl<A: Clone> Window<A> {
    /// What a viewer may know of it: who is asked, who has answered, and his own answer.
    pub fn seen_by(&self, viewer: Viewer) -> WindowView<A> {
        let mut known = Window::open(self.asked);
        if let Viewer::Seat(seat) = viewer
            && let Some(own) = self.answer_of(seat)
        {
            known.answer(seat, own.clone());
        }
        WindowView { answered: self.answered(), known }
    }
}

impl<A> Default for Window<A> {
    fn default() -> Window<A> {
        Window::CLOSED
    }
}

/// What one viewer may know of a [`Window`].
///
/// Its JSON form is `{"asked": […], "answered": […], "answers": {…}}`, the last with the viewer's own answer at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WindowView<A> {
    answered: Seats,
    /// With the viewer's own answer alone.
    known: Window<A>,
}

impl<A> WindowView<A> {
    /// Everybody who is asked.
    #[inline]
    pub const fn asked(&self) -> Seats {
        self.known.asked
    }

    /// Those who have answered.
    #[inline]
    pub const fn answered(&self) -> Seats {
        self.answered
    }

    /// Those who have not answered yet.
    #[inline]
    pub const fn waiting(&self) -> Seats {
        self.known.asked.minus(self.answered)
    }

    /// What a seat has answered, if the viewer knows it.
    pub fn answer_of(&self, seat: Seat) -> Option<&A> {
        self.known.answer_of(seat)
    }
}

impl<A: Clone> WindowView<A> {
    /// A window that looks like this: where an answer is sealed, one that is made up. Each must be possible for its
    /// seat in the world that is being imagined, and everything that is possible must be able to come.
    #[must_use]
    pub fn imagine(&self, mut make_up: impl FnMut(Seat) -> A) -> Window<A> {
        let mut window = self.known.clone();
        for seat in self.answered.iter() {
            if window.answer_of(seat).is_none() {
                window.answer(seat, make_up(seat));
            }
        }
        window
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Seed};

    /// `true` is an act.
    fn answered(asked: Seats, acts: Seats, order: &[Seat]) -> Window<bool> {
        let mut window = Window::open(asked);
        for seat in order {
            window.answer(*seat, acts.contains(*seat));
        }
        window
    }

    /// One after the other: "do you act?", and nobody behind whoever acts is asked.
    fn one_after_the_other(
        asked: Seats,
        first: Seat,
        seats: u8,
        mut acts: impl FnMut(Seat) -> bool,
    ) -> Option<Seat> {
        let mut seat = first;
        for _ in 0..seats {
            if asked.contains(seat) && acts(seat) {
                return Some(seat);
            }
            seat = seat.next(seats);
        }
        None
    }

    fn set(bits: u8) -> Seats {
        Seat::all(MAX_SEATS).filter(|seat| bits & (1 << seat.0) != 0).collect()
    }

    /// All at once and sealed leads to the same actor as one after the other: every table up to six, every set of asked
    /// seats, every set of those who would act, every first seat, answers arriving in any order.
    #[test]
    fn asking_at_once_equals_asking_in_turn() {
        let mut dice = Dice::new(Seed::from_number(1));
        for seats in 1..=6 {
            let mut order: Vec<Seat> = Seat::all(seats).collect();
            for (asked, acts) in (0..1 << seats).flat_map(|a| (0..1 << seats).map(move |b| (set(a), set(b))))
            {
                dice.shuffle(&mut order);
                let window = answered(asked, acts, &order);
                assert!(window.is_complete());
                for first in Seat::all(seats) {
                    let at_once = window.first_to_act(first, seats, |act| *act).map(|(seat, _)| seat);
                    let in_turn = one_after_the_other(asked, first, seats, |seat| acts.contains(seat));
                    assert_eq!(at_once, in_turn, "{asked:?} {acts:?} from {first}");
                }
            }
        }
    }

    /// The same where the window opens anew after each act, and everybody decides by the acts seen so far: the whole
    /// chains of acts are the same. What each of them plans is drawn by lot and fixed for each history.
    #[test]
    fn chains_of_reactions_are_the_same() {
        for case in 0..500 {
            let mut dice = Dice::new(Seed::from_number(case));
            let seats = dice.below(5) as u8 + 2;
            let asked = set(dice.below(1 << seats) as u8);
            let begins = Seat(dice.below(seats.into()) as u8);
            let seed = Seed::from_number(case);
            let plan = |seat: Seat, history: &[Seat]| {
                let text = format!("{history:?}");
                history.len() < 12 && Dice::new(seed.derive(&text, seat.0.into())).below(3) == 0
            };
            let chain = |next: &dyn Fn(Seat, &[Seat]) -> Option<Seat>| {
                let mut history = Vec::new();
                let mut first = begins;
                while let Some(actor) = next(first, &history) {
                    history.push(actor);
                    first = actor.next(seats);
                }
                history
            };
            let sealed = chain(&|first, history| {
                let mut window = Window::open(asked);
                for seat in Seat::all(seats).rev() {
                    window.answer(seat, plan(seat, history));
                }
                window.first_to_act(first, seats, |act| *act).map(|(seat, _)| seat)
            });
            let in_turn =
                chain(&|first, history| one_after_the_other(asked, first, seats, |seat| plan(seat, history)));
            assert_eq!(sealed, in_turn, "case {case}");
        }
    }

    #[test]
    fn nobody_asked_is_complete_at_once() {
        let window = Window::<u8>::default();
        assert_eq!(window, Window::CLOSED);
        assert!(window.is_complete() && !window.is_open() && window.waiting().is_empty());
        assert_eq!(window.first_to_act(Seat(0), 4, |_| true), None);
        assert_eq!(window.in_order(Seat(3), 0).count(), 0, "a table without seats");
    }

    #[test]
    fn only_those_who_are_waited_for_answer_and_only_once() {
        let mut window = Window::open(set(0b101));
        window.answer(Seat(1), 'x');
        window.answer(Seat(200), 'x');
        assert_eq!(window, Window::open(set(0b101)));
        window.answer(Seat(2), 'a');
        window.answer(Seat(2), 'b');
        assert_eq!((window.answer_of(Seat(2)), window.waiting()), (Some(&'a'), set(0b001)));
        window.answer(Seat(0), 'c');
        let order: Vec<(Seat, &char)> = window.in_order(Seat(2), 3).collect();
        assert_eq!(order, [(Seat(2), &'a'), (Seat(0), &'c')]);
    }

    #[test]
    fn answers_are_sealed_and_can_be_imagined() {
        let window = answered(set(0b1011), set(0b0001), &[Seat(0), Seat(1)]);
        for viewer in Viewer::all(4) {
            let seen = window.seen_by(viewer);
            assert_eq!(
                (seen.asked(), seen.answered(), seen.waiting()),
                (set(0b1011), set(0b0011), set(0b1000))
            );
            for seat in Seat::all(4) {
                let known = if viewer.is(seat) { window.answer_of(seat) } else { None };
                assert_eq!(seen.answer_of(seat), known, "{viewer:?} of {seat}");
            }
            let mut made_up = Seats::NONE;
            let imagined = seen.imagine(|seat| {
                made_up = made_up.with(seat);
                true
            });
            assert_eq!(imagined.seen_by(viewer), seen);
            let Viewer::Seat(seat) = viewer else { continue };
            assert_eq!(made_up, set(0b0011).without(seat), "the own answer is no guess");
        }
    }

    #[test]
    fn a_window_is_plain_data() {
        fn plain<T: Copy + Eq + core::hash::Hash + Send + Sync + 'static>() {}
        plain::<Window<u8>>();
        plain::<WindowView<u8>>();
        assert!(size_of::<Window<[core::num::NonZeroU8; 4]>>() <= 1 + 8 * 4, "no more than its answers");
    }
}
