//! Where a caller is: the address behind our proxies, its network and its country.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv6Addr, SocketAddr},
};

use app::ports::GeoIp;
use axum::extract::{ConnectInfo, FromRequestParts};
use domain::country::CountryCode;
use http::{HeaderMap, request::Parts};

use crate::http::{
    network_limits::{neighbourhood, networks},
    state::AppState,
};

/// The visitor's country, by address.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    pub country: CountryCode,
}

impl FromRequestParts<AppState> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Infallible> {
        if let Some(country) = state.country_override {
            return Ok(Self { country });
        }
        let address = address(parts, state).await;
        let country = address.zip(state.geo.as_ref()).and_then(|(address, geo)| geo.country(address));
        let country = country.unwrap_or(CountryCode::ELSEWHERE);
        Ok(Self { country })
    }
}

async fn address(parts: &mut Parts, state: &AppState) -> Option<IpAddr> {
    let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, state).await.ok()?;
    Some(client_address(peer.ip(), &parts.headers, &state.config.http.trusted_proxies))
}

/// The part of an address that a household, an office or a street of phones shares; for limits.
pub struct Network {
    name: String,
    address: Option<IpAddr>,
}

impl Network {
    fn of(address: Option<IpAddr>) -> Self {
        Self { name: neighbourhood(address), address }
    }

    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// The networks that it is counted in, from the address itself to the widest, each with its multiple of the
    /// first one's limit.
    pub fn widths(&self) -> impl Iterator<Item = (String, u32)> + use<> {
        let address =
            self.address.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |address| address.to_canonical());
        networks(address).map(|(network, times)| (network.to_string(), times))
    }
}

impl FromRequestParts<AppState> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Infallible> {
        Ok(Self::of(address(parts, state).await))
    }
}

/// The nearest address in `X-Forwarded-For` that isn't one of our proxies. Entries further left are not
/// trusted: anyone can write them.
pub(in crate::http) fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[ipnet::IpNet]) -> IpAddr {
    let mut nearest = peer;
    let forwarded = headers.get_all("x-forwarded-for").into_iter().filter_map(|v| v.to_str().ok());
    for hop in forwarded.flat_map(|v| v.split(',')).collect::<Vec<_>>().into_iter().rev() {
        if !trusted(nearest, proxies) {
            break;
        }
        let Ok(address) = hop.trim().parse() else { break };
        nearest = address;
    }
    nearest
}

/// Whether an address is one of our proxies.
pub(in crate::http) fn trusted(address: IpAddr, proxies: &[ipnet::IpNet]) -> bool {
    proxies.iter().any(|net| net.contains(&address.to_canonical()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::extract::headers::tests::headers;

    #[test]
    fn neighbours_share_a_network() {
        let network = |address: &str| Network::of(address.parse().ok()).as_str().to_owned();
        assert_eq!(network("192.0.2.77"), "192.0.2.0/24");
        assert_eq!(network("::ffff:192.0.2.1"), "192.0.2.0/24");
        assert_eq!(network("2001:db8:1:2:3::4"), "2001:db8:1:2::/64");
        assert_eq!(network("nowhere"), "unknown");
    }

    #[test]
    fn forwarded_addresses_are_trusted_from_our_proxies_only() {
        let proxies = ["10.0.0.0/8".parse().expect("a net")];
        let forged = headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2, 10.0.0.7")]);
        let ip = |s: &str| -> IpAddr { s.parse().expect("an address") };

        assert_eq!(client_address(ip("10.0.0.1"), &forged, &proxies), ip("2.2.2.2"));
        assert_eq!(client_address(ip("3.3.3.3"), &forged, &proxies), ip("3.3.3.3"));
        assert_eq!(
            client_address(ip("10.0.0.1"), &headers(&[("x-forwarded-for", "junk")]), &proxies),
            ip("10.0.0.1")
        );
    }
}
