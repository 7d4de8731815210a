//! What a request is answered with.

use crate::accept;
use crate::host;
use crate::page::{File, Form, Page};
use crate::policy;
use axum::body::Body;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, Response, StatusCode};

/// A page and to whom it is served.
#[derive(Debug)]
pub(crate) struct Site {
    pub(crate) page: Page,
    /// Whether only requests to a name of this machine are answered.
    pub(crate) only_loopback: bool,
}

impl Site {
    /// The answer to a request, of which the body is not read.
    pub(crate) fn answer(&self, request: &Parts) -> Response<Body> {
        let mut response = self.content(request);
        policy::add(response.headers_mut());
        response
    }

    fn content(&self, request: &Parts) -> Response<Body> {
        if self.only_loopback && !is_meant_for_loopback(request) {
            return plainly(
                StatusCode::MISDIRECTED_REQUEST,
                "this server answers to its own machine only",
            );
        }
        if request.method != Method::GET && request.method != Method::HEAD {
            let mut refused = plainly(StatusCode::METHOD_NOT_ALLOWED, "files can only be read");
            set(&mut refused, header::ALLOW, "GET, HEAD");
            return refused;
        }
        match self.page.file(request.uri.path()) {
            Some(file) => of_file(file, &request.headers),
            None => plainly(StatusCode::NOT_FOUND, "there is no such file"),
        }
    }
}

/// Whether the request names this machine wherever it names one.
fn is_meant_for_loopback(request: &Parts) -> bool {
    let mut hosts = request.headers.get_all(header::HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok());
    let authority = request.uri.authority().map(|authority| authority.as_str());
    hosts.next().is_none()
        && host.is_some_and(host::is_loopback)
        && authority.is_none_or(host::is_loopback)
}

/// A file in the smallest form that the browser takes, unless it has it already.
fn of_file(file: &File, asked: &HeaderMap) -> Response<Body> {
    let (form, coding) = form(file, asked);
    let tags = asked.get_all(header::IF_NONE_MATCH).iter();
    let known = tags
        .filter_map(|tags| tags.to_str().ok())
        .any(|tags| accept::names(tags, &form.tag));
    let mut response = Response::new(if known {
        Body::empty()
    } else {
        Body::from(form.bytes.clone())
    });
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        set(&mut response, header::CONTENT_TYPE, file.kind);
        if let Some(coding) = coding {
            set(&mut response, header::CONTENT_ENCODING, coding);
        }
        let length = HeaderValue::from(form.bytes.len());
        response
            .headers_mut()
            .insert(header::CONTENT_LENGTH, length);
    }
    if let Ok(tag) = HeaderValue::from_str(&form.tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    let keep = if file.fixed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    set(&mut response, header::CACHE_CONTROL, keep);
    if file.br.is_some() || file.gz.is_some() {
        set(&mut response, header::VARY, "accept-encoding");
    }
    response
}

fn form<'a>(file: &'a File, asked: &HeaderMap) -> (&'a Form, Option<&'static str>) {
    let accepted: Vec<&str> = asked
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .collect();
    let accepted = accepted.join(",");
    let forms = [(&file.br, "br"), (&file.gz, "gzip")].into_iter();
    let mut forms = forms.filter_map(|(form, coding)| Some((form.as_ref()?, coding)));
    let found = forms.find(|(_, coding)| accept::allows(&accepted, coding));
    found.map_or((&file.plain, None), |(form, coding)| (form, Some(coding)))
}

/// A sentence in place of a file.
fn plainly(status: StatusCode, sentence: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(format!("{sentence}\n")));
    *response.status_mut() = status;
    set(
        &mut response,
        header::CONTENT_TYPE,
        "text/plain; charset=utf-8",
    );
    set(&mut response, header::CACHE_CONTROL, "no-store");
    response
}

fn set(response: &mut Response<Body>, name: HeaderName, value: &'static str) {
    response
        .headers_mut()
        .insert(name, HeaderValue::from_static(value));
}
