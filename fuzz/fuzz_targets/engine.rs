//! Lines for the engine: each gets one answer of the protocol's form.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| waldpfade::fuzz_engine(input));
