//! The pictures of tiles: one file, fetched when they are first wanted.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use crate::fetched;

/// The element that holds them, once they are there.
const PLACE: &str = "pictures";

/// Fetches the pictures, unless they are there. Until they come, and if they do not, tiles are bare: their names
/// are still told, and another set can be chosen.
pub(crate) fn fetch() {
    let is_there = document().get_element_by_id(PLACE).is_some();
    if is_there {
        return;
    }
    spawn_local(async move {
        if let Err(why) = lay().await {
            web_sys::console::error_2(&"pictures:".into(), &why);
        }
    });
}

async fn lay() -> Result<(), JsValue> {
    let place = document().create_element("div")?;
    place.set_id(PLACE);
    place.set_class_name("unseen");
    place.set_attribute("aria-hidden", "true")?;
    let body = document().body().ok_or(JsValue::NULL)?;
    body.append_child(&place)?;
    match fetched::file("data-pictures").await {
        Ok(text) => place.set_inner_html(&text),
        Err(why) => {
            // The next board may try again.
            place.remove();
            return Err(why);
        }
    }
    Ok(())
}
