//! Connections of the public listener, bounded in number and in time. An idle connection is closed, and so is
//! one on which no byte moves; limits on requests are up to the layers.

use std::{
    collections::HashMap,
    convert::Infallible,
    io,
    net::{IpAddr, SocketAddr},
    pin::{Pin, pin},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use anyhow::Context as _;
use axum::{Router, body::Body, extract::ConnectInfo};
use http::{Request, Response};
use hyper::{body::Incoming, service::service_fn};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::conn::auto::Builder,
};
use ipnet::IpNet;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time::{Instant, Sleep},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::Service;
use tracing::{debug, warn};

use crate::http::network_limits::household;

/// Pause after an error of `accept` (no descriptors left).
const REST: Duration = Duration::from_millis(100);

/// HTTP/2: how often the peer is pinged, and how long its answer may take.
const PING_EVERY: Duration = Duration::from_secs(20);
const PING_PATIENCE: Duration = Duration::from_secs(10);

/// Concurrent streams of one HTTP/2 connection: a page and its files.
const STREAMS: u32 = 100;

#[derive(Clone, Debug)]
pub struct Bounds {
    /// Maximum number of connections; more wait in the system's queue.
    pub connections: usize,
    /// The maximum for one address (IPv6: one /64) that isn't one of our proxies; more are closed at once.
    pub per_address: usize,
    pub proxies: Vec<IpNet>,
    /// How long a connection may go without a complete request head, after it was accepted and between two
    /// requests.
    pub head: Duration,
    /// How long no byte may move in either direction. Longer than any request may take.
    pub still: Duration,
    /// How long open requests may take to finish after `stop`.
    pub drain: Duration,
}

pub async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("can't listen on {address}"))
}

/// Serves until `stop`, then until open requests are answered or the drain time is over.
pub async fn serve(listener: TcpListener, router: Router, bounds: &Bounds, stop: CancellationToken) {
    let (places, addresses) = (Arc::new(Semaphore::new(bounds.connections)), Addresses::default());
    let open = TaskTracker::new();
    while let Some((stream, peer, place)) = accept(&listener, &places, &stop).await {
        let known = bounds.proxies.iter().any(|proxy| proxy.contains(&peer.ip().to_canonical()));
        let most = if known { usize::MAX } else { bounds.per_address };
        let Some(counted) = addresses.enter(peer.ip(), most) else {
            metrics::counter!("connections_refused_total").increment(1);
            continue;
        };
        let connection = converse(stream, peer, router.clone(), bounds.clone(), stop.clone());
        open.spawn(async move {
            connection.await;
            drop((place, counted));
        });
    }
    open.close();
    if tokio::time::timeout(bounds.drain, open.wait()).await.is_err() {
        warn!(connections = open.len(), "listener: open requests cut off at shutdown");
    }
}

type Place = tokio::sync::OwnedSemaphorePermit;

/// The next connection, once there is a free slot; `None` after `stop`.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
    stop: &CancellationToken,
) -> Option<(TcpStream, SocketAddr, Place)> {
    let accepted = async {
        let place = Arc::clone(places).acquire_owned().await.ok()?;
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => return Some((stream, peer, place)),
                Err(error) => {
                    warn!(%error, "listener: could not accept a connection");
                    tokio::time::sleep(REST).await;
                }
            }
        }
    };
    tokio::select! {
        accepted = accepted => accepted,
        () = stop.cancelled() => None,
    }
}

/// One connection, from its first byte to its last.
async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    bounds: Bounds,
    stop: CancellationToken,
) {
    // Small responses must leave at once: without this they wait for the client's delayed ACK.
    if let Err(error) = stream.set_nodelay(true) {
        debug!(%error, "listener: could not set TCP_NODELAY");
    }
    let asked = Arc::new(AtomicBool::new(false));
    let service = service_fn({
        let asked = Arc::clone(&asked);
        move |request| {
            asked.store(true, Ordering::Relaxed);
            answer(router.clone(), request, peer)
        }
    });
    let builder = builder(bounds.head);
    let mut connection =
        pin!(builder.serve_connection(TokioIo::new(Moving::new(stream, bounds.still)), service));
    // Covers the choice between HTTP/1 and HTTP/2 too, for which hyper has no timeout.
    let mut silent = pin!(tokio::time::sleep(bounds.head));
    let (mut judged, mut stopping) = (false, false);
    loop {
        tokio::select! {
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    debug!(%error, "listener: connection ended early");
                }
                return;
            }
            () = silent.as_mut(), if !judged => {
                if !asked.load(Ordering::Relaxed) {
                    return;
                }
                judged = true;
            }
            () = stop.cancelled(), if !stopping => {
                connection.as_mut().graceful_shutdown();
                stopping = true;
            }
        }
    }
}

fn builder(head: Duration) -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(head);
    builder
        .http2()
        .timer(TokioTimer::new())
        .keep_alive_interval(PING_EVERY)
        .keep_alive_timeout(PING_PATIENCE)
        .max_concurrent_streams(STREAMS);
    builder
}

async fn answer(
    mut router: Router,
    request: Request<Incoming>,
    peer: SocketAddr,
) -> Result<Response<Body>, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.call(request).await
}

/// The number of connections per address.
#[derive(Clone, Default)]
struct Addresses(Arc<Mutex<HashMap<IpAddr, usize>>>);

struct Counted {
    all: Addresses,
    address: IpAddr,
}

impl Addresses {
    fn enter(&self, address: IpAddr, most: usize) -> Option<Counted> {
        let address = household(address);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let open = all.entry(address).or_default();
        if *open >= most {
            return None;
        }
        *open += 1;
        Some(Counted { all: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = all.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                all.remove(&self.address);
            }
        }
    }
}

/// A stream that fails once no byte has moved for a while.
struct Moving {
    stream: TcpStream,
    still: Duration,
    moved: Instant,
    alarm: Pin<Box<Sleep>>,
}

impl Moving {
    fn new(stream: TcpStream, still: Duration) -> Self {
        let moved = Instant::now();
        Self { stream, still, moved, alarm: Box::pin(tokio::time::sleep_until(moved + still)) }
    }

    /// Notes that bytes moved, or fails if none have for too long.
    fn judge<T>(&mut self, cx: &mut Context<'_>, polled: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            self.moved = Instant::now();
            return polled;
        }
        // Reset only when it fires: once in a while instead of for every byte.
        ready!(self.alarm.as_mut().poll(cx));
        let end = self.moved + self.still;
        if end <= Instant::now() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        self.alarm.as_mut().reset(end);
        ready!(self.alarm.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Moving {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_read(cx, buffer);
        self.judge(cx, polled)
    }
}

impl AsyncWrite for Moving {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(cx, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.judge(cx, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        sync::Notify,
    };

    use super::*;

    fn bounds() -> Bounds {
        Bounds {
            connections: 8,
            per_address: 8,
            proxies: Vec::new(),
            head: Duration::from_millis(200),
            still: Duration::from_millis(400),
            drain: Duration::from_secs(5),
        }
    }

    struct Server {
        address: SocketAddr,
        /// Notified on a request for `/slow`.
        asked: Arc<Notify>,
        stop: CancellationToken,
        serving: tokio::task::JoinHandle<()>,
    }

    /// A server whose `/` answers at once and whose `/slow` takes longer than the head timeout.
    async fn start(bounds: Bounds) -> Server {
        let asked = Arc::new(Notify::new());
        let slow = {
            let asked = Arc::clone(&asked);
            async move || {
                asked.notify_one();
                tokio::time::sleep(Duration::from_millis(300)).await;
                "late"
            }
        };
        let router = Router::new().route("/", get(async || "here")).route("/slow", get(slow));
        let listener = bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.expect("a port");
        let (address, stop) = (listener.local_addr().expect("an address"), CancellationToken::new());
        let serving = tokio::spawn({
            let stop = stop.clone();
            async move { serve(listener, router, &bounds, stop).await }
        });
        Server { address, asked, stop, serving }
    }

    /// Everything the server sends until it closes the connection.
    async fn say(address: SocketAddr, words: &str) -> String {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.write_all(words.as_bytes()).await.expect("sent");
        rest(&mut stream).await
    }

    async fn rest(stream: &mut TcpStream) -> String {
        let mut heard = Vec::new();
        let reading = stream.read_to_end(&mut heard);
        match tokio::time::timeout(Duration::from_secs(10), reading).await.expect("closed in time") {
            Ok(_) => String::from_utf8_lossy(&heard).into_owned(),
            Err(error) => error.to_string(),
        }
    }

    #[tokio::test]
    async fn a_connection_without_a_complete_head_is_closed() {
        let Server { address, .. } = start(bounds()).await;
        for beginning in ["", "P", "PRI * HTTP/2.0\r\n", "GET / HTTP/1.1\r\nX:"] {
            let heard = say(address, beginning).await;
            assert!(!heard.contains("200 OK"), "{beginning:?}: {heard}");
        }
    }

    #[tokio::test]
    async fn a_response_may_take_longer_than_the_head_timeout() {
        let Server { address, .. } = start(bounds()).await;

        let heard = say(address, "GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").await;

        assert!(heard.ends_with("late"), "{heard}");
    }

    #[tokio::test]
    async fn connections_per_address_are_limited_except_for_our_proxies() {
        let Server { address, .. } = start(Bounds { per_address: 1, ..bounds() }).await;
        let _first = TcpStream::connect(address).await.expect("a connection");
        assert!(!say(address, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.contains("here"));

        let proxies = vec!["127.0.0.0/8".parse().expect("a net")];
        let Server { address, .. } = start(Bounds { per_address: 1, proxies, ..bounds() }).await;
        let _first = TcpStream::connect(address).await.expect("a connection");
        assert!(say(address, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.contains("here"));
    }

    #[tokio::test]
    async fn a_connection_above_the_limit_is_served_once_another_closes() {
        let Server { address, .. } = start(Bounds { connections: 1, ..bounds() }).await;
        let _idle = TcpStream::connect(address).await.expect("a connection");

        let heard = say(address, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").await;

        assert!(heard.ends_with("here"), "{heard}");
    }

    #[tokio::test]
    async fn an_open_request_is_still_answered_during_shutdown() {
        let Server { address, asked, stop, serving } = start(bounds()).await;
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.write_all(b"GET /slow HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
        asked.notified().await;
        stop.cancel();

        let heard = rest(&mut stream).await;

        serving.await.expect("it ends");
        assert!(heard.ends_with("late"), "{heard}");
    }

    #[test]
    fn an_address_without_connections_is_forgotten() {
        let (addresses, one) = (Addresses::default(), IpAddr::from([127, 0, 0, 1]));
        let first = addresses.enter(one, 1).expect("room");
        assert!(addresses.enter(one, 1).is_none());
        drop(first);
        assert!(addresses.0.lock().expect("not poisoned").is_empty());
    }
}
