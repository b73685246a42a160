//! Files in a folder, and in a real S3 bucket (`scripts/services up --s3`).

use adapters::files::{ObjectFiles, Settings};
use app::ports::Files;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

fn folder(url: &str) -> Settings<'_> {
    Settings { url, endpoint: "", region: "us-east-1", access_key: "", secret_key: "" }
}

fn service(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is missing: scripts/services up --s3"))
}

/// What every file store has to do.
async fn keeps_files(files: &ObjectFiles) {
    let key = format!("reports/{}/DE-100-2026-11-v1.pdf", uuid::Uuid::now_v7().simple());
    let large: Vec<u8> = (0..3_000_000_u32).map(|n| n.to_le_bytes()[0]).collect();

    assert_eq!(files.get(&key).await.expect("asked"), None);
    files.put(&key, b"%PDF-1.7 first".to_vec()).await.expect("stored");
    assert_eq!(files.get(&key).await.expect("asked").as_deref(), Some(&b"%PDF-1.7 first"[..]));
    files.put(&key, large.clone()).await.expect("stored");
    assert!(files.get(&key).await.expect("asked").as_deref() == Some(&large[..]), "replaced completely");
    let neighbour = files.get(&key.replace("DE-100", "DE-101")).await.expect("asked");
    assert_eq!(neighbour, None);
}

#[tokio::test]
async fn a_folder_stores_files_and_is_created_if_missing() {
    let place = tempfile::tempdir().expect("a folder");
    let url = format!("file:{}/not/there/yet", place.path().display());
    let files = ObjectFiles::new(&folder(&url)).expect("a place");

    keeps_files(&files).await;
    for key in ["../outside", "a/../../outside", "/absolute//twice"] {
        assert!(files.put(key, Vec::new()).await.is_err(), "{key}");
    }
    let beside = std::fs::read_dir(place.path()).expect("read").count();
    assert_eq!(beside, 1, "nothing is written outside");
}

#[tokio::test]
async fn a_bucket_stores_files_below_its_folder() {
    let (endpoint, bucket) = (service("S3_URL"), service("S3_BUCKET"));
    let (access_key, secret_key) = (service("S3_ACCESS_KEY"), service("S3_SECRET_KEY"));
    let place = |url| Settings {
        url,
        endpoint: &endpoint,
        region: "us-east-1",
        access_key: &access_key,
        secret_key: &secret_key,
    };
    let (one, other) = (format!("s3://{bucket}/one"), format!("s3://{bucket}/other/deeper"));
    let (one, other) = (ObjectFiles::new(&place(&one)), ObjectFiles::new(&place(&other)));
    let (one, other) = (one.expect("a place"), other.expect("a place"));

    keeps_files(&one).await;
    keeps_files(&other).await;
    one.put("a.pdf", b"one".to_vec()).await.expect("stored");
    assert_eq!(other.get("a.pdf").await.expect("asked"), None);
    let stranger = Settings { secret_key: "guessed", ..place("s3://tessera") };
    let refused = ObjectFiles::new(&stranger).expect("a place").get("one/a.pdf").await;
    assert!(refused.is_err(), "{refused:?}");
}

#[tokio::test]
async fn an_unavailable_store_is_an_error_and_not_a_missing_file() {
    let nobody = Settings {
        endpoint: "http://127.0.0.1:9",
        access_key: "a",
        secret_key: "b",
        ..folder("s3://tessera")
    };
    let files = ObjectFiles::new(&nobody).expect("a place");

    assert!(files.get("a.pdf").await.is_err());
    assert!(files.put("a.pdf", Vec::new()).await.is_err());
    assert!(ObjectFiles::new(&folder("ftp://somewhere")).is_err());
}

#[tokio::test]
async fn a_service_that_sends_its_callers_elsewhere_is_not_followed() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
    let asked = tokio::spawn(async move {
        let mut asked = Vec::new();
        loop {
            let (mut connection, _) = listener.accept().await.expect("a caller");
            let mut head = [0; 2048];
            let read = connection.read(&mut head).await.expect("a request");
            let line = String::from_utf8_lossy(&head[..read]).lines().next().unwrap_or_default().to_owned();
            // A second request ends it: either the redirect was followed, or the next file is asked for.
            let answer = "HTTP/1.1 302 Found\r\nlocation: /elsewhere\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
            connection.write_all(answer.as_bytes()).await.expect("written");
            asked.push(line);
            if asked.len() == 2 {
                return asked;
            }
        }
    });
    let settings =
        Settings { url: "s3://bucket", endpoint: &endpoint, region: "a", access_key: "a", secret_key: "a" };
    let files = ObjectFiles::new(&settings).expect("a place");

    files.get("one.pdf").await.expect_err("a redirect is no file");
    files.get("two.pdf").await.expect_err("a redirect is no file");

    let asked = asked.await.expect("two requests");
    assert!(asked[0].contains("/bucket/one.pdf") && asked[1].contains("/bucket/two.pdf"), "{asked:?}");
}
