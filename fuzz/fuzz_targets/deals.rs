//! The law `deals`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| linkwork_laws::hold("deals", bytes));
