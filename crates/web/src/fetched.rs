//! Parts of the page that are fetched when they are wanted: `<body>` tells their names.

use leptos::prelude::*;
use linkwork_ui::{Lang, Texts};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of the file that an attribute of the page's body names.
pub(crate) async fn file(attribute: &str) -> Result<String, JsValue> {
    let path = document()
        .body()
        .and_then(|body| body.get_attribute(attribute));
    let path = path.ok_or_else(|| JsValue::from(attribute))?;
    let response: Response = JsFuture::from(window().fetch_with_str(&path))
        .await?
        .dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from(response.status()));
    }
    let text = JsFuture::from(response.text()?).await?;
    Ok(text.as_string().unwrap_or_default())
}

/// The texts of a language.
pub(crate) async fn texts(lang: Lang) -> Result<Texts, JsValue> {
    let name = format!("data-texts-{}", lang.code().to_ascii_lowercase());
    let text = file(&name).await?;
    // Networks have been known to answer everything with a page of their own.
    if !text.contains("\nundo=") {
        return Err(JsValue::from("these are no texts"));
    }
    Ok(Texts::of(lang, &text))
}
