//! A cache of pictures of shared results. The key is the content, so a cached picture never shows anything
//! else; the caller checks every time whether it may be shown at all.

use std::{sync::Arc, time::Duration};

use app::reports::{Press, PressError};
use axum::body::Bytes;
use moka::sync::Cache;
use report::{paper::share_picture, value::SharePicture};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

const KEEP: Duration = Duration::from_hours(1);

/// Maximum number of pictures, about 80 KB each.
const CAPACITY: u64 = 400;

/// The first caller draws a picture, concurrent callers wait for it.
pub struct ReadyPictures(Cache<[u8; 32], Arc<OnceCell<Bytes>>>);

impl Default for ReadyPictures {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(CAPACITY).time_to_live(KEEP).build())
    }
}

impl ReadyPictures {
    /// The picture as PNG, from the cache or drawn now.
    pub async fn get(&self, picture: SharePicture, press: &Press) -> Result<Bytes, PressError> {
        let values = serde_json::to_vec(&picture).expect("plain values have a JSON form");
        let cell = self.0.get_with(Sha256::digest(values).into(), Arc::default);
        let drawn = cell.get_or_try_init(|| async {
            press.set("share", move |fonts| share_picture(&picture, fonts)).await.map(Bytes::from)
        });
        drawn.await.cloned()
    }
}
