//! The task of an awake table: one deed after the other, and what time brings.

use super::hall::{Awake, Deed, Hall};
use super::table::Table;
use crate::trouble::Trouble;
use store::TableId;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// Lives until the table falls asleep.
pub(super) async fn live(
    hall: Hall,
    id: TableId,
    own: mpsc::WeakUnboundedSender<Deed>,
    mut deeds: mpsc::UnboundedReceiver<Deed>,
    awake: Awake,
) {
    let shared = hall.shared().clone();
    let mut closing = shared.closing.subscribe();
    let mut table = match Table::load(hall.clone(), id, own).await {
        Ok(table) => table,
        Err(trouble) => return shared.give_up(id, &mut deeds, &trouble).await,
    };
    loop {
        if table.is_broken() {
            // What the store holds is the truth; whoever asks next loads it again.
            table.cancel_thoughts();
            return shared.give_up(id, &mut deeds, &Trouble::stale()).await;
        }
        table.stir();
        if table.may_sleep() {
            let Some(deed) = shared.put_to_sleep(id, &mut deeds) else {
                let alarm = table.alarm();
                drop((table, awake));
                return wake_later(hall, id, alarm);
            };
            deed(Ok(&mut table)).await;
            continue;
        }
        let due = table.due();
        let far = Instant::now() + core::time::Duration::from_hours(1);
        tokio::select! {
            biased;
            () = async { let _ = closing.wait_for(|closing| *closing).await; } => {
                table.cancel_thoughts();
                return shared.give_up(id, &mut deeds, &Trouble::closing()).await;
            }
            deed = deeds.recv() => match deed {
                Some(deed) => deed(Ok(&mut table)).await,
                None => return,
            },
            () = sleep_until(due.unwrap_or(far)) => table.tick().await,
        }
    }
}

/// A sleeping table whose clock runs is woken when the time is out.
fn wake_later(hall: Hall, id: TableId, alarm: Option<Instant>) {
    let Some(alarm) = alarm else { return };
    tokio::spawn(async move {
        let mut closing = hall.shared().closing.subscribe();
        tokio::select! {
            () = sleep_until(alarm) => hall.wake(id),
            _ = closing.wait_for(|closing| *closing) => {}
        }
    });
}
