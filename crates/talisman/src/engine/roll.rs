//! Rolls (V-6, TM-4).

use super::Run;
use crate::event::Event;
use crate::language::{Amount, Moment, Row, Step, Tag};
use crate::moves::Move;
use crate::numbers::Context;
use crate::state::{Frame, Kind, Roll, State};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// The dice have fallen.
const FALLEN: u8 = 1;
/// Fate has been spent, or not.
const SETTLED: u8 = 2;
/// Everything is counted.
const COUNTED: u8 = 3;

impl Talisman {
    /// The step `Roll`: dice, then the row of the result.
    pub(super) fn roll_table<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let Some(Step::Roll { dice, plus, tag, rows }) = self.kit().text(top.text).get(usize::from(top.step))
        else {
            return self.next_step(run);
        };
        if top.stage == 0 {
            // Dice of nobody fall first: whoever may spend fate sees them.
            let against = match plus {
                Amount::Minus(inner) => match **inner {
                    Amount::Dice(dice) => self.roll_for_nobody(run, dice),
                    _ => 0,
                },
                _ => 0,
            };
            let frame = run.frame();
            (frame.stage, frame.left) = (1, against);
            self.begin_roll(run, top.me, *tag, *dice);
            return;
        }
        let plus = self.amount(run.state, plus, &Context::frame(top)) - top.left as i8;
        let result = top.n + plus;
        let row = row_of(rows, result);
        self.next_step(run);
        run.frame().n = result;
        if let Some(row) = row.filter(|row| !row.1.is_empty()) {
            run.push(Frame { text: row.1.id, step: 0, stage: 0, left: 0, n: result, ..*top });
        }
    }

    fn roll_for_nobody<L: Log<Event>>(&self, run: &mut Run<'_, L>, dice: u8) -> u8 {
        let dice: Vec<u8> = (0..dice).map(|_| run.dice.die()).collect();
        let sum = dice.iter().sum();
        run.tell(|| Event::FoeRolled { dice });
        sum
    }

    /// A player rolls; the frame below gets the score as its number.
    pub(super) fn begin_roll<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat, tag: Tag, dice: u8) {
        let dice = self.dice_for(run.state, seat, tag, dice);
        let mut roll = Roll { by: seat, tag, ..Roll::NONE };
        // With five and six players the Command Spell may strike more often (TB-44).
        if tag == Tag::Command && self.options().easy_command {
            roll.change = self.setup.seats.saturating_sub(4) as i8;
        }
        for die in roll.dice.iter_mut().take(usize::from(dice)) {
            *die = run.dice.die();
        }
        self.roll_falls(run, roll);
    }

    /// Dice that have been thrown are settled (TM-4 c to i).
    pub(super) fn roll_falls<L: Log<Event>>(&self, run: &mut Run<'_, L>, roll: Roll) {
        run.state.roll = roll;
        let seat = roll.by;
        run.tell(|| Event::Rolled {
            seat,
            dice: roll.dice.iter().copied().filter(|die| *die > 0).collect(),
            purpose: purpose(roll.tag),
        });
        run.push(Frame { stage: FALLEN, ..Frame::new(Kind::Roll, seat) });
    }

    pub(super) fn run_roll<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        match top.stage {
            FALLEN => {
                if run.state.side(top.me).fate > 0 && !run.state.roll.rerolled {
                    run.ask(top.me);
                } else {
                    run.stage(SETTLED);
                }
            }
            SETTLED => {
                run.stage(COUNTED);
                self.open_moment(run, top.me, Moment::Rolled, crate::state::Thing::NONE);
            }
            _ => {
                let score = run.state.roll.score();
                run.pop();
                if let Some(below) = run.state.stack.top_mut() {
                    below.n = score;
                }
            }
        }
    }

    pub(super) fn list_roll(&self, state: &State, _top: &Frame, into: &mut Vec<Move>) {
        into.push(Move::Pass);
        let mut seen = 0_u8;
        for (index, die) in state.roll.dice.iter().enumerate() {
            // Of dice that show the same one is enough.
            if *die > 0 && seen & (1 << die) == 0 {
                seen |= 1 << die;
                into.push(Move::Fate(index as u8 + 1));
            }
        }
    }

    pub(super) fn answer_roll<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        run.stage(SETTLED);
        let Move::Fate(number) = choice else { return };
        let index = usize::from(*number).saturating_sub(1) % 3;
        self.lose(run, top.me, crate::language::Stat::Fate, 1);
        let (from, to) = (run.state.roll.dice[index], run.dice.die());
        run.state.roll.dice[index] = to;
        run.state.roll.rerolled = true;
        let seat = top.me;
        run.tell(|| Event::Rerolled { seat, from, to });
    }
}

/// The row for a result; beyond both ends the nearest (V-6).
pub(crate) fn row_of(rows: &[Row], result: i8) -> Option<&Row> {
    rows.iter().find(|row| row.0.holds(result)).or_else(|| {
        let first = rows.first()?;
        if result < first.0.low { Some(first) } else { rows.last() }
    })
}

/// The word for what a roll is for, in events and phrases.
pub(crate) const fn purpose(tag: Tag) -> &'static str {
    match tag {
        Tag::Table => "table",
        Tag::Move => "move",
        Tag::Attack => "attack",
        Tag::Pray => "pray",
        Tag::Portal(_) => "portal",
        Tag::Mines => "mines",
        Tag::Cave => "cave",
        Tag::Armour => "armour",
        Tag::Freedom => "freedom",
        Tag::Command => "command",
    }
}
