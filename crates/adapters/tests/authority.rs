//! Redis and NATS by TLS, as real servers: only certificates of the named authority are trusted.

use std::{
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use adapters::{nats::Nats, redis::RedisCache};

/// A server that ends with its test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().expect("it ran");
        self.0.wait().expect("it ended");
    }
}

fn run(program: &str, arguments: &[&str], folder: &Path) -> Running {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    Running(command.spawn().unwrap_or_else(|error| panic!("{program}: {error}")))
}

fn openssl(arguments: &str, folder: &Path) {
    let made =
        Command::new("openssl").args(arguments.split(' ')).current_dir(folder).output().expect("openssl");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// An authority, and a certificate of it for localhost.
fn authority(folder: &Path, name: &str) -> PathBuf {
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
    openssl(&format!("req -x509 {key} -keyout {name}.key -out {name}.pem -days 2 -subj /CN={name}"), folder);
    openssl(
        &format!(
            "req -x509 {key} -CA {name}.pem -CAkey {name}.key -keyout {name}-server.key -out {name}-server.pem -days 2 \
             -subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE"
        ),
        folder,
    );
    folder.join(format!("{name}.pem"))
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port()
}

/// Asks until it is so; a server needs a moment to start.
async fn soon(what: &str, mut met: impl AsyncFnMut() -> bool) {
    let asking = async {
        let mut again = tokio::time::interval(Duration::from_millis(50));
        while !met().await {
            again.tick().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), asking).await.unwrap_or_else(|_| panic!("never: {what}"));
}

#[tokio::test]
async fn redis_is_trusted_by_its_authority_only() {
    let place = tempfile::tempdir().expect("a folder");
    let (ours, theirs) = (authority(place.path(), "ours"), authority(place.path(), "theirs"));
    let port = free_port();
    let (tls_port, files) = (port.to_string(), ["--tls-cert-file", "ours-server.pem", "--tls-key-file"]);
    let arguments = ["--port", "0", "--tls-port", &tls_port, files[0], files[1], files[2], "ours-server.key"];
    let anyone = ["--tls-ca-cert-file", "ours.pem", "--tls-auth-clients", "no", "--save", ""];
    let _redis = run("redis-server", &[&arguments[..], &anyone[..]].concat(), place.path());
    let url = format!("rediss://localhost:{port}");

    let trusting = RedisCache::new(&url, "", Some(&ours)).expect("an authority");
    soon("Redis answers", async || trusting.ping().await).await;

    let mistaken = RedisCache::new(&url, "", Some(&theirs)).expect("an authority");
    assert!(!mistaken.ping().await, "another authority's word counts");
    let system = RedisCache::new(&url, "", None).expect("an address");
    assert!(!system.ping().await, "the system doesn't know the authority");
}

#[tokio::test]
async fn nats_is_trusted_by_its_authority_only() {
    let place = tempfile::tempdir().expect("a folder");
    let (ours, theirs) = (authority(place.path(), "ours"), authority(place.path(), "theirs"));
    let port = free_port();
    let config = format!(
        "listen: 127.0.0.1:{port}\ntls {{ cert_file: ours-server.pem, key_file: ours-server.key }}\n"
    );
    std::fs::write(place.path().join("nats.conf"), config).expect("written");
    let _nats = run("nats-server", &["--config", "nats.conf"], place.path());
    let url = format!("tls://localhost:{port}");

    let mistaken = Nats::connect(&url, 1, Some(&theirs)).await.expect("an address");
    let trusting = Nats::connect(&url, 1, Some(&ours)).await.expect("an address");
    soon("NATS answers", async || trusting.connected()).await;

    assert!(!mistaken.connected(), "another authority's word counts");
}
