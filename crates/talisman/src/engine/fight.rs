//! Fights (TB-21, TM-6).

use super::Run;
use super::reaction::Occasion;
use super::window::Opening;
use crate::components::CardId;
use crate::event::Event;
use crate::language::{Ability, Class, Filter, Moment, Number, Permission, Region, Tag};
use crate::moves::Move;
use crate::numbers::fits_family;
use crate::state::{Fight, Foe, Frame, Kind, NOTHING, Roll, Spot, State, Thing, Until, mark};
use crate::talisman::Talisman;
use table::{Log, Seat};

/// How far a fight has come.
mod stage {
    pub(super) const EVADE: u8 = 1;
    pub(super) const WINDOW: u8 = 2;
    pub(super) const ARMS: u8 = 3;
    pub(super) const ROLL: u8 = 4;
    pub(super) const DEFENCE: u8 = 5;
    pub(super) const SCORES: u8 = 6;
    pub(super) const DECIDED: u8 = 7;
    pub(super) const KILLING: u8 = 8;
    pub(super) const OUTCOME: u8 = 9;
    pub(super) const OTHER: u8 = 10;
    pub(super) const OVER: u8 = 11;
}

/// What the frame below learns: a victory, a stand-off, a defeat, or that there was no fight.
pub(super) mod result {
    pub(crate) const WON: i8 = 1;
    pub(crate) const DRAWN: i8 = 0;
    pub(crate) const LOST: i8 = -1;
    pub(crate) const AVOIDED: i8 = 2;
}

impl Talisman {
    pub(super) fn run_fight<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let fight = run.state.fight;
        match top.stage {
            0 => {
                run.stage(stage::EVADE);
                match fight.foe {
                    Foe::Creature(_) => self.open_moment(run, top.me, Moment::Meet, Thing::NONE),
                    Foe::Character(it) => {
                        let seat = top.me;
                        run.tell(|| Event::DuelBegan { seat, it, by: fight.by });
                    }
                    Foe::Cards(_) | Foe::Nobody => {}
                }
            }
            stage::EVADE => self.before_evading(run, top, &fight),
            stage::WINDOW => {
                run.stage(stage::ARMS);
                run.frame().left = 0;
                self.tell_fight(run, top);
                self.open_window(run, Opening::Fight, top.me, top.me, NOTHING);
            }
            stage::ARMS => self.take_arms(run, top),
            stage::ROLL => self.throw(run, top),
            stage::DEFENCE => self.defend(run, top),
            stage::SCORES => self.compare(run, top),
            stage::DECIDED => self.decide(run, top),
            stage::KILLING => self.kill_foes(run, top),
            stage::OUTCOME => {
                run.stage(stage::OTHER);
                self.outcome_of(run, top.me);
            }
            stage::OTHER => {
                run.stage(stage::OVER);
                if let Foe::Character(it) = fight.foe {
                    self.outcome_of(run, it);
                }
            }
            _ => self.end_fight(run, top),
        }
    }

    fn before_evading<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, fight: &Fight) {
        if fight.decided || (matches!(fight.foe, Foe::Cards(_)) && self.foes(run.state).next().is_none()) {
            run.frame().n = result::AVOIDED;
            return run.stage(stage::OVER);
        }
        let who = match fight.foe {
            Foe::Character(it) => it,
            _ => top.me,
        };
        if self.may_evade(run.state, who, &fight.foe) {
            run.ask(who);
        } else {
            run.stage(stage::WINDOW);
        }
    }

    /// May a player evade (TM-6 1)? Creatures of the Inner Region nobody can (TB-25).
    pub(crate) fn may_evade(&self, state: &State, seat: Seat, foe: &Foe) -> bool {
        let space = state.side(seat).space;
        if space.region() == Region::Inner && !matches!(foe, Foe::Character(_)) {
            return false;
        }
        let key = &self.kit().space(space).key;
        self.allowed(state, seat, &Permission::Evade(Vec::new()), |permission| {
            matches!(permission, Permission::Evade(spaces) if spaces.is_empty() || spaces.contains(key))
        }) || self.spares(state, seat, foe)
    }

    /// Is a creature that is no card one that leaves this player alone (RU-111)? Not fighting it is as good as evading it,
    /// for it bars nothing.
    fn spares(&self, state: &State, seat: Seat, foe: &Foe) -> bool {
        let Foe::Creature(Some(family)) = foe else { return false };
        self.allowed(
            state,
            seat,
            &Permission::Spare(Filter::default()),
            |permission| matches!(permission, Permission::Spare(filter) if fits_family(filter, *family)),
        )
    }

    fn tell_fight<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let fight = run.state.fight;
        let seat = top.me;
        let value = match fight.foe {
            Foe::Cards(_) => {
                let sum =
                    self.foes(run.state).map(|card| self.value_of_enemy(card)).fold(0, u8::saturating_add);
                run.state.fight.value = sum;
                sum
            }
            _ => fight.value,
        };
        if !matches!(fight.foe, Foe::Character(_)) {
            let state = &*run.state;
            let mine = self.ability(state, seat, fight.by);
            let cards = self.foes(state).map(|card| self.kit().face(card).code).collect();
            run.log.tell(|| Event::FightBegan { seat, by: fight.by, mine, cards, value });
        }
    }

    fn value_of_enemy(&self, card: CardId) -> u8 {
        let entry = self.entry(card);
        entry.strength.or(entry.craft).unwrap_or(0)
    }

    /// Each fighter takes up his Weapons; asked only if there is a choice (TB-23).
    fn take_arms<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        if run.state.fight.decided {
            run.frame().n = result::AVOIDED;
            return run.stage(stage::OVER);
        }
        let fighter = match (top.left, run.state.fight.foe) {
            (0, _) => top.me,
            (1, Foe::Character(it)) => it,
            _ => return run.stage(stage::ROLL),
        };
        let side = usize::from(top.left);
        let choice = self.arms_to_choose(run.state, fighter, side);
        match choice {
            Arms::All(arms) => {
                run.state.fight.arms[side] = arms;
                run.frame().left += 1;
            }
            Arms::Choose => run.ask(fighter),
        }
    }

    fn arms_to_choose(&self, state: &State, seat: Seat, side: usize) -> Arms {
        let taken = state.fight.arms[side];
        let most = self.number(state, seat, Number::Weapons).clamp(0, 2) as usize;
        let have = taken.iter().filter(|card| **card != NOTHING).count();
        if state.fight.by != Ability::Strength || have >= most {
            return Arms::All(taken);
        }
        let weapons: Vec<CardId> =
            self.weapons(state, seat).filter(|card| !taken.contains(&card.0)).collect();
        let alike =
            weapons.windows(2).all(|pair| self.kit().face(pair[0]).name == self.kit().face(pair[1]).name);
        if weapons.len() <= most - have || alike {
            let mut arms = taken;
            for card in weapons {
                if let Some(free) = arms.iter_mut().take(most).find(|place| **place == NOTHING) {
                    *free = card.0;
                }
            }
            return Arms::All(arms);
        }
        Arms::Choose
    }

    /// The Weapons that a player may use.
    pub(crate) fn weapons<'s>(&'s self, state: &'s State, seat: Seat) -> impl Iterator<Item = CardId> + 's {
        state.at(Spot::held(seat)).filter(move |card| {
            let name = self.kit().face(*card).name;
            self.entry(*card).class == Some(Class::Weapon)
                && self.may_wield(state, seat, name)
                && self.may_use(state, seat, crate::components::Source::Name(name))
        })
    }

    /// The dice fall: the foe's first, so that whoever may spend fate sees both (TM-6 3).
    fn throw<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let fight = run.state.fight;
        let mut foe_dice = [0; 2];
        if !fight.no_die {
            let count = match fight.foe {
                Foe::Character(it) => self.attack_dice(run.state, it),
                _ => 1,
            };
            for die in foe_dice.iter_mut().take(count) {
                *die = run.dice.die();
            }
        }
        run.state.fight.foe_dice = foe_dice;
        if !matches!(fight.foe, Foe::Character(_)) && foe_dice[0] > 0 {
            run.tell(|| Event::FoeRolled { dice: vec![foe_dice[0]] });
        }
        run.stage(stage::DEFENCE);
        let mut roll = Roll { by: top.me, tag: Tag::Attack, highest: true, ..Roll::NONE };
        let count = self.attack_dice(run.state, top.me);
        for die in roll.dice.iter_mut().take(count) {
            *die = run.dice.die();
        }
        self.roll_falls(run, roll);
    }

    fn attack_dice(&self, state: &State, seat: Seat) -> usize {
        if state.fight.by == Ability::Strength {
            self.number(state, seat, Number::BattleDice).clamp(1, 2) as usize
        } else {
            1
        }
    }

    /// The attacker's score is known; a character who defends himself settles his dice.
    fn defend<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        run.stage(stage::SCORES);
        run.state.fight.score = top.n + self.ability(run.state, top.me, run.state.fight.by);
        let fight = run.state.fight;
        if let Foe::Character(it) = fight.foe
            && fight.foe_dice[0] > 0
        {
            let [first, second] = fight.foe_dice;
            let roll =
                Roll { by: it, tag: Tag::Attack, highest: true, dice: [first, second, 0], ..Roll::NONE };
            self.roll_falls(run, roll);
        }
    }

    fn compare<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let fight = run.state.fight;
        let foe_score = match fight.foe {
            Foe::Character(it) => {
                let die = if fight.foe_dice[0] > 0 { top.n } else { 0 };
                die + self.ability(run.state, it, fight.by)
            }
            _ => {
                let menace = self.number(run.state, top.me, Number::Menace);
                fight.value as i8 + fight.foe_dice[0] as i8 + menace
            }
        };
        run.state.fight.foe_score = foe_score;
        run.state.fight.decided = true;
        let winner = match fight.score.cmp(&foe_score) {
            _ if fight.stand_off => None,
            core::cmp::Ordering::Greater => Some(true),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Less => Some(false),
        };
        run.state.fight.winner = match (winner, fight.foe) {
            (Some(true), _) => Some(top.me),
            (Some(false), Foe::Character(it)) => Some(it),
            _ => None,
        };
        let (seat, score) = (top.me, fight.score);
        run.tell(|| Event::FightEnded { seat, score, foe_score, won: winner });
        let frame = run.frame();
        frame.stage = stage::DECIDED;
        frame.n = match winner {
            Some(true) => result::WON,
            Some(false) => result::LOST,
            None => result::DRAWN,
        };
    }

    fn decide<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let fight = run.state.fight;
        run.stage(stage::OUTCOME);
        match (fight.foe, top.n) {
            (Foe::Cards(_), result::WON) => {
                run.state.fight.blood = true;
                run.stage(stage::KILLING);
            }
            (Foe::Creature(_), result::WON) => {}
            (Foe::Creature(_) | Foe::Cards(_), lost) => {
                run.state.turn.ended = true;
                if lost == result::LOST {
                    self.stake(run, &Frame::new(Kind::Fight, top.me), table::Seats::one(top.me), 1);
                    run.state.loss.beaten = fight.by == Ability::Strength;
                }
            }
            (Foe::Character(it), outcome) => {
                run.state.turn.ended = true;
                let (winner, loser) = if outcome == result::WON { (top.me, it) } else { (it, top.me) };
                if outcome != result::DRAWN {
                    run.push(Frame { it: loser, ..Frame::new(Kind::Spoils, winner) });
                }
            }
            (Foe::Nobody, _) => {}
        }
    }

    /// The Enemies are killed one after the other; if one is preserved the fight is a stand-off.
    fn kill_foes<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        if run.state.fight.stand_off {
            run.state.turn.ended = true;
            run.state.fight.winner = None;
            run.state.fight.blood = false;
            let frame = run.frame();
            (frame.n, frame.stage) = (result::DRAWN, stage::OUTCOME);
            return;
        }
        let next = {
            let state = &*run.state;
            let lying = state.lying(state.side(top.me).space);
            let foes: Vec<CardId> = self.foes(state).collect();
            lying.cards().iter().copied().find(|card| foes.contains(card))
        };
        let Some(card) = next else { return run.stage(stage::OUTCOME) };
        run.state.marks[card.index()] |= mark::MET;
        run.push(Frame { that: card.0, ..Frame::new(Kind::Kill, top.me) });
    }

    /// What the end of a fight sets off for a fighter.
    fn outcome_of<L: Log<Event>>(&self, run: &mut Run<'_, L>, seat: Seat) {
        if run.state.side(seat).is_alive() {
            let occasion = Occasion::of(Moment::Outcome, seat);
            self.fire(run, seat, &occasion);
        }
    }

    fn end_fight<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame) {
        let duel = matches!(run.state.fight.foe, Foe::Character(_));
        run.state.turn.ended |= duel;
        run.state.fight = Fight::NONE;
        self.end_lasting(run, |lasting| lasting.until == Until::Fight);
        run.pop();
        if let Some(below) = run.state.stack.top_mut() {
            below.n = top.n;
        }
    }

    pub(super) fn list_fight(&self, state: &State, top: &Frame, into: &mut Vec<Move>) {
        if top.stage == stage::EVADE {
            into.extend([Move::Fight, Move::Evade]);
            return;
        }
        let fighter = match (top.left, state.fight.foe) {
            (1, Foe::Character(it)) => it,
            _ => top.me,
        };
        let taken = state.fight.arms[usize::from(top.left) % 2];
        let mut names = crate::components::NameSet::default();
        for card in self.weapons(state, fighter) {
            let name = self.kit().face(card).name;
            if !taken.contains(&card.0) && !names.contains(name) {
                names.insert(name);
                into.push(Move::Card(self.kit().face(card).code));
            }
        }
    }

    pub(super) fn answer_fight<L: Log<Event>>(&self, run: &mut Run<'_, L>, top: &Frame, choice: &Move) {
        match choice {
            Move::Evade => {
                let seat = match run.state.fight.foe {
                    Foe::Character(it) => it,
                    _ => top.me,
                };
                run.tell(|| Event::Evaded { seat });
                let foes: Vec<CardId> = self.foes(run.state).collect();
                for card in foes {
                    run.state.marks[card.index()] |= mark::MET;
                }
                run.state.fight.decided = true;
                let frame = run.frame();
                (frame.n, frame.stage) = (result::AVOIDED, stage::OVER);
            }
            Move::Card(code) => {
                let side = usize::from(top.left) % 2;
                if let Some(card) = self.kit().card(*code)
                    && let Some(free) = run.state.fight.arms[side].iter_mut().find(|place| **place == NOTHING)
                {
                    *free = card.0;
                }
            }
            _ => run.stage(stage::WINDOW),
        }
    }
}

/// What a fighter takes up.
enum Arms {
    /// These, without being asked.
    All([u16; 2]),
    /// He has to choose.
    Choose,
}

/// The Weapons that add most, for whoever reckons before the fight.
pub(crate) fn strongest_arms(game: &Talisman, state: &State, seat: Seat) -> [u16; 2] {
    let most = game.number(state, seat, Number::Weapons).clamp(0, 2) as usize;
    let mut arms = [NOTHING; 2];
    let mut trial = *state;
    trial.fight = Fight { attacker: seat, foe: Foe::Creature(None), by: Ability::Strength, ..Fight::NONE };
    let mut weapons: Vec<(i8, u16)> = game
        .weapons(state, seat)
        .map(|card| {
            trial.fight.arms[0] = [card.0, NOTHING];
            (-game.ability(&trial, seat, Ability::Strength), card.0)
        })
        .collect();
    weapons.sort_unstable();
    for (place, (_, card)) in arms.iter_mut().take(most).zip(weapons) {
        *place = card;
    }
    arms
}
