//! Connections that can be cut: a fault closes one without an answer, or in the middle of it.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll},
};

use axum::{extract::connect_info::Connected, serve::IncomingStream, serve::Listener};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

const UNCUT: usize = usize::MAX;

/// How many more bytes this connection may send.
#[derive(Debug, Clone)]
pub(crate) struct Cut(Arc<AtomicUsize>);

impl Cut {
    fn new() -> Self {
        Self(Arc::new(AtomicUsize::new(UNCUT)))
    }

    /// Nothing more is sent after `bytes`; the connection closes.
    pub(crate) fn after(&self, bytes: usize) {
        self.0.store(bytes, Ordering::Relaxed);
    }

    fn left(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    fn sent(&self, bytes: usize) {
        let left = self.left();
        if left != UNCUT {
            self.0.store(left.saturating_sub(bytes), Ordering::Relaxed);
        }
    }
}

impl Connected<IncomingStream<'_, Doors>> for Cut {
    fn connect_info(stream: IncomingStream<'_, Doors>) -> Self {
        stream.remote_addr().clone()
    }
}

/// A listener whose connections can be cut.
pub(crate) struct Doors(pub(crate) TcpListener);

impl Doors {
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

impl Listener for Doors {
    type Io = Stream;
    type Addr = Cut;

    async fn accept(&mut self) -> (Stream, Cut) {
        let (inner, _) = Listener::accept(&mut self.0).await;
        // Small answers must not wait for a packet to fill.
        if let Err(error) = inner.set_nodelay(true) {
            tracing::debug!(%error, "no TCP_NODELAY");
        }
        let cut = Cut::new();
        (Stream { inner, cut: cut.clone() }, cut)
    }

    fn local_addr(&self) -> io::Result<Cut> {
        Ok(Cut::new())
    }
}

pub(crate) struct Stream {
    inner: TcpStream,
    cut: Cut,
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let allowed = bytes.len().min(self.cut.left());
        if allowed == 0 && !bytes.is_empty() {
            return Poll::Ready(Err(io::ErrorKind::ConnectionReset.into()));
        }
        let written = Pin::new(&mut self.inner).poll_write(context, &bytes[..allowed]);
        if let Poll::Ready(Ok(count)) = &written {
            self.cut.sent(*count);
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}
