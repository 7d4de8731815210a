//! Which tab has which record. The browser frees a lock when the tab ends, however it ends.

use std::{cell::Cell, rc::Rc};

use futures_channel::oneshot;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};

const PREFIX: &str = "linkwork ";

/// Takes a record for as long as the page lives; false if another tab has it. A browser without locks gives
/// everything to everybody: playing is worth more than the warning of a second tab.
pub(super) async fn take(name: &str) -> bool {
    let (tell, told) = oneshot::channel();
    let tell = Rc::new(Cell::new(Some(tell)));
    let teller = tell.clone();
    let granted = Closure::once_into_js(move |lock: JsValue| {
        let is_ours = !lock.is_null();
        if let Some(tell) = teller.take() {
            let _ = tell.send(is_ours);
        }
        // The lock is held until this ends, which it never does.
        if is_ours {
            Promise::new(&mut |_, _| {}).into()
        } else {
            JsValue::UNDEFINED
        }
    });
    let options = Object::new();
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    let name = JsValue::from(format!("{PREFIX}{name}"));
    let Some(held) = call("request", &[name, options.into(), granted]) else {
        return true;
    };
    spawn_local(async move {
        if JsFuture::from(held).await.is_err()
            && let Some(tell) = tell.take()
        {
            let _ = tell.send(true);
        }
    });
    told.await.unwrap_or(true)
}

/// The records that tabs have now.
pub(super) async fn held() -> Vec<String> {
    let Some(asked) = call("query", &[]) else {
        return Vec::new();
    };
    let Ok(snapshot) = JsFuture::from(asked).await else {
        return Vec::new();
    };
    let locks = Reflect::get(&snapshot, &"held".into()).unwrap_or_default();
    let locks = locks.dyn_ref::<Array>().cloned().unwrap_or_default();
    let name = |lock: JsValue| {
        let name = Reflect::get(&lock, &"name".into()).ok()?.as_string()?;
        name.strip_prefix(PREFIX).map(str::to_owned)
    };
    locks.iter().filter_map(name).collect()
}

/// Calls a function of `navigator.locks`, if there is one.
fn call(function: &str, arguments: &[JsValue]) -> Option<Promise> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    let function = Reflect::get(&locks, &function.into()).ok()?;
    let arguments: Array = arguments.iter().collect();
    let promise = function.dyn_ref::<Function>()?.apply(&locks, &arguments);
    promise.ok()?.dyn_into().ok()
}
