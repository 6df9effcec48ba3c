//! Chat, and votes about an early end.

use super::news::What;
use super::table::Table;
use crate::naming::readable;
use crate::shapes::ChatView;
use crate::trouble::Trouble;
use std::sync::Arc;
use store::{NewChat, Person, PersonId, Said, TableState};
use table::Phrase;

/// So many letters may be said at once.
const LONGEST: usize = 500;

impl Table {
    /// Somebody says something; whoever watches may, too.
    ///
    /// Under an id of the speaker's choice the same words are said once, however often they are posted.
    pub async fn say(
        &mut self,
        person: &Person,
        text: &str,
        post: Option<String>,
    ) -> Result<ChatView, Trouble> {
        let text = readable(text);
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(Trouble::bad(Phrase::new("error-chat").with("most", LONGEST)));
        }
        let at = store::now();
        let chat = NewChat {
            table: self.id,
            person: person.id,
            name: person.name.clone(),
            text: text.clone(),
            at,
            post,
        };
        let store = Arc::clone(self.store());
        let Said { number, again } = store.say(chat).await?;
        if again {
            return self.said_before(number).await;
        }
        self.keep_chat(number, person.id, person.name.clone(), text, at);
        let said = self.chat.back().cloned().ok_or_else(Trouble::internal)?;
        self.news.publish(What::Chat(said.clone()));
        Ok(said)
    }

    async fn said_before(&self, number: u32) -> Result<ChatView, Trouble> {
        if let Some(said) = self.chat.iter().find(|said| said.number == number) {
            return Ok(said.clone());
        }
        let page = self.store().chat_page(self.id, Some(number.saturating_add(1)), 1).await?;
        let said = page.into_iter().next().ok_or_else(Trouble::internal)?;
        let seat = self.seat_of(said.person);
        Ok(ChatView { number: said.number, name: said.name, seat, text: said.text, at: said.at })
    }

    pub(super) fn keep_chat(&mut self, number: u32, person: PersonId, name: String, text: String, at: i64) {
        if self.chat.len() >= 100 {
            self.chat.pop_front();
        }
        self.chat.push_back(ChatView { number, name, seat: self.seat_of(person), text, at });
    }

    /// Somebody wants to end the match early, or no longer does. When all agree who play, it ends.
    pub async fn vote(&mut self, person: PersonId, end: bool) -> Result<(), Trouble> {
        self.must_sit(person)?;
        self.must_play()?;
        if end {
            self.votes.insert(person);
        } else {
            self.votes.remove(&person);
        }
        self.keep_wishes().await?;
        let votes = self.vote_view();
        self.news.publish(What::Vote(votes));
        self.end_if_all_agree().await
    }

    /// Who wants to end the match early, by seat.
    pub(super) fn vote_view(&self) -> Vec<u8> {
        self.votes.iter().filter_map(|person| self.seat_of(*person)).collect()
    }

    pub(super) async fn end_if_all_agree(&mut self) -> Result<(), Trouble> {
        let active = self.active();
        if self.votes.is_empty() || !active.is_subset(&self.votes) {
            return Ok(());
        }
        if self.given_up().is_empty() {
            self.finish(TableState::BrokenOff, None).await
        } else {
            // Whoever gave up has lost, and the others cannot spare him that.
            self.end_without_rules().await
        }
    }
}
