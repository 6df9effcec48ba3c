//! A record with one changed byte is no record any more, whichever byte it is.

use super::{call, records};

#[test]
fn verify_notices_every_changed_byte() {
    let text = records::record(shelf::IDS[0], 2);
    call(["verify", "-"], &text).fine();
    let bytes = text.as_bytes();
    // The final line feed may be missing, or anything that ends a line.
    let body = bytes.len() - 1;
    let threads = 4;
    let text = text.as_str();
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || {
                for at in (thread..body).step_by(threads) {
                    let mut damaged = bytes.to_vec();
                    damaged[at] ^= 1;
                    let ran = call(["verify", "-"], &damaged);
                    let line = text[..at].matches('\n').count() + 1;
                    assert_eq!(ran.code, Some(1), "byte {at}");
                    assert!(ran.err.contains(&format!("line {line}:")), "byte {at}: {}", ran.err);
                }
            });
        }
    });
}
