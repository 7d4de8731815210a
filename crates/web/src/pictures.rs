//! The pictures of tiles and their names: one file, fetched when they are first wanted.

use leptos::prelude::*;
use linkwork::pairs::Kind;
use linkwork_ui::Lang;
use wasm_bindgen::JsValue;

use crate::fetched;

/// The element that holds them, once they are there.
const PLACE: &str = "pictures";

/// Fetches the pictures and lays them into the page, unless they lie there.
pub(crate) async fn fetch() -> Result<(), JsValue> {
    let text = fetched::file("data-pictures").await?;
    if !text.contains(r#"id="k250""#) {
        return Err(JsValue::from("these are no pictures"));
    }
    // They may have been asked for twice.
    if document().get_element_by_id(PLACE).is_some() {
        return Ok(());
    }
    let place = document().create_element("div")?;
    place.set_id(PLACE);
    place.set_class_name("unseen");
    place.set_attribute("aria-hidden", "true")?;
    place.set_inner_html(&text);
    let body = document().body().ok_or(JsValue::NULL)?;
    body.append_child(&place)?;
    Ok(())
}

/// What the picture of a kind is called. The pictures tell it, so they must be there.
pub(crate) fn name(kind: Kind, lang: Lang) -> Option<String> {
    let picture = document().get_element_by_id(&format!("k{}", kind.number()))?;
    picture.get_attribute(&format!("data-{}", lang.code().to_ascii_lowercase()))
}
