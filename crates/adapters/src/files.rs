//! Rendered files in a local folder or in an S3 bucket.

use std::{path::Path as Folder, sync::Arc, time::Duration};

use anyhow::{Context, bail};
use app::ports::{Files, FilesError};
use futures::TryStreamExt as _;
use jiff::Timestamp;
use object_store::{
    BackoffConfig, ClientOptions, ObjectMeta, ObjectStore, ObjectStoreExt, PutPayload, RetryConfig,
    aws::AmazonS3Builder,
    client::{HttpClient, HttpConnector},
    local::LocalFileSystem,
    path::Path,
};
use reqwest::redirect;

/// Where files are stored.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// `file:folder` or `s3://bucket/folder`.
    pub url: &'a str,
    /// Of the S3 service; empty: Amazon's.
    pub endpoint: &'a str,
    pub region: &'a str,
    /// Both empty: the machine's IAM role.
    pub access_key: &'a str,
    pub secret_key: &'a str,
}

/// Clones share connections.
#[derive(Clone, Debug)]
pub struct ObjectFiles {
    store: Arc<dyn ObjectStore>,
    folder: Path,
}

impl ObjectFiles {
    /// Opens the store; an S3 service is first contacted for the first file.
    pub fn new(settings: &Settings<'_>) -> anyhow::Result<Self> {
        if let Some(folder) = settings.url.strip_prefix("file:") {
            let folder = Folder::new(folder.strip_prefix("//").unwrap_or(folder));
            std::fs::create_dir_all(folder).with_context(|| format!("can't create {}", folder.display()))?;
            let store = LocalFileSystem::new_with_prefix(folder)?.with_automatic_cleanup(false);
            return Ok(Self { store: Arc::new(store), folder: Path::default() });
        }
        let Some(place) = settings.url.strip_prefix("s3://") else {
            bail!("files.url must be file:folder or s3://bucket/folder");
        };
        let (bucket, folder) = place.split_once('/').unwrap_or((place, ""));
        Ok(Self { store: Arc::new(bucket_of(settings, bucket)?), folder: Path::parse(folder)? })
    }

    async fn remove_if(&self, folder: &str, old: impl Fn(&ObjectMeta) -> bool) -> anyhow::Result<()> {
        let folder = self.path(folder)?;
        let mut files = self.store.list(Some(&folder));
        while let Some(file) = files.try_next().await? {
            if old(&file) {
                match self.store.delete(&file.location).await {
                    // Already deleted by another process.
                    Ok(()) | Err(object_store::Error::NotFound { .. }) => {}
                    Err(error) => return Err(error.into()),
                }
            }
        }
        Ok(())
    }

    fn path(&self, key: &str) -> anyhow::Result<Path> {
        let key = Path::parse(key)?;
        Ok(self.folder.parts().chain(key.parts()).collect())
    }
}

/// A caller waits: one retry only, since a file that can't be read is rendered again.
fn bucket_of(settings: &Settings<'_>, bucket: &str) -> anyhow::Result<object_store::aws::AmazonS3> {
    let retry = RetryConfig {
        max_retries: 1,
        retry_timeout: Duration::from_secs(4),
        backoff: BackoffConfig { init_backoff: Duration::from_millis(50), ..BackoffConfig::default() },
    };
    let allow_http = settings.endpoint.starts_with("http://");
    let mut builder = AmazonS3Builder::new()
        .with_bucket_name(bucket)
        .with_region(settings.region)
        .with_client_options(ClientOptions::new().with_allow_http(allow_http))
        .with_http_connector(Straight { allow_http })
        .with_retry(retry);
    if !settings.endpoint.is_empty() {
        builder = builder.with_endpoint(settings.endpoint);
    }
    if !settings.access_key.is_empty() {
        builder = builder.with_access_key_id(settings.access_key).with_secret_access_key(settings.secret_key);
    }
    Ok(builder.build()?)
}

/// Follows no redirect: files go to the service that the settings name, and nowhere else.
#[derive(Debug)]
struct Straight {
    allow_http: bool,
}

impl HttpConnector for Straight {
    fn connect(&self, _: &ClientOptions) -> object_store::Result<HttpClient> {
        let client = reqwest::Client::builder()
            .redirect(redirect::Policy::none())
            .timeout(Duration::from_secs(3))
            .connect_timeout(Duration::from_secs(1))
            .https_only(!self.allow_http)
            .build();
        let client =
            client.map_err(|error| object_store::Error::Generic { store: "S3", source: error.into() })?;
        Ok(HttpClient::new(client))
    }
}

impl Files for ObjectFiles {
    async fn put(&self, key: &str, bytes: Vec<u8>) -> Result<(), FilesError> {
        let put = self.store.put(&self.path(key)?, PutPayload::from(bytes)).await;
        put.map_err(anyhow::Error::from)?;
        Ok(())
    }

    async fn get(&self, key: &str) -> Result<Option<Vec<u8>>, FilesError> {
        let found = match self.store.get(&self.path(key)?).await {
            Ok(found) => found,
            Err(object_store::Error::NotFound { .. }) => return Ok(None),
            Err(error) => return Err(anyhow::Error::from(error).into()),
        };
        Ok(Some(found.bytes().await.map_err(anyhow::Error::from)?.into()))
    }

    async fn remove(&self, folder: &str) -> Result<(), FilesError> {
        Ok(self.remove_if(folder, |_| true).await?)
    }

    async fn remove_older(&self, folder: &str, moment: Timestamp) -> Result<(), FilesError> {
        Ok(self.remove_if(folder, |file| file.last_modified.timestamp() < moment.as_second()).await?)
    }
}
