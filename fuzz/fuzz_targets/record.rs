//! The text of a record: read without panic, and read back as itself.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| laws::fuzz::record(input));
