//! Posts that come twice: recognised by an id from their sender.
//!
//! A browser that hears nothing posts again, and so does a person. The ids of the last posts are kept with the table, in
//! the same write as what they did or before it, so that a server that falls in between does nothing twice.

use super::table::Table;
use crate::shapes::Undone;
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::PersonId;
use table::{Phrase, to_value};

/// Under this name the store keeps them.
const KEPT: &str = "posts";

/// So many are kept for a table.
const MOST: usize = 32;

/// The longest id.
const LONGEST: usize = 64;

/// A post that was acted on, or was about to be.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Post {
    by: PersonId,
    id: String,
    /// The epoch in which it came: when plies were taken back since, it was acted on.
    epoch: u32,
    /// Is it known that it was acted on?
    done: bool,
}

/// Is this an id that a post may have?
pub fn check_post(id: Option<&str>) -> Result<(), Trouble> {
    let sound =
        |id: &str| !id.is_empty() && id.len() <= LONGEST && id.bytes().all(|byte| byte.is_ascii_graphic());
    if id.is_none_or(sound) {
        Ok(())
    } else {
        Err(Trouble::bad(Phrase::new("error-post-id").with("most", LONGEST)))
    }
}

impl Table {
    fn posts(&self) -> Vec<Post> {
        let kept = self.row.extra.get(KEPT).cloned().unwrap_or_default();
        serde_json::from_value(kept).unwrap_or_default()
    }

    fn find_post(&self, by: PersonId, id: &str) -> Option<Post> {
        self.posts().into_iter().find(|post| post.by == by && post.id == id)
    }

    /// Notes a post, or that there is none of this id; with the next write it is kept.
    fn note_post(&mut self, by: PersonId, id: &str, done: Option<bool>) {
        let mut posts = self.posts();
        posts.retain(|post| post.by != by || post.id != id);
        if let Some(done) = done {
            posts.push(Post { by, id: id.to_owned(), epoch: self.row.epoch, done });
        }
        let oldest = posts.len().saturating_sub(MOST);
        let mut extra = self.row.extra.as_object().cloned().unwrap_or_default();
        extra.insert(KEPT.to_owned(), to_value(&posts[oldest..].to_vec()));
        self.row.extra = Value::Object(extra);
    }

    /// Keeps what was noted.
    async fn keep_posts(&mut self) -> Result<(), Trouble> {
        let extra = self.row.extra.clone();
        self.keep_extra(extra).await
    }

    /// A wish to take plies back, once for each id.
    pub async fn undo_once(
        &mut self,
        person: PersonId,
        plies: Option<u32>,
        id: Option<String>,
    ) -> Result<Undone, Trouble> {
        let Some(id) = id else { return self.undo(person, plies).await };
        // Only what may be asked is worth a write.
        self.must_sit(person)?;
        self.must_play()?;
        if let Some(post) = self.find_post(person, &id)
            && (post.done || post.epoch != self.row.epoch)
        {
            return Ok(self.undone(post.epoch != self.row.epoch));
        }
        // Kept before anything is taken back: the new epoch then says that it was.
        self.note_post(person, &id, Some(false));
        self.keep_posts().await?;
        match self.undo(person, plies).await {
            Ok(undone) if undone.done => Ok(undone),
            Ok(asked) => {
                self.note_post(person, &id, Some(true));
                self.keep_posts().await?;
                Ok(asked)
            }
            Err(trouble) => {
                self.note_post(person, &id, None);
                Err(trouble)
            }
        }
    }

    /// An answer to the wish of another, once for each id.
    pub async fn answer_undo_once(
        &mut self,
        person: PersonId,
        agree: bool,
        id: Option<String>,
    ) -> Result<Undone, Trouble> {
        let Some(id) = id else { return self.answer_undo(person, agree).await };
        self.must_sit(person)?;
        if let Some(post) = self.find_post(person, &id) {
            return Ok(self.undone(post.epoch != self.row.epoch));
        }
        self.note_post(person, &id, Some(true));
        self.answer_undo(person, agree).await.inspect_err(|_| self.note_post(person, &id, None))
    }

    /// A vote about an early end, once for each id: one that comes late does not undo a later one.
    pub async fn vote_once(
        &mut self,
        person: PersonId,
        end: bool,
        id: Option<String>,
    ) -> Result<(), Trouble> {
        let Some(id) = id else { return self.vote(person, end).await };
        self.must_sit(person)?;
        if self.find_post(person, &id).is_some() {
            return Ok(());
        }
        self.note_post(person, &id, Some(true));
        self.vote(person, end).await.inspect_err(|_| self.note_post(person, &id, None))
    }
}
