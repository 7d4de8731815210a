//! A page on a port.

use crate::answer::Site;
use crate::page::Page;
use axum::Router;
use axum::extract::Request;
use axum::serve::ListenerExt as _;
use std::error::Error;
use std::fmt::{self, Display};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The port that is tried where none is asked for.
///
/// ```
/// assert_eq!(linkwork_server::PORT, 8317);
/// ```
pub const PORT: u16 = 8317;

/// How long an answer that is on its way may take once the server was told to stop.
const GRACE: Duration = Duration::from_secs(2);

/// Where a page is served.
///
/// ```
/// use linkwork_server::Options;
///
/// let options = Options::default();
/// assert!(options.host.is_loopback());
/// assert_eq!(options.port, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The address of this machine to listen at. At a loopback address, which is the default, requests
    /// that name another machine are refused.
    pub host: IpAddr,
    /// The port; 0 is any free one. `None` is [`PORT`], or any free one if that is taken.
    pub port: Option<u16>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            host: Ipv4Addr::LOCALHOST.into(),
            port: None,
        }
    }
}

/// Why a page cannot be served.
///
/// ```
/// use linkwork_server::{BindError, Options, Page, Server};
///
/// let page = Page::of([("index.html", b"hello".as_slice())])?;
/// let any = Options { port: Some(0), ..Options::default() };
/// let server = Server::bind(page.clone(), any)?;
/// let same = Options { port: Some(server.port()), ..any };
/// let why = Server::bind(page, same).unwrap_err();
/// assert!(matches!(why, BindError::Taken(port) if port == server.port()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub enum BindError {
    /// Another program listens at the port that was asked for.
    Taken(u16),
    /// The system allows no listening there.
    Refused(SocketAddr, io::Error),
}

impl Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken(port) => write!(f, "port {port} is taken"),
            Self::Refused(address, why) => write!(f, "{address}: {why}"),
        }
    }
}

impl Error for BindError {}

/// A page that listens on a port; it is served while [`Server::run`] runs.
///
/// ```
/// use linkwork_server::{Options, Page, Server};
///
/// let page = Page::of([("index.html", b"hello".as_slice())])?;
/// let server = Server::bind(page, Options { port: Some(0), ..Options::default() })?;
/// assert_eq!(server.address(), format!("http://127.0.0.1:{}/", server.port()));
/// assert!(!server.has_moved());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    has_moved: bool,
    site: Arc<Site>,
    stop: Stop,
}

/// Ends a server from elsewhere: another thread, or a signal.
///
/// ```
/// use linkwork_server::{Options, Page, Server};
///
/// let page = Page::of([("index.html", b"hello".as_slice())])?;
/// let server = Server::bind(page, Options { port: Some(0), ..Options::default() })?;
/// server.stop().stop();
/// server.run()?; // Ends at once.
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Stop(Arc<watch::Sender<bool>>);

impl Stop {
    /// Tells the server to end: at once if it is idle, else when the answers on their way are out, within
    /// two seconds.
    ///
    /// ```
    /// # use linkwork_server::{Options, Page, Server};
    /// # let page = Page::of([("index.html", b"hello".as_slice())])?;
    /// # let server = Server::bind(page, Options { port: Some(0), ..Options::default() })?;
    /// let stop = server.stop();
    /// std::thread::spawn(move || stop.stop());
    /// server.run()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Listens, so that browsers can already connect; they are answered once [`Server::run`] runs.
    ///
    /// # Errors
    ///
    /// The port that was asked for is taken, or the system refuses the address.
    ///
    /// ```
    /// use linkwork_server::{Options, Page, Server};
    ///
    /// let page = Page::of([("index.html", b"hello".as_slice())])?;
    /// let server = Server::bind(page, Options { port: Some(0), ..Options::default() })?;
    /// assert_ne!(server.port(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bind(page: Page, options: Options) -> Result<Self, BindError> {
        let at = |port| SocketAddr::new(options.host, port);
        let refused = |port| move |why| BindError::Refused(at(port), why);
        let wanted = options.port.unwrap_or(PORT);
        let (listener, has_moved) = match (TcpListener::bind(at(wanted)), options.port) {
            (Ok(listener), _) => (listener, false),
            (Err(why), None) if why.kind() == io::ErrorKind::AddrInUse => {
                (TcpListener::bind(at(0)).map_err(refused(0))?, true)
            }
            (Err(why), Some(port)) if why.kind() == io::ErrorKind::AddrInUse => {
                return Err(BindError::Taken(port));
            }
            (Err(why), _) => return Err(refused(wanted)(why)),
        };
        listener.set_nonblocking(true).map_err(refused(wanted))?;
        let address = listener.local_addr().map_err(refused(wanted))?;
        let only_loopback = options.host.is_loopback();
        Ok(Self {
            listener,
            address,
            has_moved,
            site: Arc::new(Site {
                page,
                only_loopback,
            }),
            stop: Stop(Arc::new(watch::Sender::new(false))),
        })
    }

    /// The address to open in a browser, such as `http://127.0.0.1:8317/`.
    #[must_use]
    pub fn address(&self) -> String {
        // Nobody can open "every address of this machine".
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        format!("http://{address}/")
    }

    /// The port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Whether the default port was taken, so that another one was chosen.
    #[must_use]
    pub fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// What ends the server.
    #[must_use]
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }

    /// Serves the page on this thread until it is told to stop.
    ///
    /// # Errors
    ///
    /// The system gives no means to wait for connections.
    pub fn run(self) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .enable_time()
            .build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> io::Result<()> {
        // An answer is one write: it need not wait for more.
        let listener = tokio::net::TcpListener::from_std(self.listener)?.tap_io(|connection| {
            let _ = connection.set_nodelay(true);
        });
        let site = self.site;
        let answer = async move |request: Request| site.answer(&request.into_parts().0);
        let told = |mut stop: watch::Receiver<bool>| async move {
            // It can only fail when nobody is left who could tell.
            let _ = stop.wait_for(|stop| *stop).await;
        };
        let too_long = {
            let told = told(self.stop.0.subscribe());
            async {
                told.await;
                tokio::time::sleep(GRACE).await;
            }
        };
        let serving = axum::serve(listener, Router::new().fallback(answer))
            .with_graceful_shutdown(told(self.stop.0.subscribe()));
        tokio::select! {
            ended = serving.into_future() => ended,
            // A connection that dawdles is dropped.
            () = too_long => Ok(()),
        }
    }
}
