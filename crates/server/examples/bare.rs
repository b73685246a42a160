//! The barest possible axum server: the baseline that benches compare the product with.
//!
//! `bare PORT` answers every request with the same few bytes. `bare PORT FILE` answers with the content of the
//! file: headers, one per line, an empty line, the body.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::Context as _;
use axum::{
    Router,
    body::{Body, Bytes},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    response::Response,
    serve::ListenerExt,
};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let port = std::env::args().nth(1).unwrap_or_default().parse()?;
    let router = if let Some(file) = std::env::args().nth(2) {
        let (headers, body) = recorded(&std::fs::read(file)?)?;
        Router::new().fallback(async move || {
            let mut response = Response::new(Body::from(body));
            *response.headers_mut() = headers;
            response
        })
    } else {
        let answer = ([(header::CONTENT_TYPE, "application/json")], r#"{"result":200,"data":null,"msg":""}"#);
        Router::new().fallback(async move || answer)
    };
    let listener = tokio::net::TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
    let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("a TCP option"));
    axum::serve(listener, router).await?;
    Ok(())
}

fn recorded(answer: &[u8]) -> anyhow::Result<(HeaderMap, Bytes)> {
    let end = answer.windows(2).position(|pair| pair == b"\n\n").context("no empty line")?;
    let mut headers = HeaderMap::new();
    for line in std::str::from_utf8(&answer[..end])?.lines() {
        let (name, value) = line.split_once(": ").context("no header")?;
        headers.append(HeaderName::try_from(name)?, HeaderValue::try_from(value)?);
    }
    Ok((headers, Bytes::copy_from_slice(&answer[end + 2..])))
}
