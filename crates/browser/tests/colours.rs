linkwork_browser::suite![nothing]; async fn nothing(_: &mut linkwork_browser::Browser) -> linkwork_browser::Outcome { Ok(()) }
