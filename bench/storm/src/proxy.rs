//! A link that misbehaves: delays, jitter, connections cut after a number of bytes or all at once, and times
//! in which nothing passes.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use anyhow::Context as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream, tcp::OwnedReadHalf, tcp::OwnedWriteHalf},
    sync::watch,
    time::sleep,
};

use crate::chance::Chance;

/// What a link does to its connections.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinkFaults {
    /// Delay of every piece.
    pub delay_ms: u64,
    /// Maximum additional delay.
    pub jitter_ms: u64,
    /// Share of new connections that are cut in the middle.
    pub cut: f64,
    /// After at most this many bytes in one direction.
    pub cut_after: u64,
}

pub struct Link {
    pub name: &'static str,
    pub port: u16,
    upstreams: Vec<SocketAddr>,
    faults: Mutex<LinkFaults>,
    chance: Mutex<Chance>,
    next: AtomicUsize,
    /// A new number cuts every connection.
    cuts: watch::Sender<u64>,
    dark: watch::Sender<bool>,
    pub cut: AtomicU64,
    pub delayed: AtomicU64,
    pub darkened: AtomicU64,
}

impl Link {
    /// Listens on a free port; connections go to the upstreams in turn, skipping those that don't answer.
    pub async fn open(
        name: &'static str,
        upstreams: &[SocketAddr],
        chance: Chance,
    ) -> anyhow::Result<Arc<Self>> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.context("no port for a link")?;
        let link = Arc::new(Self {
            name,
            port: listener.local_addr()?.port(),
            upstreams: upstreams.to_vec(),
            faults: Mutex::default(),
            chance: Mutex::new(chance),
            next: AtomicUsize::new(0),
            cuts: watch::Sender::new(0),
            dark: watch::Sender::new(false),
            cut: AtomicU64::new(0),
            delayed: AtomicU64::new(0),
            darkened: AtomicU64::new(0),
        });
        tokio::spawn(accept(listener, Arc::clone(&link)));
        Ok(link)
    }

    pub fn set(&self, faults: LinkFaults) {
        *self.faults.lock().unwrap_or_else(PoisonError::into_inner) = faults;
    }

    fn faults(&self) -> LinkFaults {
        *self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Cuts all open connections; returns how many there were.
    pub fn cut_all(&self) -> u64 {
        let open = u64::try_from(self.cuts.receiver_count()).unwrap_or_default();
        self.cuts.send_modify(|number| *number += 1);
        self.cut.fetch_add(open, Relaxed);
        open
    }

    /// Lets nothing pass for a while, without any error.
    pub async fn darken(&self, time: Duration) {
        self.darkened.fetch_add(1, Relaxed);
        self.dark.send_replace(true);
        sleep(time).await;
        self.dark.send_replace(false);
    }

    /// Whether and where a new connection is going to be cut.
    fn budget(&self, faults: LinkFaults) -> Option<u64> {
        let mut chance = self.chance.lock().unwrap_or_else(PoisonError::into_inner);
        chance.hits(faults.cut).then(|| chance.between(1, faults.cut_after.max(1)))
    }

    fn wait(&self, faults: LinkFaults) -> Duration {
        let mut chance = self.chance.lock().unwrap_or_else(PoisonError::into_inner);
        Duration::from_millis(faults.delay_ms + chance.between(0, faults.jitter_ms))
    }

    async fn connect(&self) -> Option<TcpStream> {
        let first = self.next.fetch_add(1, Relaxed);
        for place in 0..self.upstreams.len() {
            let upstream = self.upstreams[(first + place) % self.upstreams.len()];
            if let Ok(stream) = TcpStream::connect(upstream).await {
                return Some(stream);
            }
        }
        None
    }
}

async fn accept(listener: TcpListener, link: Arc<Link>) {
    loop {
        if let Ok((stream, _)) = listener.accept().await {
            let link = Arc::clone(&link);
            tokio::spawn(async move { carry(stream, &link).await });
        }
    }
}

/// Forwards one connection until either end closes it or a fault does. Both ends see any failure as a
/// closed connection; there is nobody else to report it to.
async fn carry(near: TcpStream, link: &Link) {
    let Some(far) = link.connect().await else { return };
    if near.set_nodelay(true).is_err() || far.set_nodelay(true).is_err() {
        return;
    }
    let mut cuts = link.cuts.subscribe();
    let budget = link.budget(link.faults());
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    let both =
        async { tokio::try_join!(pump(near_in, far_out, link, None), pump(far_in, near_out, link, budget)) };
    tokio::select! {
        _ = cuts.changed() => {}
        _ = both => {}
    }
}

/// A connection that ends at once, in both directions.
struct Broken;

/// One direction, until its end, which is passed on.
async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    link: &Link,
    budget: Option<u64>,
) -> Result<(), Broken> {
    let mut buffer = vec![0; 16 * 1024];
    let (mut passed, mut dark) = (0, link.dark.subscribe());
    loop {
        let length = from.read(&mut buffer).await.map_err(|_| Broken)?;
        if length == 0 {
            return to.shutdown().await.map_err(|_| Broken);
        }
        let faults = link.faults();
        if faults.delay_ms + faults.jitter_ms > 0 {
            link.delayed.fetch_add(1, Relaxed);
            sleep(link.wait(faults)).await;
        }
        dark.wait_for(|dark| !dark).await.map_err(|_| Broken)?;
        passed += u64::try_from(length).unwrap_or_default();
        if budget.is_some_and(|budget| passed > budget) {
            link.cut.fetch_add(1, Relaxed);
            return Err(Broken);
        }
        to.write_all(&buffer[..length]).await.map_err(|_| Broken)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An echo server.
    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.split();
                    tokio::io::copy(&mut from, &mut to).await
                });
            }
        });
        address
    }

    async fn link() -> Arc<Link> {
        Link::open("test", &[echo().await], Chance::of(1, 1)).await.unwrap()
    }

    async fn said(stream: &mut TcpStream, length: usize) -> std::io::Result<usize> {
        stream.write_all(&vec![7; length]).await?;
        stream.read_exact(&mut vec![0; length]).await
    }

    #[tokio::test]
    async fn without_faults_everything_passes() {
        let link = link().await;
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, link.port)).await.unwrap();

        assert_eq!(said(&mut stream, 50_000).await.unwrap(), 50_000);
    }

    #[tokio::test]
    async fn a_connection_is_cut_in_the_middle_of_an_answer() {
        let link = link().await;
        link.set(LinkFaults { cut: 1.0, cut_after: 100, ..LinkFaults::default() });
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, link.port)).await.unwrap();

        assert!(said(&mut stream, 1_000).await.is_err());
        assert_eq!(link.cut.load(Relaxed), 1);
    }

    #[tokio::test]
    async fn all_connections_are_cut_at_once() {
        let link = link().await;
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, link.port)).await.unwrap();
        said(&mut stream, 10).await.unwrap();

        assert_eq!(link.cut_all(), 1);
        assert!(said(&mut stream, 10).await.is_err());
    }

    #[tokio::test]
    async fn a_dark_link_delays_everything_and_loses_nothing() {
        let link = link().await;
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, link.port)).await.unwrap();
        said(&mut stream, 10).await.unwrap();

        let dark = Duration::from_millis(200);
        let begun = tokio::time::Instant::now();
        let ((), answered) = tokio::join!(link.darken(dark), said(&mut stream, 10));

        assert_eq!(answered.unwrap(), 10);
        assert!(begun.elapsed() >= dark);
    }
}
