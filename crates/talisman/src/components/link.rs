//! Putting the box together: texts get numbers, fragments are put in place, names are looked up.

use super::leaf::{Leaf, Mode, Source, What};
use super::read::fault;
use super::{NameId, NameSet};
use crate::language::{
    CardEntry, Cards, Class, Cond, Family, Filter, Kind, Modifier, Modifiers, Offer, Once, Over, Permission,
    Prohibition, Reaction, Sort, Status, Step, Target, Text, TextId, Zone,
};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use table::{Fault, Phrase};

/// How many different reactions can be used up: a bit each, and one for all that cannot.
const SLOTS: u8 = 63;

/// How deep fragments may stand in fragments.
const DEPTH: u8 = 4;
/// How deep texts may stand in texts; those of the game need a third of it.
const DEEPEST: u8 = 12;
/// How many steps all texts of a box may have, fragments put in place: many times what the game needs, and little
/// enough that fragments of fragments fill no memory.
const MOST_STEPS: usize = 16_384;

/// Links the texts of one box.
#[derive(Clone, Debug, Default)]
pub(super) struct Linker {
    /// All texts by their numbers; the first is empty.
    pub texts: Vec<Arc<[Step]>>,
    /// Names of the texts: of the entry they stand in, and their number there.
    pub text_names: Vec<String>,
    /// How many texts each entry has so far.
    pub names_given: FxHashMap<String, u16>,
    /// Texts that are offers for the next move.
    pub offers: Vec<u16>,
    /// All modifiers, laid out.
    pub leaves: Vec<Leaf>,
    /// For each reaction its place among the leaves.
    pub reactions: Vec<u16>,
    /// How many lists of lasting modifiers there are.
    pub lists: u8,
    /// How deep inside texts it is.
    depth: u8,
    /// How many steps were linked.
    steps: usize,
    /// What was found to be wrong.
    pub faults: Vec<Fault>,
    /// How many bits of used reactions are given out.
    pub slots: u8,
    /// Fragments by their names.
    pub fragments: FxHashMap<String, Vec<Step>>,
    /// Names of cards.
    pub names: FxHashMap<String, NameId>,
    /// What words say of each name.
    pub sorts: Vec<CardSorts>,
    /// Keys of spaces.
    pub spaces: Vec<String>,
    /// Keys of quests.
    pub quests: Vec<String>,
    /// Where it is: file, line, entry.
    pub at: (&'static str, usize, String),
    /// What speaks there.
    pub source: Option<Source>,
}

/// Does a filter speak of cards that somebody has or gets? Enemies are Followers then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owned {
    Yes,
    No,
}

/// What the words of filters ask of a name.
#[derive(Clone, Debug)]
pub(super) struct CardSorts {
    kind: Kind,
    class: Option<Class>,
    family: Option<Family>,
    strong: bool,
}

impl CardSorts {
    pub(super) fn of(entry: &CardEntry) -> CardSorts {
        let CardEntry { kind, class, family, strength, .. } = *entry;
        CardSorts { kind, class, family, strong: strength.is_some() }
    }
}

impl Linker {
    /// Something is wrong where it is.
    pub(super) fn wrong(&mut self, reason: Phrase) {
        let (file, line, entry) = &self.at;
        self.faults.push(fault(file, *line, entry, reason));
    }

    /// Gives a text and all inside it their numbers.
    pub(super) fn text(&mut self, text: &mut Text) {
        let mut steps = Vec::new();
        if self.depth < DEEPEST {
            self.inline(&text.steps, DEPTH, &mut steps);
        } else if !text.is_empty() {
            self.endless();
        }
        if steps.is_empty() {
            *text = Text::default();
            return;
        }
        self.depth += 1;
        for step in &mut steps {
            self.step(step);
        }
        self.depth -= 1;
        let steps: Arc<[Step]> = steps.into();
        if self.texts.is_empty() {
            self.texts.push(Arc::default());
            self.text_names.push(String::new());
        }
        let before = self.names_given.entry(self.at.2.clone()).or_default();
        *before += 1;
        self.text_names.push(format!("{}#{before}", self.at.2));
        *text = Text { id: TextId(self.texts.len() as u16), steps: Arc::clone(&steps) };
        self.texts.push(steps);
    }

    /// Tells once that there is no end to a text, and links no more.
    fn endless(&mut self) {
        if self.steps != usize::MAX {
            self.steps = usize::MAX;
            self.wrong(Phrase::new("fault-endless"));
        }
    }

    fn inline(&mut self, steps: &[Step], depth: u8, into: &mut Vec<Step>) {
        for step in steps {
            if self.steps >= MOST_STEPS {
                return self.endless();
            }
            self.steps += 1;
            let Step::Do(name) = step else {
                into.push(step.clone());
                continue;
            };
            match self.fragments.get(name).cloned() {
                Some(fragment) if depth > 0 => self.inline(&fragment, depth - 1, into),
                _ => self.wrong(Phrase::new("fault-fragment").with("name", name.as_str())),
            }
        }
    }

    fn step(&mut self, step: &mut Step) {
        match step {
            Step::Gain(..)
            | Step::Lose(..)
            | Step::Restore(..)
            | Step::Hand(..)
            | Step::Go { .. }
            | Step::Turn(_)
            | Step::Alter(_)
            | Step::Call(_)
            | Step::Do(_) => {}
            Step::Put(cards, _) | Step::Look(cards) => self.cards(cards),
            Step::Choose { of, .. } => of.iter_mut().for_each(|offer| self.offer(offer)),
            Step::If { is, then, otherwise } => {
                self.cond(is);
                self.text(then);
                self.text(otherwise);
            }
            Step::Roll { rows, .. } => {
                let mut next = None;
                for row in &mut *rows {
                    // Wider than a result: nothing can follow a row that is open above.
                    if next.is_some_and(|next| i16::from(row.0.low) != next) {
                        self.wrong(Phrase::new("fault-rows").with("row", row.0.to_string()));
                    }
                    next = Some(i16::from(row.0.high) + 1);
                    self.text(&mut row.1);
                }
            }
            Step::Each(over, text) => {
                if let Over::Cards(cards) = over {
                    self.cards(cards);
                }
                self.text(text);
            }
            Step::Fight { won, .. } => self.text(won),
            Step::Become(status) => {
                if let Status::Sworn(quest) = status
                    && !self.quests.contains(quest)
                {
                    let reason = Phrase::new("fault-quest").with("name", quest.as_str());
                    self.wrong(reason);
                }
            }
            Step::For(_, modifiers) => self.lasting(modifiers),
            Step::Later(text) => {
                self.text(text);
                self.offers.push(text.id.0);
            }
        }
    }

    fn offer(&mut self, offer: &mut Offer) {
        self.cond(&mut offer.when);
        self.text(&mut offer.pay);
        self.text(&mut offer.does);
    }

    fn cards(&mut self, cards: &mut Cards) {
        if let Cards::Pick(zone, filter, _) | Cards::All(zone, filter) = cards {
            self.zone(*zone, filter);
        }
    }

    fn cond(&mut self, cond: &mut Cond) {
        match cond {
            Cond::Always | Cond::Is(..) | Cond::In(_) | Cond::Cmp(..) | Cond::Fact(_) => {}
            Cond::Has(_, filter) => self.filter(filter, Owned::Yes),
            Cond::That(filter) => self.filter(filter, Owned::No),
            Cond::At(spaces) => self.space_keys(spaces),
            Cond::Not(cond) => self.cond(cond),
            Cond::All(conds) | Cond::Any(conds) => conds.iter_mut().for_each(|cond| self.cond(cond)),
        }
    }

    fn space_keys(&mut self, keys: &[String]) {
        for key in keys {
            if !self.spaces.contains(key) {
                self.wrong(Phrase::new("fault-space-name").with("name", key.as_str()));
            }
        }
    }

    fn zone(&mut self, zone: Zone, filter: &mut Filter) {
        let owned = if matches!(zone, Zone::Of(_)) { Owned::Yes } else { Owned::No };
        self.filter(filter, owned);
    }

    fn filter(&mut self, filter: &mut Filter, owned: Owned) {
        let mut names = NameSet::default();
        let positive = filter.sorts.iter().any(|sort| !matches!(sort, Sort::Not(_)));
        for (index, card) in self.sorts.iter().enumerate() {
            let name = NameId(index as u8);
            let wanted = !positive
                || filter
                    .sorts
                    .iter()
                    .any(|sort| !matches!(sort, Sort::Not(_)) && self.fits(sort, name, card, owned));
            let banned = filter
                .sorts
                .iter()
                .any(|sort| matches!(sort, Sort::Not(inner) if self.fits(inner, name, card, owned)));
            if wanted && !banned {
                names.insert(name);
            }
        }
        filter.names = names;
        let unknown: Vec<String> = filter
            .sorts
            .iter()
            .filter_map(|sort| match sort {
                Sort::Named(key) => Some(key),
                Sort::Not(inner) => match &**inner {
                    Sort::Named(key) => Some(key),
                    _ => None,
                },
                _ => None,
            })
            .filter(|key| !self.names.contains_key(*key))
            .cloned()
            .collect();
        for key in unknown {
            self.wrong(Phrase::new("fault-card-name").with("name", key));
        }
    }

    fn fits(&self, sort: &Sort, name: NameId, card: &CardSorts, owned: Owned) -> bool {
        match sort {
            Sort::Any => true,
            Sort::Enemy => card.kind == Kind::Enemy,
            Sort::Stranger => card.kind == Kind::Stranger,
            Sort::Follower => {
                card.kind == Kind::Follower || (owned == Owned::Yes && card.kind == Kind::Enemy)
            }
            Sort::Object => matches!(card.kind, Kind::Object | Kind::MagicObject),
            Sort::MagicObject => card.kind == Kind::MagicObject,
            Sort::Spell => card.kind == Kind::Spell,
            Sort::Weapon => card.class == Some(Class::Weapon),
            Sort::Armour => card.class == Some(Class::Armour),
            Sort::Animal => card.family == Some(Family::Animal),
            Sort::Dragon => card.family == Some(Family::Dragon),
            Sort::Monster => card.family == Some(Family::Monster),
            Sort::Spirit => card.family == Some(Family::Spirit),
            Sort::Strong => card.strong,
            Sort::Named(key) => self.names.get(key) == Some(&name),
            Sort::Not(inner) => !self.fits(inner, name, card, owned),
        }
    }

    fn lasting(&mut self, modifiers: &mut Modifiers) {
        modifiers.id = self.lists;
        match self.lists.checked_add(1) {
            Some(lists) => self.lists = lists,
            None => self.endless(),
        }
        let mut list = modifiers.list.to_vec();
        self.modifiers(&mut list, Mode::Lasting(modifiers.id), &[]);
        modifiers.list = list.into();
    }

    /// Links modifiers and lays them out.
    pub(super) fn modifiers(&mut self, modifiers: &mut [Modifier], mode: Mode, conds: &[Cond]) {
        for modifier in modifiers {
            let what = match modifier {
                Modifier::Number(number, amount) => What::Number(*number, amount.clone()),
                Modifier::Fix(number, amount) => What::Fix(*number, amount.clone()),
                Modifier::Can(permission) => {
                    self.permission(permission);
                    What::Can(permission.clone())
                }
                Modifier::Cannot(prohibition) => {
                    self.prohibition(prohibition);
                    What::Cannot(prohibition.clone())
                }
                Modifier::On(reaction) => {
                    self.reaction(reaction, mode, conds);
                    continue;
                }
                Modifier::When(cond, inner) => {
                    self.cond(cond);
                    let conds: Vec<Cond> = conds.iter().chain([&*cond]).cloned().collect();
                    self.modifiers(inner, mode, &conds);
                    continue;
                }
            };
            self.leaf(mode, conds, what);
        }
    }

    fn leaf(&mut self, mode: Mode, conds: &[Cond], what: What) {
        if let Some(source) = self.source {
            self.leaves.push(Leaf { source, mode, conds: conds.into(), what });
        }
    }

    /// Links a reaction and lays it out.
    pub(super) fn reaction(&mut self, reaction: &mut Reaction, mode: Mode, conds: &[Cond]) {
        self.cond(&mut reaction.when);
        match &mut reaction.target {
            Some(Target::Character(cond) | Target::Other(cond)) => self.cond(cond),
            Some(Target::Card(zone, filter)) => self.zone(*zone, filter),
            Some(Target::Active | Target::Space) | None => {}
        }
        self.text(&mut reaction.pay);
        self.text(&mut reaction.does);
        if reaction.at.is_empty() {
            self.wrong(Phrase::new("fault-no-moment"));
        }
        reaction.id = self.reactions.len() as u16;
        let source = self.source;
        let before =
            self.leaves.iter().filter(|leaf| Some(leaf.source) == source && matches!(leaf.what, What::On(_)));
        reaction.ordinal = before.count() as u8 + 1;
        if mode != Mode::InHand && !reaction.must && reaction.once != Once::Often {
            reaction.slot = self.slots;
            self.slots += 1;
            if self.slots > SLOTS {
                self.wrong(Phrase::new("fault-too-many-reactions").with("most", SLOTS));
            }
        } else {
            reaction.slot = SLOTS;
        }
        self.reactions.push(self.leaves.len() as u16);
        self.leaf(mode, conds, What::On(Arc::new(reaction.clone())));
    }

    fn permission(&mut self, permission: &mut Permission) {
        match permission {
            Permission::Evade(spaces) | Permission::Skip(spaces) => self.space_keys(spaces),
            Permission::Spare(filter) => self.filter(filter, Owned::No),
            Permission::Psychic | Permission::See | Permission::Valley | Permission::Command => {}
        }
    }

    fn prohibition(&mut self, prohibition: &mut Prohibition) {
        match prohibition {
            Prohibition::Gain(filter) => self.filter(filter, Owned::Yes),
            Prohibition::Use(filter)
            | Prohibition::Count(filter)
            | Prohibition::Wield(filter)
            | Prohibition::Suffer(filter) => self.filter(filter, Owned::No),
            Prohibition::Lose(_, spaces) => self.space_keys(spaces),
            Prohibition::Cast
            | Prohibition::Spelled
            | Prohibition::Have
            | Prohibition::Ditch
            | Prohibition::Portal => {}
        }
    }
}
