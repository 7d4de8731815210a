//! Compressed neighbours, so that a server only has to choose.

use crate::names::Named;
use crate::refs::extension;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write as _};

/// What is compressed already gains nothing.
const DENSE: [&str; 3] = ["png", "webp", "woff2"];

/// A file of the page as it is, and compressed where that makes it smaller.
pub(crate) struct Packed {
    /// Its path before it was named.
    pub(crate) from: String,
    /// Its path in the page.
    pub(crate) path: String,
    pub(crate) content: Vec<u8>,
    pub(crate) br: Option<Vec<u8>>,
    pub(crate) gz: Option<Vec<u8>>,
}

impl Packed {
    /// How many bytes a browser is sent.
    pub(crate) fn sent(&self) -> usize {
        self.br.as_ref().unwrap_or(&self.content).len()
    }
}

/// Compresses every file of the page, as small as can be.
pub(crate) fn squeezed(page: Vec<Named>) -> Result<Vec<Packed>, String> {
    let squeeze = |file: Named| {
        let path = file.path.clone();
        packed(file).map_err(|why| format!("{path}: {why}"))
    };
    page.into_iter().map(squeeze).collect()
}

fn packed(file: Named) -> io::Result<Packed> {
    let Named {
        from,
        path,
        content,
        ..
    } = file;
    if DENSE.contains(&extension(&path)) {
        return Ok(Packed {
            from,
            path,
            content,
            br: None,
            gz: None,
        });
    }
    let smaller = |squeezed: Vec<u8>| (squeezed.len() < content.len()).then_some(squeezed);
    let br = smaller(brotli(&content)?);
    let gz = smaller(gzip(&content)?);
    Ok(Packed {
        from,
        path,
        content,
        br,
        gz,
    })
}

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: content.len(),
        ..Default::default()
    };
    let mut squeezed = vec![];
    brotli::BrotliCompress(&mut &*content, &mut squeezed, &params)?;
    Ok(squeezed)
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(vec![], Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    fn check(path: &str, content: &[u8]) -> Packed {
        let file = Named {
            from: path.into(),
            path: path.into(),
            content: content.to_vec(),
            names: vec![],
        };
        squeezed(vec![file]).unwrap().remove(0)
    }

    #[test]
    fn compressed_files_open_to_the_same_bytes() {
        let content = "a row of tiles, ".repeat(200).into_bytes();
        let packed = check("a.css", &content);
        let (mut br, mut gz) = (vec![], vec![]);
        brotli::BrotliDecompress(&mut &*packed.br.unwrap(), &mut br).unwrap();
        flate2::read::GzDecoder::new(&*packed.gz.unwrap())
            .read_to_end(&mut gz)
            .unwrap();
        assert_eq!((br, gz), (content.clone(), content));
    }

    #[test]
    fn what_gains_nothing_has_no_neighbours() {
        let short = check("a.css", b"a");
        assert!(short.br.is_none() && short.gz.is_none());
        let picture = check("a.png", &[0; 1000]);
        assert!(picture.br.is_none() && picture.gz.is_none());
    }
}
