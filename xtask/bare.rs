//! A program's place without std: `cargo xtask test` compiles this against the engine.
//!
//! It brings the panic handler that std would bring. If the engine or anything below
//! it used std, there would be two of them, and this would not compile.
#![no_std]

extern crate linkwork;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
