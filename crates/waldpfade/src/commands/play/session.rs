//! The match itself: who is asked, what they are told, what they may order.

use super::board::board;
use super::input::Input;
use super::order::Order;
use super::outline::outline;
use crate::commands::thought::Thought;
use crate::commands::{draw, rules, score, suggest};
use crate::failure::Failure;
use crate::files;
use crate::tongue::Tongue;
use opponents::{Budget, Level, Stop};
use shelf::{AnyGame, AnyMatch, Choice, Said};
use sketch::Look;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{Phrase, Score, Seat, Seed, Viewer};
use words::Words;

/// Up to so many moves are listed without being asked for.
const FEW: usize = 12;

/// So many moves are listed at most.
const MANY: usize = 60;

/// How many moves a hint names.
const HINTS: usize = 3;

/// A match in the terminal.
pub(super) struct Session<'a> {
    tongue: &'a Tongue,
    game: &'a dyn AnyGame,
    words: Words,
    game_match: Box<dyn AnyMatch>,
    /// Who plays each seat: a computer player, or a person.
    players: Vec<Option<Level>>,
    /// How many plies each seat has heard of.
    heard: Vec<usize>,
    /// A picture that is kept up to date.
    picture: Option<PathBuf>,
    /// Which person was asked last.
    asked: Option<Seat>,
    /// How much computer players may think.
    thought: Thought,
    ended: bool,
}

enum Next {
    /// Ask the same seat again.
    Ask,
    /// The match has changed.
    GoOn,
    Quit,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        tongue: &'a Tongue,
        game: &'a dyn AnyGame,
        game_match: Box<dyn AnyMatch>,
        players: Vec<Option<Level>>,
        picture: Option<PathBuf>,
        thought: Thought,
    ) -> Session<'a> {
        let heard = vec![0; players.len()];
        Session {
            tongue,
            game,
            words: game.words(tongue.lang()),
            game_match,
            players,
            heard,
            picture,
            asked: None,
            thought,
            ended: false,
        }
    }

    pub(super) fn run(mut self, input: &mut Input) -> Result<ExitCode, Failure> {
        self.greet()?;
        loop {
            self.computers_move()?;
            let seat = self.person_to_ask();
            if !self.curtain(seat, input)? {
                return Ok(ExitCode::SUCCESS);
            }
            if let Some(path) = self.picture.clone() {
                self.draw(self.looker(seat), &path)?;
            }
            self.tell_news(seat)?;
            if seat.is_none() && !self.ended {
                self.ended = true;
                self.tell_standing(None)?;
                if self.players.iter().all(Option::is_some) {
                    return Ok(ExitCode::SUCCESS);
                }
                self.say(&Phrase::new("play-over"))?;
            }
            if let Some(seat) = seat {
                self.list_if_few(seat)?;
            }
            loop {
                let Some(line) = input.line(&self.prompt(seat))? else { return Ok(ExitCode::SUCCESS) };
                match self.obey(&line, seat)? {
                    Next::Ask => {}
                    Next::GoOn => break,
                    Next::Quit => return Ok(ExitCode::SUCCESS),
                }
            }
        }
    }

    fn budget(&self) -> Budget {
        self.thought.budget(Stop::default())
    }

    fn say(&self, phrase: &Phrase) -> Result<(), Failure> {
        files::print_line(&self.tongue.say(phrase))
    }

    fn greet(&self) -> Result<(), Failure> {
        files::print_line(&format!(
            "{} – {}",
            self.words.text_or_key("title"),
            self.words.text_or_key("tagline")
        ))?;
        for (index, player) in self.players.iter().enumerate() {
            let seat = Seat(index as u8);
            let phrase = match player {
                Some(level) => Phrase::new("play-computer").with("who", seat).with("level", level.name()),
                None => Phrase::new("play-person").with("who", seat),
            };
            self.say(&phrase)?;
        }
        self.say(&Phrase::new("play-greeting"))
    }

    /// Lets computer players decide until only people are waited for.
    fn computers_move(&mut self) -> Result<(), Failure> {
        loop {
            let status = self.game_match.status();
            let asked = status.waiting.iter().find_map(|seat| Some((seat, self.players[seat.index()]?)));
            let Some((seat, level)) = asked else { return Ok(()) };
            // Not the seed of the match: a computer player must not know the dice.
            let seed =
                Seed::from_number(0x9a7b).derive("play", u64::from(status.ply) << 8 | u64::from(seat.0));
            let choice = self.game_match.decision(seat).decide(level, self.budget(), seed);
            let played = choice.map(|choice| self.game_match.play(seat, Said::Text(&choice)));
            match played {
                Some(Ok(())) => {}
                Some(Err(refusal)) => return Err(Failure::Told(vec![self.words.refusal(&refusal)])),
                None => return Err(Phrase::new("play-stuck").with("who", seat).into()),
            }
        }
    }

    fn person_to_ask(&self) -> Option<Seat> {
        self.game_match.status().waiting.first()
    }

    /// Between two people at one keyboard, where one may not see what the other sees: the screen is wiped until the
    /// next one has sat down. `false` at the end of input.
    fn curtain(&mut self, seat: Option<Seat>, input: &mut Input) -> Result<bool, Failure> {
        let Some(seat) = seat else { return Ok(true) };
        let before = self.asked.replace(seat);
        let hidden = |other: &Seat| self.game_match.hides(Viewer::Seat(*other));
        let changed = before.is_some_and(|before| before != seat);
        let several = self.players.iter().filter(|player| player.is_none()).count() > 1;
        let first = before.is_none() && several;
        if !(changed || first) || !Seat::all(self.game_match.seats()).any(|other| hidden(&other)) {
            return Ok(true);
        }
        input.wipe()?;
        Ok(input.line(&self.tongue.say(&Phrase::new("play-curtain").with("who", seat)))?.is_some())
    }

    /// Through whose eyes things are shown: whoever is asked; at the end everybody's who plays alone.
    fn looker(&self, seat: Option<Seat>) -> Viewer {
        let mut people = (0..self.players.len()).filter(|index| self.players[*index].is_none());
        match (seat, people.next(), people.next()) {
            (Some(seat), ..) => Viewer::Seat(seat),
            (None, Some(only), None) => Viewer::Seat(Seat(only as u8)),
            _ => Viewer::Spectator,
        }
    }

    /// Tells a seat what has happened since it was told last; at the end, everybody together.
    fn tell_news(&mut self, seat: Option<Seat>) -> Result<(), Failure> {
        let viewer = self.looker(seat);
        let played = self.game_match.played();
        let first = match viewer {
            Viewer::Seat(seat) => core::mem::replace(&mut self.heard[seat.index()], played),
            Viewer::Spectator => self.heard.iter().copied().min().unwrap_or(0),
        };
        self.tell(first, viewer)?;
        if viewer == Viewer::Spectator {
            self.heard.fill(played);
        }
        Ok(())
    }

    fn tell_standing(&self, seat: Option<Seat>) -> Result<(), Failure> {
        let viewer = self.looker(seat);
        files::print_line(&score::standing(&*self.game_match, Some(viewer), &self.words, self.tongue))
    }

    fn tell(&self, from: usize, viewer: Viewer) -> Result<(), Failure> {
        for ply in from..self.game_match.played() {
            for happening in self.game_match.happened(ply, Some(viewer)) {
                files::print_line(&format!("{:>4}  {}", ply + 1, self.words.say(&happening.told)))?;
            }
        }
        Ok(())
    }

    fn prompt(&self, seat: Option<Seat>) -> String {
        let Some(seat) = seat else { return "> ".to_owned() };
        let points: Vec<String> = self
            .game_match
            .standing(seat.into())
            .iter()
            .map(|score: &Score| score.total().to_string())
            .collect();
        let phrase = Phrase::new("play-prompt")
            .with("who", seat)
            .with("points", points.join(":"))
            .with("moves", self.game_match.volunteered(seat).len());
        self.tongue.say(&phrase) + " > "
    }

    /// A number may stand for a move of the list, unless moves are written as numbers themselves.
    fn numbered(moves: &[Choice]) -> bool {
        !moves.iter().any(|choice| choice.text.parse::<u64>().is_ok())
    }

    fn list_if_few(&self, seat: Seat) -> Result<(), Failure> {
        if self.game_match.volunteered(seat).len() <= FEW { self.list(seat, "") } else { Ok(()) }
    }

    /// Lists the moves in which a text occurs, but those that a player has to find himself.
    fn list(&self, seat: Seat, wanted: &str) -> Result<(), Failure> {
        let moves = self.game_match.volunteered(seat);
        let numbered = Session::numbered(&moves);
        let wanted = wanted.to_lowercase();
        let mut left_out = 0;
        let mut shown = 0;
        for (index, choice) in moves.iter().enumerate() {
            let described = match self.game_match.describe(seat, Said::Text(&choice.text)) {
                Ok(phrase) => self.words.say(&phrase),
                Err(_) => String::new(),
            };
            let fits =
                choice.text.to_lowercase().contains(&wanted) || described.to_lowercase().contains(&wanted);
            if !fits {
                continue;
            }
            if shown == MANY {
                left_out += 1;
                continue;
            }
            shown += 1;
            let number = if numbered { format!("{:>3}  ", index + 1) } else { "     ".to_owned() };
            files::print_line(&format!("{number}{:<12}  {described}", choice.text))?;
        }
        if left_out > 0 {
            self.say(&Phrase::new("play-more-moves").with("count", left_out))?;
        } else if shown == 0 {
            self.say(&Phrase::new("play-no-moves").with("text", wanted))?;
        }
        Ok(())
    }

    fn obey(&mut self, line: &str, seat: Option<Seat>) -> Result<Next, Failure> {
        if line.is_empty() {
            return Ok(Next::Ask);
        }
        let moves = seat.map(|seat| self.game_match.moves(seat)).unwrap_or_default();
        let legal = moves.iter().any(|choice| choice.text.eq_ignore_ascii_case(line));
        match Order::read(line, self.tongue).filter(|_| !legal) {
            Some((order, rest)) => self.order(order, rest, seat),
            None => self.play(line, seat),
        }
    }

    fn play(&mut self, line: &str, seat: Option<Seat>) -> Result<Next, Failure> {
        let Some(seat) = seat else {
            self.say(&Phrase::new("play-over"))?;
            return Ok(Next::Ask);
        };
        let moves = self.game_match.volunteered(seat);
        let number = line.parse::<usize>().ok().filter(|_| Session::numbered(&moves));
        let named = number.map(|number| number.checked_sub(1).and_then(|index| moves.get(index)));
        let choice = match named {
            None => line,
            Some(Some(choice)) => &choice.text,
            Some(None) => {
                self.say(&Phrase::new("play-no-number").with("most", moves.len()))?;
                return Ok(Next::Ask);
            }
        };
        match self.game_match.play(seat, Said::Text(choice)) {
            Ok(()) => Ok(Next::GoOn),
            Err(refusal) => {
                files::print_line(&self.words.refusal(&refusal))?;
                if refusal.rule.is_none() {
                    self.say(&Phrase::new("play-try-moves"))?;
                }
                Ok(Next::Ask)
            }
        }
    }

    fn order(&mut self, order: Order, rest: &str, seat: Option<Seat>) -> Result<Next, Failure> {
        match order {
            Order::Help => self.say(&Phrase::new("play-help"))?,
            Order::Quit => return Ok(Next::Quit),
            Order::Undo => return self.undo(seat),
            Order::Score => self.tell_standing(seat)?,
            Order::Log => self.tell(0, self.looker(seat))?,
            Order::Look => files::print_line(&outline(&self.game_match.view(self.looker(seat))))?,
            Order::Board => {
                let scene = self.game_match.draw(self.looker(seat), &self.words);
                files::print_line(&board(&scene, rest.parse().ok())?)?;
            }
            Order::Rules => self.rules(rest)?,
            Order::Moves | Order::Hint => match seat {
                None => self.say(&Phrase::new("play-over"))?,
                Some(seat) if order == Order::Moves => self.list(seat, rest)?,
                Some(seat) => self.hint(seat)?,
            },
            Order::Picture | Order::Save if rest.is_empty() => self.say(&Phrase::new("play-which-file"))?,
            Order::Picture => {
                let drawn = self.draw(self.looker(seat), Path::new(rest));
                self.wrote(drawn, rest)?;
            }
            Order::Save => {
                let saved = files::write(Path::new(rest), super::record(&*self.game_match).as_bytes());
                self.wrote(saved, rest)?;
            }
        }
        Ok(Next::Ask)
    }

    /// A file that cannot be written is no reason to end the match.
    fn wrote(&self, result: Result<(), Failure>, file: &str) -> Result<(), Failure> {
        match result {
            Ok(()) => self.say(&Phrase::new("play-wrote").with("file", file)),
            Err(Failure::Problem(problem)) => self.say(&problem),
            Err(other) => Err(other),
        }
    }

    fn draw(&self, viewer: Viewer, path: &Path) -> Result<(), Failure> {
        draw::save(&self.game_match.draw(viewer, &self.words), Look::light(), None, path)
    }

    fn rules(&self, named: &str) -> Result<(), Failure> {
        let named: Vec<String> = named.split_whitespace().map(str::to_owned).collect();
        match rules::choose(self.game.rules(), &named) {
            Ok(chosen) => chosen
                .into_iter()
                .try_for_each(|rule| files::print_line(&rules::as_text(rule, &self.words, self.tongue))),
            Err(Failure::Problem(problem)) => self.say(&problem),
            Err(other) => Err(other),
        }
    }

    fn hint(&self, seat: Seat) -> Result<(), Failure> {
        let seed = suggest::seed(u64::from(self.game_match.status().ply));
        for hint in self.game_match.decision(seat).hints(Level::Hard, self.budget(), seed, HINTS) {
            files::print_line(&suggest::as_text(&hint, &self.words, self.tongue))?;
        }
        Ok(())
    }

    /// Takes back to the last decision of whoever is asked, if nobody learnt anything since.
    fn undo(&mut self, seat: Option<Seat>) -> Result<Next, Failure> {
        let played = self.game_match.played();
        let own = (0..played).rev().find(|&ply| {
            self.game_match.mover(ply).is_some_and(|mover| match seat {
                Some(seat) => mover == seat,
                None => self.players[mover.index()].is_none(),
            })
        });
        let Some(own) = own else {
            self.say(&Phrase::new("play-nothing-to-undo"))?;
            return Ok(Next::Ask);
        };
        let back = played - own;
        if back > self.game_match.free_undo() || self.game_match.undo(back).is_err() {
            self.say(&Phrase::new("play-undo-not-free"))?;
            return Ok(Next::Ask);
        }
        self.ended = false;
        for heard in &mut self.heard {
            *heard = (*heard).min(own);
        }
        self.say(&Phrase::new("play-undone").with("plies", back))?;
        Ok(Next::GoOn)
    }
}
