//! The barest axum server there is: the anchor that benches hold the product against.
//!
//! `bare PORT` answers every request with the same few bytes.

use std::net::{Ipv4Addr, SocketAddr};

use axum::{Router, http::header, serve::ListenerExt};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let port = std::env::args().nth(1).unwrap_or_default().parse()?;
    let answer = ([(header::CONTENT_TYPE, "application/json")], r#"{"result":200,"data":null,"msg":""}"#);
    let router = Router::new().fallback(async move || answer);
    let listener = tokio::net::TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
    let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("a TCP option"));
    axum::serve(listener, router).await?;
    Ok(())
}
