//! A panic gives the terminal back: this very test runs once more inside a terminal and panics there.

#[path = "../../../tests/tmux/mod.rs"]
mod tmux;

use crate::play::terminal::Taken;

const INSIDE: &str = "LINKWORK_TEST_PANIC";

#[test]
fn a_panic_gives_the_terminal_back() {
    if std::env::var_os(INSIDE).is_some() {
        let _taken = Taken::new().unwrap();
        panic!("as the test wants");
    }
    let test = std::env::current_exe().unwrap();
    let name = "play::tests::crash::a_panic_gives_the_terminal_back";
    let tmux = tmux::Tmux::new(80, 24);
    tmux.line(&format!(
        "{INSIDE}=1 {} --exact {name} --nocapture",
        test.display()
    ));
    tmux.see("as the test wants");
    tmux.restored();
}
