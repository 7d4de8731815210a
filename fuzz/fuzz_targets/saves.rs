//! The law `saves`.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| linkwork_laws::hold("saves", bytes));
