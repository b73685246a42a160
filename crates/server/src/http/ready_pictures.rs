//! Pictures of shared results that were drawn a moment ago. Kept by what they show, so that nobody gets
//! one that says something else; whether it may be shown at all is asked before, every time.

use std::time::Duration;

use app::reports::{Press, PressError};
use axum::body::Bytes;
use moka::sync::Cache;
use report::paper::{SharePicture, share_picture};
use sha2::{Digest, Sha256};

const KEEP: Duration = Duration::from_hours(1);

/// Bytes of pictures held at most: some hundreds.
const CAPACITY: u64 = 32 * 1024 * 1024;

pub struct ReadyPictures(Cache<[u8; 32], Bytes>);

impl Default for ReadyPictures {
    fn default() -> Self {
        let weigh = |_: &[u8; 32], picture: &Bytes| u32::try_from(picture.len()).unwrap_or(u32::MAX);
        Self(Cache::builder().weigher(weigh).max_capacity(CAPACITY).time_to_live(KEEP).build())
    }
}

impl ReadyPictures {
    /// The picture as PNG, drawn now or a moment ago.
    pub async fn get(&self, picture: SharePicture, press: &Press) -> Result<Bytes, PressError> {
        let values = serde_json::to_vec(&picture).expect("plain values have a JSON form");
        let key = Sha256::digest(values).into();
        if let Some(ready) = self.0.get(&key) {
            return Ok(ready);
        }
        let drawn = press.set("share", move |fonts| share_picture(&picture, fonts)).await?;
        let bytes = Bytes::from(drawn);
        self.0.insert(key, bytes.clone());
        Ok(bytes)
    }
}
