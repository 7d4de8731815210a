//! The pictures of tiles: one file, fetched when they are first wanted.

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// The element that holds them, once they are there.
const PLACE: &str = "pictures";

/// Fetches the pictures, unless they are there. Until they come, and if they do not, tiles are bare: their names
/// are still told, and another set can be chosen.
pub(crate) fn fetch() {
    let is_there = document().get_element_by_id(PLACE).is_some();
    let path = document()
        .body()
        .and_then(|body| body.get_attribute("data-pictures"));
    let Some(path) = path.filter(|_| !is_there) else {
        return;
    };
    spawn_local(async move {
        if let Err(why) = lay(&path).await {
            web_sys::console::error_2(&"pictures:".into(), &why);
        }
    });
}

async fn lay(path: &str) -> Result<(), JsValue> {
    let place = document().create_element("div")?;
    place.set_id(PLACE);
    place.set_class_name("unseen");
    place.set_attribute("aria-hidden", "true")?;
    let body = document().body().ok_or(JsValue::NULL)?;
    body.append_child(&place)?;
    let fetched = async {
        let response = JsFuture::from(window().fetch_with_str(path)).await?;
        let response: Response = response.dyn_into()?;
        if !response.ok() {
            return Err(JsValue::from(response.status()));
        }
        let text = JsFuture::from(response.text()?).await?;
        Ok(text.as_string().unwrap_or_default())
    };
    match fetched.await {
        Ok(text) => place.set_inner_html(&text),
        Err(why) => {
            // The next board may try again.
            place.remove();
            return Err(why);
        }
    }
    Ok(())
}
