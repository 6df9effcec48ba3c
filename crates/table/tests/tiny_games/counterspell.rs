//! Reactions from hidden hands, asked for at the same time: strike somebody, counter a strike, counter a counter.
//!
//! In his turn a player casts a bolt at somebody, or a storm at everybody else, or rests. Then everybody with cards in
//! hand is asked at once whether he reacts: he counters one thing on the stack, uses a charm to gain a life, passes, or
//! says that he wants to hear nothing more this turn. The first from the left of whoever did something last acts, the
//! other answers go back unseen, and the window opens anew. When everybody has passed, what is on the stack comes true.
//! Whoever has no life left is out.
//!
//! Windows merge in two ways: the strikes of a storm are one question, whose answer names the strike; and the window at
//! the end of a turn opens only if something has happened since everybody passed.

mod state;
mod story;

use crate::sitting::{Made, Sitting, Tiny, head};
pub(crate) use state::{Answer, Deed, Event, Spell, State, Thing, View};
use state::{HAND, MOST_CARDS, MOST_LIVES, SPELLS, TURNS, sound};
use table::{Boundary, Dice, Log, Seat, Seats, Viewer, Window};

/// In one's turn: nothing, a storm, or a bolt at seat 0, 1, ….
pub(crate) const REST: u8 = 0;
pub(crate) const STORM: u8 = 1;
pub(crate) const BOLT: u8 = 2;

#[derive(Clone, Debug)]
pub(crate) struct Counterspell;

impl Counterspell {
    /// Everybody who may have something to say, as far as everybody knows.
    fn may_react(seats: u8, state: &State) -> Seats {
        Seat::all(seats)
            .filter(|seat| !state.hands[seat.index()].is_empty())
            .collect::<Seats>()
            .minus(state.silent)
    }

    fn is_over(state: &State) -> bool {
        state.turns >= TURNS || state.lives.iter().filter(|lives| **lives > 0).count() <= 1
    }

    /// Has nobody countered this thing yet?
    fn stands(state: &State, thing: usize) -> bool {
        !state.stack.iter().any(|other| other.deed == Deed::Counter(thing as u8))
    }

    /// What a seat that is asked may answer.
    fn answers(state: &State, seat: Seat) -> Vec<Answer> {
        let hand = &state.hands[seat.index()];
        let mut answers = vec![Answer::Pass, Answer::Silence];
        answers.extend(hand.contains(&Spell::Charm).then_some(Answer::Charm));
        if hand.contains(&Spell::Counter) {
            let others = (0..state.stack.len()).filter(|thing| state.stack[*thing].by != seat);
            let standing = others.filter(|thing| Counterspell::stands(state, *thing));
            answers.extend(standing.map(|thing| Answer::Counter(thing as u8)));
        }
        answers
    }

    fn cast(state: &mut State, seat: Seat, spell: Spell, log: &mut impl Log<Event>) {
        let hand = &mut state.hands[seat.index()];
        if let Some(place) = hand.iter().position(|held| *held == spell) {
            state.spent.push(hand.remove(place));
        }
        log.tell(|| Event::Cast { seat, spell });
    }

    /// Opens the next window that somebody is asked in; what nobody is asked about happens.
    fn go_on(seats: u8, state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
        while !Counterspell::is_over(state) {
            if state.changed {
                state.window = Window::open(Counterspell::may_react(seats, state));
                if state.window.is_open() {
                    return;
                }
                state.changed = false;
            }
            if state.stack.is_empty() {
                break;
            }
            Counterspell::come_true(state, log);
        }
        Counterspell::end_turn(seats, state, dice, log);
    }

    fn come_true(state: &mut State, log: &mut impl Log<Event>) {
        let mut cancelled = vec![false; state.stack.len()];
        for (index, thing) in core::mem::take(&mut state.stack).into_iter().enumerate().rev() {
            match thing.deed {
                _ if cancelled[index] => {}
                Deed::Counter(other) => {
                    cancelled.get_mut(usize::from(other)).into_iter().for_each(|thing| *thing = true);
                }
                Deed::Strike(at) => {
                    log.tell(|| Event::Struck(at));
                    let lives = &mut state.lives[at.index()];
                    *lives = lives.saturating_sub(1);
                    if *lives == 0 {
                        log.tell(|| Event::Fell(at));
                        state.hands[at.index()].clear();
                    }
                }
            }
        }
        state.changed = true;
    }

    fn end_turn(seats: u8, state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = state.turn;
        let hand = &mut state.hands[seat.index()];
        if hand.len() < MOST_CARDS {
            let spell = SPELLS[dice.below(SPELLS.len() as u32) as usize];
            hand.push(spell);
            hand.sort_unstable();
            log.tell(|| Event::Drew { seat, spell: Some(spell) });
        }
        let alive = |seat: &Seat| state.lives[seat.index()] > 0;
        let left = (1..=seats).map(|step| Seat((seat.0 + step) % seats));
        state.turn = left.into_iter().find(alive).unwrap_or(seat);
        state.first = state.turn;
        state.turns += 1;
        state.silent = Seats::NONE;
        state.changed = false;
    }

    /// The window in which this answer is sealed too, and who acts if it was the last.
    fn sealed(
        seats: u8,
        state: &State,
        seat: Seat,
        answer: Answer,
    ) -> (Window<Answer>, Option<(Seat, Answer)>) {
        let mut window = state.window;
        window.answer(seat, answer);
        let acting = window.first_to_act(state.first, seats, |answer| answer.acts());
        (window, acting.map(|(actor, answer)| (actor, *answer)))
    }
}

impl Tiny for Counterspell {
    head!("counterspell", 2..=4, State, View, Event);

    fn deal(seats: u8, dice: &mut Dice) -> State {
        let mut hand =
            |_| sorted((0..HAND).map(|_| SPELLS[dice.below(SPELLS.len() as u32) as usize]).collect());
        State::of(Seat::all(seats).map(&mut hand).collect())
    }

    fn waiting(_seats: u8, state: &State) -> Seats {
        if state.window.is_open() {
            state.window.waiting()
        } else if Counterspell::is_over(state) {
            Seats::NONE
        } else {
            Seats::one(state.turn)
        }
    }

    fn offers(seats: u8, state: &State, seat: Seat) -> Vec<u8> {
        if state.window.is_open() {
            return Counterspell::answers(state, seat).into_iter().map(Answer::pick).collect();
        }
        let hand = &state.hands[seat.index()];
        let mut offers = vec![REST];
        offers.extend(hand.contains(&Spell::Storm).then_some(STORM));
        if hand.contains(&Spell::Bolt) {
            let targets = Seat::all(seats).filter(|at| *at != seat && state.lives[at.index()] > 0);
            offers.extend(targets.map(|at| BOLT + at.0));
        }
        offers
    }

    fn apply(made: Made, state: &mut State, dice: &mut Dice, log: &mut impl Log<Event>) -> Boundary {
        let Made { seats, seat, pick } = made;
        if state.window.is_open() {
            let answer = Answer::of(pick);
            log.tell(|| Event::Answered { seat, answer: Some(answer) });
            let (window, acting) = Counterspell::sealed(seats, state, seat, answer);
            state.window = window;
            if window.is_open() {
                return Boundary::Kept;
            }
            state.window = Window::CLOSED;
            let answers = window.in_order(state.first, seats);
            state.heard =
                answers.filter(|(_, answer)| **answer == Answer::Silence).map(|(seat, _)| seat).collect();
            state.silent = state.silent.iter().chain(state.heard.iter()).collect();
            if !state.heard.is_empty() {
                log.tell(|| Event::Silenced(state.heard));
            }
            state.changed = acting.is_some();
            match acting {
                Some((actor, Answer::Counter(thing))) => {
                    Counterspell::cast(state, actor, Spell::Counter, log);
                    state.stack.push(Thing { by: actor, deed: Deed::Counter(thing) });
                }
                Some((actor, _)) => {
                    Counterspell::cast(state, actor, Spell::Charm, log);
                    let lives = &mut state.lives[actor.index()];
                    *lives = MOST_LIVES.min(*lives + 1);
                }
                None => log.tell(|| Event::Passed),
            }
            state.first = acting.map_or(state.first, |(actor, _)| actor.next(seats));
        } else {
            let targets: Vec<Seat> = match pick {
                REST => Vec::new(),
                STORM => Seat::all(seats).filter(|at| *at != seat && state.lives[at.index()] > 0).collect(),
                bolt => Seat::all(seats).filter(|at| BOLT + at.0 == bolt).collect(),
            };
            match pick {
                REST => log.tell(|| Event::Rested(seat)),
                STORM => Counterspell::cast(state, seat, Spell::Storm, log),
                _ => Counterspell::cast(state, seat, Spell::Bolt, log),
            }
            state.changed = !targets.is_empty();
            state.stack.extend(targets.into_iter().map(|at| Thing { by: seat, deed: Deed::Strike(at) }));
            state.first = seat.next(seats);
        }
        Counterspell::go_on(seats, state, dice, log);
        Boundary::Crossed
    }

    fn view(seats: u8, state: &State, viewer: Viewer) -> View {
        let own = Seat::all(seats).find(|seat| viewer.is(*seat));
        View {
            turns: state.turns,
            turn: state.turn,
            lives: state.lives.clone(),
            own: own.map(|seat| state.hands[seat.index()].clone()),
            sizes: state.hands.iter().map(Vec::len).collect(),
            spent: state.spent.clone(),
            stack: state.stack.clone(),
            first: state.first,
            silent: state.silent,
            heard: state.heard,
            changed: state.changed,
            window: state.window.seen_by(viewer),
        }
    }

    fn imagine(seats: u8, view: &View, viewer: Viewer, dice: &mut Dice) -> State {
        let hand = |seat: Seat, dice: &mut Dice| match &view.own {
            Some(own) if viewer.is(seat) => own.clone(),
            _ => {
                let size = view.sizes[seat.index()];
                sorted((0..size).map(|_| SPELLS[dice.below(SPELLS.len() as u32) as usize]).collect())
            }
        };
        let mut state = State {
            turns: view.turns,
            turn: view.turn,
            lives: view.lives.clone(),
            hands: Seat::all(seats).map(|seat| hand(seat, dice)).collect(),
            spent: view.spent.clone(),
            stack: view.stack.clone(),
            first: view.first,
            silent: view.silent,
            heard: view.heard,
            changed: view.changed,
            window: Window::CLOSED,
        };
        let answer = |seat| *dice.pick(&Counterspell::answers(&state, seat)).unwrap_or(&Answer::Pass);
        state.window = view.window.imagine(answer);
        state
    }

    fn hides(seats: u8, state: &State, viewer: Viewer) -> bool {
        Seat::all(seats).any(|seat| !viewer.is(seat) && !state.hands[seat.index()].is_empty())
    }

    fn perceive(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Answered { seat, .. } if !viewer.is(*seat) => {
                Event::Answered { seat: *seat, answer: None }
            }
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, spell: None },
            seen => seen.clone(),
        })
    }

    fn sound(seats: u8, state: &State) -> bool {
        sound(seats, state)
    }

    fn points(_seats: u8, state: &State) -> Vec<i32> {
        state.lives.iter().map(|lives| i32::from(*lives)).collect()
    }

    fn out(seats: u8, state: &State) -> Seats {
        Seat::all(seats).filter(|seat| state.lives[seat.index()] == 0).collect()
    }

    fn pass(_seats: u8, state: &State, seat: Seat) -> Option<u8> {
        state.window.waiting().contains(seat).then_some(Answer::Pass.pick())
    }

    fn passes(_seats: u8, state: &State, seat: Seat, pick: u8) -> bool {
        state.window.waiting().contains(seat) && !Answer::of(pick).acts()
    }

    fn concerns(_seats: u8, state: &State, seat: Seat) -> bool {
        state.stack.iter().enumerate().filter(|(index, _)| Counterspell::stands(state, *index)).any(
            |(_, thing)| match thing.deed {
                Deed::Strike(at) => at == seat,
                Deed::Counter(other) => {
                    state.stack.get(usize::from(other)).is_some_and(|against| against.by == seat)
                }
            },
        )
    }

    /// A sealed answer is known to nobody else. With the last one the window is resolved: silence is announced, everybody
    /// before the one who acts is seen to have passed, and whoever is behind him keeps his answer to himself.
    fn reveals_move(seats: u8, state: &State, seat: Seat, pick: u8, viewer: Viewer) -> bool {
        if viewer.is(seat) || !state.window.is_open() {
            return true;
        }
        let answer = Answer::of(pick);
        let (window, acting) = Counterspell::sealed(seats, state, seat, answer);
        let mut behind = window
            .in_order(state.first, seats)
            .skip_while(|(other, _)| acting.is_some_and(|(actor, _)| *other != actor))
            .skip(1);
        let unseen = acting.is_some() && behind.any(|(other, _)| other == seat);
        !window.is_open() && (answer == Answer::Silence || !unseen)
    }
}

fn sorted(mut hand: Vec<Spell>) -> Vec<Spell> {
    hand.sort_unstable();
    hand
}

laws::keep_the_laws! {
    game: Sitting<Counterspell>,
    source: "tests/tiny_games",
    cases: { counterspell_two: (2, {}), counterspell_three: (3, {}), counterspell_four: (4, {}) },
}
