//! `serve`: the page, out of this binary, for a browser.

use crate::exit::{Exit, Fault};
use std::net::{IpAddr, Ipv4Addr};

/// Where the page is served.
#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// The port, 0 for any free one [default: 8317, or any free one if that is taken]
    #[arg(long, value_name = "N")]
    port: Option<u16>,

    /// The address of this machine to listen at
    #[arg(long, value_name = "ADDRESS", default_value_t = Ipv4Addr::LOCALHOST.into())]
    host: IpAddr,
}

/// Says how to get a binary that can serve.
#[cfg(not(feature = "page"))]
pub(crate) fn run(_: &ServeArgs) -> Result<Exit, Fault> {
    let how = "this linkwork was built without the page: `cargo xtask play` builds one with it";
    Err(Fault::Usage(how.into()))
}

#[cfg(feature = "page")]
pub(crate) use with_page::run;

#[cfg(feature = "page")]
mod with_page {
    use super::{Exit, Fault, ServeArgs};
    use crate::output;
    use include_dir::{Dir, DirEntry, include_dir};
    use linkwork_server::{BindError, Options, PORT, Page, Server};
    use std::io::{self, Write as _};

    // `include_dir` takes the folder as it stands, in debug builds as well, and needs no build script: cargo
    // watches the files that were built in, and this line makes it watch which folder is meant.
    const _: &str = env!(
        "LINKWORK_PAGE",
        "the feature `page` needs the folder of a page in LINKWORK_PAGE; `cargo xtask play` sees to it"
    );
    static PAGE: Dir = include_dir!("$LINKWORK_PAGE");

    /// Serves the page until a signal ends it.
    pub(crate) fn run(args: &ServeArgs) -> Result<Exit, Fault> {
        let mut files = vec![];
        collect(&PAGE, &mut files);
        let page = Page::of(files).map_err(|why| Fault::Bad(why.to_string()))?;
        let options = Options {
            host: args.host,
            port: args.port,
        };
        let server = Server::bind(page, options).map_err(|why| refused(&why))?;
        let stop = server.stop();
        ctrlc::set_handler(move || stop.stop()).map_err(|why| Fault::Bad(why.to_string()))?;
        if server.has_moved() {
            // Whoever started it may have closed stderr; the page is served all the same.
            let _ = writeln!(
                io::stderr(),
                "linkwork: port {PORT} is taken, so another one was chosen"
            );
        }
        output::put(&format!("{}\n", server.address()))?;
        let served = server.run();
        served.map_err(|why| Fault::io("the server", &why))?;
        Ok(Exit::Done)
    }

    /// Every file below a folder, by its path in the page.
    fn collect(folder: &Dir<'static>, files: &mut Vec<(String, &'static [u8])>) {
        for entry in folder.entries() {
            match entry {
                DirEntry::Dir(folder) => collect(folder, files),
                DirEntry::File(file) => {
                    files.push((
                        file.path().to_string_lossy().replace('\\', "/"),
                        file.contents(),
                    ));
                }
            }
        }
    }

    fn refused(why: &BindError) -> Fault {
        let more = match why {
            BindError::Taken(_) => "; without --port a free one is chosen",
            BindError::Refused(..) => "",
        };
        Fault::Usage(format!("{why}{more}"))
    }
}
