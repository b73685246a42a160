//! A cache of filled and compressed pages. Most visitors within a minute get the same bytes as someone before
//! them, and compressing takes milliseconds.

use std::{io::Write, time::Duration};

use axum::{
    body::Bytes,
    response::{IntoResponse, Response},
};
use domain::{
    catalog::{AppId, ExamId},
    country::CountryCode,
    locale::Locale,
};
use flate2::{Compression, write::GzEncoder};
use http::{HeaderValue, header};
use moka::sync::Cache;

use super::ready_questions::Coding;

/// Everything a page depends on except the statistics, which may be as old as the cached page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wanted {
    pub revision: i64,
    pub app: AppId,
    pub exam: ExamId,
    pub name: String,
    pub locale: Locale,
    pub country: CountryCode,
    pub origin: String,
    pub coding: Coding,
}

const KEEP: Duration = Duration::from_mins(1);

/// Maximum bytes of compressed pages: all variants and languages for dozens of countries.
const CAPACITY: u64 = 64 * 1024 * 1024;

/// Brotli's effort. A page of 92 kB becomes 17.4 kB in 4 ms; 9 gains another percent for seven times
/// the time, 11 another eight percent for forty times (the reference encoder, on two busy cores).
const EFFORT: i32 = 5;

/// A page as it is sent.
#[derive(Clone, Debug)]
pub struct ReadyPage {
    coding: Coding,
    bytes: Bytes,
}

impl IntoResponse for ReadyPage {
    fn into_response(self) -> Response {
        let mut response = self.bytes.into_response();
        if let Some(name) = self.coding.name() {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        response
    }
}

pub struct ReadyPages(Cache<Wanted, ReadyPage>);

impl Default for ReadyPages {
    fn default() -> Self {
        let weigh = |_: &Wanted, page: &ReadyPage| u32::try_from(page.bytes.len()).unwrap_or(u32::MAX);
        Self(Cache::builder().weigher(weigh).max_capacity(CAPACITY).time_to_live(KEEP).build())
    }
}

impl ReadyPages {
    pub fn get(&self, wanted: &Wanted) -> Option<ReadyPage> {
        self.0.get(wanted)
    }

    /// Compresses a page and caches it.
    pub fn keep(&self, wanted: Wanted, page: &str) -> std::io::Result<ReadyPage> {
        let coding = wanted.coding;
        let ready = ReadyPage { coding, bytes: Bytes::from(compress(page, coding)?) };
        self.0.insert(wanted, ready.clone());
        Ok(ready)
    }
}

fn compress(page: &str, coding: Coding) -> std::io::Result<Vec<u8>> {
    match coding {
        Coding::Brotli => {
            let params = brotli::enc::BrotliEncoderParams {
                quality: EFFORT,
                size_hint: page.len(),
                ..Default::default()
            };
            let mut compressed =
                brotli::CompressorWriter::with_params(Vec::with_capacity(32 * 1024), 32 * 1024, &params);
            compressed.write_all(page.as_bytes())?;
            Ok(compressed.into_inner())
        }
        Coding::Gzip => {
            let mut compressed = GzEncoder::new(Vec::with_capacity(32 * 1024), Compression::default());
            compressed.write_all(page.as_bytes())?;
            compressed.finish()
        }
        Coding::Plain => Ok(page.as_bytes().to_vec()),
    }
}
