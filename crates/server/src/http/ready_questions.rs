//! Lists of questions, rendered and compressed on first use for each exam, form and language. A form never
//! changes, so they are cached; each takes about 11 kB, so the least used are evicted when a large bank in nine
//! languages would take too much memory.

use std::{
    io::{Read as _, Write as _},
    num::NonZero,
    sync::{Arc, OnceLock},
    thread,
};

use axum::body::Bytes;
use domain::{catalog::ExamId, hex::hex, locale::Locale};
use flate2::{Compression, write::GzEncoder};
use http::HeaderValue;
use moka::sync::Cache;
use sha2::{Digest as _, Sha256};
use tokio::sync::{OnceCell, Semaphore};

/// Everything a list depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wanted {
    pub exam: ExamId,
    pub form: i32,
    pub locale: Locale,
}

/// The content coding of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coding {
    Brotli,
    Gzip,
    Plain,
}

impl Coding {
    /// The name in headers; `None` if uncompressed.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Plain => None,
        }
    }

    /// The best coding that the browser accepts.
    pub fn accepted(header: Option<&HeaderValue>) -> Self {
        let list = header.and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut gzip = false;
        for entry in list.split(',') {
            let (name, weight) = entry.split_once(';').unwrap_or((entry, ""));
            let refused = weight.split_once('=').is_some_and(|(_, q)| q.trim().parse() == Ok(0.0));
            match name.trim() {
                "br" if !refused => return Self::Brotli,
                "gzip" if !refused => gzip = true,
                _ => {}
            }
        }
        if gzip { Self::Gzip } else { Self::Plain }
    }
}

/// One list, ready to be sent.
#[derive(Debug)]
pub struct ReadyList {
    /// Weak: it identifies the list in any coding.
    pub etag: HeaderValue,
    pub brotli: Bytes,
    /// For the few clients without brotli support: made on first use.
    gzip: OnceLock<Bytes>,
}

impl ReadyList {
    /// Compresses a list. Brotli's effort: a list of 193 kB becomes 9.9 kB; 9 makes it 9.5 kB with tables of 33 MB
    /// instead of 2 MB, and 11 8.8 kB for forty times the time. The window holds the whole list.
    fn of(json: &[u8]) -> anyhow::Result<Self> {
        let (quality, lgwin) = (5, 18);
        let params =
            brotli::enc::BrotliEncoderParams { quality, lgwin, size_hint: json.len(), ..Default::default() };
        let mut brotli = brotli::CompressorWriter::with_params(Vec::new(), 32 * 1024, &params);
        brotli.write_all(json)?;
        let name = hex(&Sha256::digest(json)[..8]);
        Ok(Self {
            etag: HeaderValue::try_from(format!("W/\"{name}\""))?,
            brotli: Bytes::from(brotli.into_inner()),
            gzip: OnceLock::new(),
        })
    }

    pub fn gzip(&self) -> std::io::Result<Bytes> {
        if let Some(gzip) = self.gzip.get() {
            return Ok(gzip.clone());
        }
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(&self.plain()?)?;
        let gzip = Bytes::from(gzip.finish()?);
        Ok(self.gzip.get_or_init(|| gzip).clone())
    }

    /// Uncompressed. Hardly any client needs it, so it isn't cached.
    pub fn plain(&self) -> std::io::Result<Bytes> {
        let mut json = Vec::with_capacity(32 * self.brotli.len());
        brotli::Decompressor::new(&*self.brotli, 32 * 1024).read_to_end(&mut json)?;
        Ok(Bytes::from(json))
    }

    /// Whether `If-None-Match` names this list.
    pub fn is_named_in(&self, if_none_match: Option<&HeaderValue>) -> bool {
        let (Some(names), Ok(mine)) =
            (if_none_match.and_then(|value| value.to_str().ok()), self.etag.to_str())
        else {
            return false;
        };
        // A proxy may have turned it into a strong ETag.
        names.split(',').any(|name| name.trim().trim_start_matches("W/") == mine.trim_start_matches("W/"))
    }
}

/// Maximum number of lists: about 60 MB.
const MOST: u64 = 5_000;

#[derive(Debug)]
pub struct ReadyQuestions {
    lists: Cache<Wanted, Arc<OnceCell<Arc<ReadyList>>>>,
    /// At most as many lists as there are processors are made at a time: each takes megabytes while it is made,
    /// and concurrent requests for many different lists would exhaust the memory.
    turns: Arc<Semaphore>,
}

impl Default for ReadyQuestions {
    fn default() -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self { lists: Cache::new(MOST), turns: Arc::new(Semaphore::new(processors)) }
    }
}

impl ReadyQuestions {
    /// The list, if it is cached.
    pub fn get(&self, wanted: &Wanted) -> Option<Arc<ReadyList>> {
        self.lists.get(wanted)?.get().cloned()
    }

    /// The first caller makes a list, concurrent callers wait for it.
    pub async fn get_or_make(
        &self,
        wanted: Wanted,
        make: impl FnOnce() -> anyhow::Result<Vec<u8>> + Send + 'static,
    ) -> anyhow::Result<Arc<ReadyList>> {
        let cell = self.lists.get_with(wanted, Arc::default);
        let ready = cell.get_or_try_init(async || {
            let turn = Arc::clone(&self.turns).acquire_owned().await?;
            let making = tokio::task::spawn_blocking(move || {
                let list = ReadyList::of(&make()?).map(Arc::new);
                // Held until here even if the caller is gone, because the memory is in use until now.
                drop(turn);
                list
            });
            making.await?
        });
        ready.await.cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_accepted_coding_is_chosen() {
        for (header, coding) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("br;q=0, gzip;q=0.5", Coding::Gzip),
            ("br ; q=0.000, gzip;q=0", Coding::Plain),
            ("identity", Coding::Plain),
            ("brotli", Coding::Plain),
        ] {
            assert_eq!(Coding::accepted(Some(&HeaderValue::from_static(header))), coding, "{header}");
        }
        assert_eq!(Coding::accepted(None), Coding::Plain);
    }

    #[test]
    fn a_list_matches_its_etag_weak_or_strong() {
        let list = ReadyList::of(b"[]").expect("compressed");
        let named = |names: &str| list.is_named_in(Some(&HeaderValue::try_from(names).expect("a header")));
        let mine = list.etag.to_str().expect("text");

        assert!(named(mine) && named(&mine[2..]) && named(&format!("W/\"other\", {mine}")));
        assert!(!named("W/\"other\"") && !named("") && !list.is_named_in(None));
        assert_eq!(&*list.plain().expect("inflated"), b"[]");
    }
}
