//! What every answer tells the browser to keep to.

use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// The content security policy of every answer: the page may use what this server gives, pictures made in
/// the page, and nothing else. `wasm-unsafe-eval` lets it start its wasm; no script is made from text.
///
/// ```
/// assert!(linkwork_server::POLICY.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
/// assert!(!linkwork_server::POLICY.contains("'unsafe-"));
/// ```
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                          img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
                          worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Nothing of the machine is asked for.
const PERMISSIONS: &str =
    "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// Adds the headers that every answer has.
pub(crate) fn add(headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
