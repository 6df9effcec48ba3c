//! Ctrl-C: the first one asks for an orderly end, the second one does not ask.

use crate::failure::INTERRUPTED;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that Ctrl-C raises; whoever works for long looks at it now and then.
pub(crate) fn flag() -> &'static AtomicBool {
    // Where no handler can be set, Ctrl-C ends the program as it always did.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    });
    &STOP
}

/// Lets Ctrl-C end the program at once, but never in the middle of a line of output.
pub(crate) fn end_between_lines() {
    let _ = ctrlc::set_handler(|| {
        let _between = io::stdout().lock();
        std::process::exit(INTERRUPTED.into());
    });
}

/// Was it raised?
pub(crate) fn raised() -> bool {
    STOP.load(Ordering::Relaxed)
}
