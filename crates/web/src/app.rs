//! The shell round every screen: header, live region, and which screen is shown.

use leptos::{ev, prelude::*};
use linkwork_ui::Texts;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::{
    desk::Desk,
    live::{follow, hear, live},
    look::Look,
    route::Route,
    screen::{Help, Home, New, Place, Settings},
    title,
    wanted::Wanted,
};

/// Where the page is built.
pub(crate) fn root() -> Option<HtmlElement> {
    let root = document().get_element_by_id("app")?;
    root.set_text_content(None);
    root.dyn_into().ok()
}

/// Which screen is shown. Get it with `Way::here()`.
#[derive(Clone, Copy)]
pub(crate) struct Where(RwSignal<Route>);

impl Where {
    pub(crate) fn here() -> Self {
        expect_context()
    }

    pub(crate) fn route(self) -> Route {
        self.0.get()
    }

    /// Goes to a screen; the one that is left is one step back.
    pub(crate) fn go(self, route: Route) {
        let history = window().history();
        let address = route.fragment();
        let _ =
            history.and_then(|history| history.push_state_with_url(&"".into(), "", Some(&address)));
        self.0.set(route);
    }

    /// Writes the address of this screen as the page itself would, if it stands there in another way.
    pub(crate) fn show(self, route: Route) {
        let address = route.fragment();
        if window().location().hash().is_ok_and(|hash| hash == address) {
            return;
        }
        let history = window().history();
        let _ = history
            .and_then(|history| history.replace_state_with_url(&"".into(), "", Some(&address)));
        if self.0.get_untracked() != route {
            self.0.set(route);
        }
    }

    fn provide() -> Self {
        let read = || Route::read(&window().location().hash().unwrap_or_default());
        let place = Self(RwSignal::new(read()));
        let read_anew = move || {
            let route = read();
            if route == place.0.get_untracked() {
                place.show(route);
            } else {
                place.0.set(route);
            }
        };
        // A link to a fragment tells of itself as the one, a step back as the other, or both.
        let _ = hear("hashchange", move |_: ev::Event| read_anew());
        let _ = hear("popstate", move |_: ev::Event| read_anew());
        provide_context(place);
        place
    }
}

/// The page.
#[component]
pub(crate) fn App(texts: Texts) -> impl IntoView {
    let look = Look::provide(texts);
    let place = Where::provide();
    let desk = Desk::provide();
    Wanted::provide();
    let mut before = None;
    follow(move || {
        let route = place.route();
        document().set_title(&title::of(&route, &look.texts()));
        // Whoever goes to another screen begins to read at its top; whoever opens the page, at the page's.
        if before
            .replace(route.clone())
            .is_some_and(|before| before != route)
        {
            focus_main();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    view! {
        <a class="skip" href="#main" on:click=to_main>{look.say("skip")}</a>
        <Header/>
        <Notice/>
        <main id="main" class="main" tabindex="-1">
            {live(move || {
                // Another game may have the address of the one before it.
                desk.begun();
                desk.is_ready().then(|| screen(&place.route()))
            })}
        </main>
        <Voice/>
        <svg id="faces" class="unseen" aria-hidden="true"></svg>
    }
}

fn screen(route: &Route) -> AnyView {
    match route {
        Route::Home => view! { <Home/> }.into_any(),
        Route::New(play) => view! { <New play=*play/> }.into_any(),
        Route::Help => view! { <Help/> }.into_any(),
        Route::Settings => view! { <Settings/> }.into_any(),
        Route::Game(id) => view! { <Place id=id.clone()/> }.into_any(),
    }
}

/// The fragment is the address of a screen, so the link may not set it.
fn to_main(event: ev::MouseEvent) {
    event.prevent_default();
    focus_main();
}

fn focus_main() {
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|main| main.dyn_into::<HtmlElement>().ok()) {
        let _ = main.focus();
    }
}

/// The name of the page, and the ways to its other screens.
#[component]
fn Header() -> impl IntoView {
    let look = Look::here();
    let place = Where::here();
    let current = move |route: Route| move || (place.route() == route).then_some("page");
    let is_new = move || matches!(place.route(), Route::New(_)).then_some("page");
    view! {
        <header class="header">
            <a class="brand" href="#/" aria-current=current(Route::Home)>"Linkwork"</a>
            <nav class="ways" aria-label=look.say("nav")>
                <a href="#/new" aria-current=is_new>{look.say("new")}</a>
                <a href="#/help" aria-current=current(Route::Help)>{look.say("help")}</a>
                <a href="#/settings" aria-current=current(Route::Settings)>{look.say("settings")}</a>
            </nav>
        </header>
    }
}

/// What the player has to know whatever is on the screen: that nothing is saved, that a save is broken, that
/// something could not be fetched, or that this is a copy.
#[component]
fn Notice() -> impl IntoView {
    let (look, desk) = (Look::here(), Desk::here());
    let trouble = move || desk.trouble().map(|why| why.words(&look.texts()));
    let trouble = live(move || trouble().map(|words| view! { <p class="notice bad">{words}</p> }));
    let copy = live(move || {
        desk.is_copy()
            .then(|| view! { <p class="notice">{look.say("page-copy")}</p> })
    });
    let aside = live(move || {
        let why = ("why", desk.aside()?.to_string().into());
        let words = look.texts().with("home-bad-aside", &[why]);
        Some(view! { <p class="notice bad">{words}</p> })
    });
    let missing = live(move || {
        look.is_missing()
            .then(|| view! { <p class="notice bad">{look.say("settings-missing")}</p> })
    });
    view! { <div class="notices" role="status">{trouble} {aside} {missing} {copy}</div> }
}

/// What is told to those who listen to the page.
#[component]
fn Voice() -> impl IntoView {
    let look = Look::here();
    let words = move |is_odd: bool| {
        live(move || {
            let spoken = look.spoken();
            if spoken.is_odd == is_odd {
                spoken.words
            } else {
                String::new()
            }
        })
    };
    view! {
        <div class="unseen" role="status" aria-live="polite">{words(true)}</div>
        <div class="unseen" role="status" aria-live="polite">{words(false)}</div>
    }
}
