//! What stands in headers. An input is a list of lines, `name: value`; what HTTP itself refuses is left out, as the
//! server's HTTP library does before anybody reads it.

use std::net::IpAddr;

use axum::extract::FromRequestParts as _;
use domain::locale::Locale;
use futures::FutureExt as _;
use http::{HeaderMap, HeaderName, HeaderValue, Request, header};
use server::{
    config::Mode,
    http::{
        extract::{ClientHeaders, caller_locale, client_address},
        origins::may_call,
        ready_questions::Coding,
        session::{self, UserAgent},
    },
};

use super::{rule, target, text, verdict};
use crate::run::{Checked, Target};

pub(super) fn targets() -> Vec<Target> {
    vec![
        target(
            "languages",
            &[
                "accept-language: de-AT,de;q=0.9,en;q=0.5",
                "accept-language: zh-TW, zh;q=0.8\nhl: ja",
                "hl: DE",
            ],
            &["q=", ";", ",", "*", "-", "zh-Hant", "nan", "inf", "-inf", "1e-400"],
            languages,
        ),
        target(
            "forwarded addresses",
            &[
                "x-forwarded-for: 203.0.113.7, 10.0.0.2",
                "x-forwarded-for: 2001:db8::1\nx-forwarded-for: 10.0.0.9",
                "x-forwarded-for: ::ffff:192.0.2.1",
            ],
            &[",", "10.0.0.1", "127.0.0.1", "::1", "%eth0", "x-forwarded-for: ", "unknown", "[::1]:80"],
            forwarded,
        ),
        target(
            "cookies",
            &[
                "cookie: a=b; IQ-token=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef; c=d",
                "cookie: __Host-IQ-token=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
                "iq-token: 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
                "cookie: IQ-way=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef; IQ-locale=DE",
            ],
            &[
                "IQ-token=",
                "__Host-IQ-token=",
                ";",
                "=",
                "\"",
                "cookie: ",
                "origin: null",
                "sec-fetch-site: none",
            ],
            cookies,
        ),
        target(
            "headers of the specification",
            &[
                "logid: 01932c5e-0000-7000-8000-000000000001\napp-version: 0.8.0\nexam-app-id: 1\ndomain: x.test\ndomains: a.test, b.test\nhl: EN\nuid: 01932c5e-0000-7000-8000-000000000002\nuser-agent: Mozilla/5.0 (X11; Linux) Firefox/140.0\naccept-encoding: gzip, br;q=0.5",
            ],
            &["urn:uuid:", "{", "}", ",", "br;q=0", "gzip", "q=nan", "logid: ", "uid: "],
            specified,
        ),
        target(
            "origins",
            &["https://tessera.example"],
            &["http://", "https://", ":443", "@", ".", "null", "/", "tessera.example", "TESSERA.EXAMPLE"],
            origin,
        ),
    ]
}

fn headers(input: &[u8]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for line in input.split(|byte| *byte == b'\n') {
        let Some(colon) = line.iter().position(|byte| *byte == b':') else { continue };
        let (name, value) = (&line[..colon], line[colon + 1..].trim_ascii());
        if let (Ok(name), Ok(value)) = (HeaderName::from_bytes(name), HeaderValue::from_bytes(value)) {
            // More than a server reads of one request.
            if headers.len() < 100 {
                headers.append(name, value);
            }
        }
    }
    headers
}

fn languages(input: &[u8]) -> Checked {
    let headers = headers(input);
    let chosen = caller_locale(&headers);
    if let Some(hl) =
        headers.get("hl").and_then(|value| value.to_str().ok()).filter(|hl| !hl.trim().is_empty())
    {
        rule(
            chosen == Locale::parse(hl).unwrap_or(Locale::En),
            "hl comes first, and an unknown one is English",
        )?;
    } else if !headers.contains_key(header::ACCEPT_LANGUAGE) {
        rule(chosen == Locale::En, "English where nothing is asked for")?;
    }
    rule(Locale::parse(chosen.code()) == Some(chosen), "a language has one code")?;
    Ok(verdict(chosen != Locale::En))
}

fn forwarded(input: &[u8]) -> Checked {
    let headers = headers(input);
    let proxies: Vec<ipnet::IpNet> =
        ["10.0.0.0/8", "fd00::/8"].iter().filter_map(|net| net.parse().ok()).collect();
    let stranger = IpAddr::from([198, 51, 100, 7]);
    rule(client_address(stranger, &headers, &proxies) == stranger, "a stranger's header counts for nothing")?;
    rule(client_address(stranger, &headers, &[]) == stranger, "without proxies no header counts")?;
    let proxy = IpAddr::from([10, 0, 0, 1]);
    let found = client_address(proxy, &headers, &proxies);
    if found != proxy {
        let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
        let hops: Vec<IpAddr> =
            lines.flat_map(|line| line.split(',')).filter_map(|hop| hop.trim().parse().ok()).collect();
        rule(hops.contains(&found), "an address that a proxy named")?;
        let trusted = |hop: &IpAddr| proxies.iter().any(|net| net.contains(&hop.to_canonical()));
        let last = hops.iter().rev().find(|hop| !trusted(hop));
        rule(trusted(&found) || last == Some(&found), "the nearest one that is no proxy of ours")?;
    }
    Ok(verdict(found != proxy))
}

fn cookies(input: &[u8]) -> Checked {
    let headers = headers(input);
    let mut found = false;
    for mode in [Mode::Development, Mode::Production] {
        for token in
            [session::token(&headers, mode), session::trip_cookie(&headers, mode)].into_iter().flatten()
        {
            found = true;
            let token = token.as_str();
            rule(
                token.len() == 64 && token.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')),
                "64 digits",
            )?;
            let sent = |name: &str| {
                headers.get_all(name).iter().any(|line| line.to_str().is_ok_and(|line| line.contains(token)))
            };
            let by_page = headers.contains_key("origin")
                || headers.contains_key("sec-fetch-site")
                || headers.contains_key("cookie");
            rule(sent("cookie") || (sent("iq-token") && !by_page), "from a cookie, or from a program")?;
        }
    }
    Ok(verdict(found))
}

fn specified(input: &[u8]) -> Checked {
    let mut request = Request::new(());
    *request.headers_mut() = headers(input);
    let (mut parts, ()) = request.into_parts();
    let read =
        ClientHeaders::from_request_parts(&mut parts, &()).now_or_never().ok_or("it waits for something")?;
    let Ok(read) = read;
    rule(read.domains.iter().all(|domain| !domain.is_empty()), "no empty domain")?;
    let agent =
        UserAgent::from_request_parts(&mut parts, &()).now_or_never().ok_or("it waits for something")?;
    let Ok(_) = agent;
    _ = Coding::accepted(parts.headers.get(header::ACCEPT_ENCODING));
    Ok(verdict(read.logid.is_some() || read.uid.is_some() || read.app_exam.is_some()))
}

fn origin(input: &[u8]) -> Checked {
    let origin = text(input);
    let ours = |host: &str| host == "tessera.example";
    let may = may_call(&origin, Mode::Production, ours);
    rule(may == (origin == "https://tessera.example"), "one origin in production")?;
    if may_call(&origin, Mode::Development, ours) {
        rule(origin.contains("://tessera.example"), "only our host in development")?;
    }
    Ok(verdict(may))
}
