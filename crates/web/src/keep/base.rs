//! The records in the browser's database, by name.

use std::time::Duration;

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::{set_timeout, window};
use linkwork_ui::game::Old;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction,
};

use super::{
    KeepError,
    name::{Name, next_aside, next_previous},
    queue::{Change, Job, is_same},
};

const BASE: &str = "linkwork";
const VERSION: u32 = 1;
/// The store of the saves: a text for each name.
const SAVES: &str = "saves";
/// How long the browser may take to open the database.
const LONG: Duration = Duration::from_secs(10);

/// The browser's database of games.
pub(super) struct Base(IdbDatabase);

impl Base {
    pub(super) async fn open() -> Result<Self, KeepError> {
        let factory = window().indexed_db().ok().flatten();
        let factory = factory.ok_or(KeepError::Nowhere)?;
        let request = factory.open_with_u32(BASE, VERSION).map_err(reason)?;
        let asked = request.clone();
        let upgrade = Closure::once_into_js(move || make_store(&asked));
        request.set_onupgradeneeded(upgrade.dyn_ref());
        let base: IdbDatabase = answer(&request).await?.unchecked_into();
        // A later version of the page in another tab may want to change the stores.
        let old = base.clone();
        let close = Closure::<dyn Fn()>::new(move || old.close()).into_js_value();
        base.set_onversionchange(close.dyn_ref());
        Ok(Self(base))
    }

    /// Every record: its name and its text.
    pub(super) async fn all(&self) -> Result<Vec<(String, String)>, KeepError> {
        records(&store(&self.begin("readonly")?)?).await
    }

    /// Does a job to the record `own`: all of it or nothing. It is on the disk when this comes back.
    pub(super) async fn perform(&self, own: &str, job: &Job) -> Result<(), KeepError> {
        let transaction = self.begin("readwrite")?;
        let end = Waits::for_transaction(&transaction);
        let done = change(&store(&transaction)?, own, job).await;
        if done.is_err() {
            let _ = transaction.abort();
        }
        let ended = end.outcome().await;
        let why = transaction.error();
        done?;
        match ended?.as_str() {
            "complete" => Ok(()),
            _ => Err(why.map_or(KeepError::Nowhere, |why| named(&why))),
        }
    }

    /// A transaction. The browser is to say that it is complete only when it is on the disk.
    fn begin(&self, mode: &str) -> Result<IdbTransaction, KeepError> {
        // web-sys counts the third argument among what may still change.
        let durable = Object::new();
        let _ = Reflect::set(&durable, &"durability".into(), &"strict".into());
        let begin = Reflect::get(&self.0, &"transaction".into()).map_err(reason)?;
        let begin: &Function = begin.dyn_ref().ok_or(KeepError::Nowhere)?;
        let begun = begin.call3(&self.0, &SAVES.into(), &mode.into(), &durable);
        Ok(begun.map_err(reason)?.unchecked_into())
    }
}

async fn records(store: &IdbObjectStore) -> Result<Vec<(String, String)>, KeepError> {
    let names = store.get_all_keys().map_err(reason)?;
    let texts = store.get_all().map_err(reason)?;
    let names = strings(&answer(&names).await?);
    Ok(names
        .into_iter()
        .zip(strings(&answer(&texts).await?))
        .collect())
}

/// What a job does to the store.
async fn change(store: &IdbObjectStore, own: &str, job: &Job) -> Result<(), KeepError> {
    let (old, taken) = match &job.change {
        Change::Stay => (Old::Drop, None),
        Change::Begin(old) => (*old, None),
        Change::Take { name, text, old } => (*old, Some((name, text))),
    };
    if old != Old::Drop {
        let names = answer(&store.get_all_keys().map_err(reason)?).await?;
        let names = strings(&names);
        let names = names.iter().map(String::as_str);
        let aside = match old {
            Old::PutAside => next_aside(names),
            Old::Keep | Old::Drop => next_previous(names),
        };
        let text = answer(&store.get(&own.into()).map_err(reason)?).await?;
        if !text.is_undefined() {
            // `add` fails where `put` would write over a record.
            let added = store.add_with_key(&text, &aside.into()).map_err(reason)?;
            answer(&added).await?;
        }
    }
    if let Some((name, text)) = taken {
        for (other, there) in records(store).await? {
            let may_go = other == *name || matches!(Name::read(&other), Name::Previous(_));
            // Another tab may have put another game there, or played this one on.
            if may_go && other != own && is_same(&there, text) {
                let gone = store.delete(&other.as_str().into());
                answer(&gone.map_err(reason)?).await?;
            }
        }
    }
    let put = store.put_with_key(&job.text.as_str().into(), &own.into());
    answer(&put.map_err(reason)?).await.map(drop)
}

fn make_store(request: &IdbOpenDbRequest) {
    if let Ok(base) = request.result() {
        let _ = base
            .unchecked_into::<IdbDatabase>()
            .create_object_store(SAVES);
    }
}

fn store(transaction: &IdbTransaction) -> Result<IdbObjectStore, KeepError> {
    transaction.object_store(SAVES).map_err(reason)
}

fn strings(values: &JsValue) -> Vec<String> {
    let values = values.dyn_ref::<Array>().cloned().unwrap_or_default();
    values
        .iter()
        .map(|value| value.as_string().unwrap_or_default())
        .collect()
}

/// The result of a request.
async fn answer(request: &IdbRequest) -> Result<JsValue, KeepError> {
    let told = Waits::for_request(request).outcome().await?;
    match (told.as_str(), request.error()) {
        ("success", _) => request.result().map_err(reason),
        (_, Ok(Some(why))) => Err(named(&why)),
        _ => Err(KeepError::Nowhere),
    }
}

/// Waits for the event that ends something. Made before the thing is waited for, so that no event is missed.
struct Waits(Promise);

impl Waits {
    fn for_request(request: &IdbRequest) -> Self {
        Self(Promise::new(&mut |tell, _| {
            request.set_onsuccess(Some(&tell));
            request.set_onerror(Some(&tell));
            if let Some(open) = request.dyn_ref::<IdbOpenDbRequest>() {
                open.set_onblocked(Some(&tell));
                // Some browsers have been known to answer never: a game that is not kept is better than none.
                let late = move || {
                    let late = web_sys::Event::new("late").unwrap_or_else(JsValue::unchecked_into);
                    let _ = tell.call1(&JsValue::NULL, &late);
                };
                set_timeout(late, LONG);
            }
        }))
    }

    fn for_transaction(transaction: &IdbTransaction) -> Self {
        Self(Promise::new(&mut |tell, _| {
            transaction.set_oncomplete(Some(&tell));
            transaction.set_onabort(Some(&tell));
        }))
    }

    /// The name of the event.
    async fn outcome(self) -> Result<String, KeepError> {
        let event = JsFuture::from(self.0).await.map_err(reason)?;
        Ok(event.unchecked_into::<web_sys::Event>().type_())
    }
}

#[expect(clippy::needless_pass_by_value, reason = "made for map_err")]
fn reason(why: JsValue) -> KeepError {
    match why.dyn_ref::<DomException>() {
        Some(why) => named(why),
        None => KeepError::Broken(format!("{why:?}")),
    }
}

fn named(why: &DomException) -> KeepError {
    match why.name().as_str() {
        "QuotaExceededError" => KeepError::Full,
        "SecurityError" => KeepError::Nowhere,
        // The browser has closed the database: the player emptied it, or the disk has gone.
        "InvalidStateError" => KeepError::Closed,
        name => KeepError::Broken(format!("{name}: {}", why.message())),
    }
}
