//! Pictures of shared results that were drawn a moment ago. Kept by what they show, so that nobody gets
//! one that says something else; whether it may be shown at all is asked before, every time.

use std::{sync::Arc, time::Duration};

use app::reports::{Press, PressError};
use axum::body::Bytes;
use moka::sync::Cache;
use report::{paper::share_picture, value::SharePicture};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

const KEEP: Duration = Duration::from_hours(1);

/// Pictures held at most, about 80 KB each.
const CAPACITY: u64 = 400;

/// The first who wants one draws it, others who come meanwhile wait for that one.
pub struct ReadyPictures(Cache<[u8; 32], Arc<OnceCell<Bytes>>>);

impl Default for ReadyPictures {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(CAPACITY).time_to_live(KEEP).build())
    }
}

impl ReadyPictures {
    /// The picture as PNG, drawn now or a moment ago.
    pub async fn get(&self, picture: SharePicture, press: &Press) -> Result<Bytes, PressError> {
        let values = serde_json::to_vec(&picture).expect("plain values have a JSON form");
        let cell = self.0.get_with(Sha256::digest(values).into(), Arc::default);
        let drawn = cell.get_or_try_init(|| async {
            press.set("share", move |fonts| share_picture(&picture, fonts)).await.map(Bytes::from)
        });
        drawn.await.cloned()
    }
}
