//! Rate limits per network, counted in this process alone: they work without Redis, in memory of a fixed size.
//! Redis has the stricter limits, shared by all processes.
//!
//! Token buckets: each request takes one token, and the bucket refills at a constant rate. Networks share a
//! table of buckets: each has a few slots in it, chosen by a hash that nobody outside can predict, and the
//! fullest of them counts. So even an attacker who empties thousands of slots hardly ever empties all slots of
//! another network.

use std::{
    hash::{BuildHasher, RandomState},
    net::{IpAddr, Ipv6Addr},
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use ipnet::IpNet;

use crate::config;

const MINUTE: Duration = Duration::from_mins(1);
const QUARTER: Duration = Duration::from_mins(15);

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limited {
    Views,
    Visits,
    QuestionLists,
    Runs,
    Payments,
    Letters,
    /// Content that owners share with others: pages and pictures rendered for each request.
    Shown,
    /// An order by its number or link: report, solutions, files, payment, certificate, links, review.
    Orders,
}

impl Limited {
    pub const ALL: [Self; 8] = [
        Self::Views,
        Self::Visits,
        Self::QuestionLists,
        Self::Runs,
        Self::Payments,
        Self::Letters,
        Self::Shown,
        Self::Orders,
    ];

    /// The limit of a call or page, by its route.
    pub fn of(route: &str) -> Option<Self> {
        ROUTES.iter().find(|(limited, _)| *limited == route).map(|(_, limited)| *limited)
    }

    /// The label in metrics.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Views => "views",
            Self::Visits => "visits",
            Self::QuestionLists => "question_lists",
            Self::Runs => "runs",
            Self::Payments => "payments",
            Self::Letters => "letters",
            Self::Shown => "shown",
            Self::Orders => "orders",
        }
    }
}

/// Every route that is limited. Calls that aren't here are in `UNLIMITED` of the tests below, with the reason.
pub const ROUTES: [(&str, Limited); 52] = [
    ("/{alias}/app/v2/view", Limited::Views),
    ("/{alias}/app/v2/generate/logid", Limited::Visits),
    ("/{alias}/app/v2/consent", Limited::Visits),
    ("/{alias}/exam/question/list/{examId}/{lang}", Limited::QuestionLists),
    ("/{alias}/exam/order/info", Limited::Runs),
    ("/{alias}/exam/order/info/free", Limited::Runs),
    ("/{alias}/exam/extra/order/submit", Limited::Payments),
    ("/{alias}/user/subscribe/create", Limited::Payments),
    ("/pay/order/create", Limited::Payments),
    ("/pay/order/resend", Limited::Letters),
    ("/pay/exam/order/report/retrieve", Limited::Letters),
    ("/{alias}/exam/order/report/retrieve", Limited::Letters),
    ("/pay/exam/order/update/email", Limited::Letters),
    ("/{alias}/exam/order/update/email", Limited::Letters),
    ("/{alias}/email/captcha/send", Limited::Letters),
    ("/{alias}/user/register", Limited::Letters),
    ("/{alias}/user/verify", Limited::Letters),
    ("/{alias}/user/login", Limited::Letters),
    ("/{alias}/user/passkey/login/begin", Limited::Visits),
    ("/{alias}/user/passkey/login/finish", Limited::Letters),
    ("/{alias}/user/identity/begin", Limited::Letters),
    ("/{alias}/user/identity/finish", Limited::Letters),
    ("/{alias}/user/password/reset", Limited::Letters),
    ("/{alias}/user/password/update", Limited::Letters),
    ("/verify/{token}", Limited::Shown),
    ("/user/callback/{provider}", Limited::Shown),
    ("/share/{token}", Limited::Shown),
    ("/share/{token}/picture.png", Limited::Shown),
    ("/compare/{token}", Limited::Shown),
    ("/{alias}/exam/certificate/{token}", Limited::Shown),
    ("/{alias}/exam/share/{token}", Limited::Shown),
    ("/{alias}/exam/compare/{token}", Limited::Shown),
    ("/{alias}/exam/order/info/{orderNumber}", Limited::Orders),
    ("/{alias}/exam/order/questions/{orderNumber}", Limited::Orders),
    ("/{alias}/exam/order/presenter/list/{orderNumber}", Limited::Orders),
    ("/{alias}/exam/order/sku/check/{orderNumber}", Limited::Orders),
    ("/{alias}/exam/extra/package/list/{orderNumber}", Limited::Orders),
    ("/{alias}/exam/order/open", Limited::Orders),
    ("/{alias}/exam/order/file/down/info", Limited::Orders),
    ("/{alias}/exam/order/certificate", Limited::Orders),
    ("/{alias}/exam/order/info/share", Limited::Orders),
    ("/{alias}/exam/order/compare", Limited::Orders),
    ("/{alias}/exam/review/read", Limited::Orders),
    ("/{alias}/exam/review/write", Limited::Orders),
    ("/{alias}/exam/review/withdraw", Limited::Orders),
    ("/{alias}/exam/review/letters", Limited::Orders),
    ("/{alias}/user/order/collect", Limited::Orders),
    ("/{alias}/user/subscribe/check", Limited::Orders),
    ("/{alias}/user/subscribe/cancel", Limited::Orders),
    ("/pay/check/status", Limited::Orders),
    ("/pay/order/refund", Limited::Orders),
    ("/pay/order/withdraw", Limited::Orders),
];

/// The prefix lengths that an address is counted under, each with its multiple of the narrowest limit. An IPv6
/// customer has between a /64 and a /48; behind an IPv4 address may be a household or a thousand customers of a
/// carrier, so the limits are high enough for those.
const IPV4: [(u8, u32); 2] = [(32, 1), (24, 8)];
const IPV6: [(u8, u32); 3] = [(64, 1), (56, 4), (48, 16)];

fn widths(address: IpAddr) -> &'static [(u8, u32)] {
    if address.is_ipv4() { &IPV4 } else { &IPV6 }
}

fn network(address: IpAddr, width: u8) -> IpAddr {
    IpNet::new(address, width).map_or(address, |net| net.network())
}

/// Every network an address is counted in, narrowest first, each with its multiple of the limit.
pub fn networks(address: IpAddr) -> impl Iterator<Item = (IpNet, u32)> {
    widths(address)
        .iter()
        .filter_map(move |&(width, times)| Some((IpNet::new(address, width).ok()?.trunc(), times)))
}

/// The narrowest network an address is counted in.
pub fn household(address: IpAddr) -> IpAddr {
    let address = address.to_canonical();
    network(address, widths(address)[0].0)
}

/// The name of the part of an address that a household, an office or a street of phones shares.
pub fn neighbourhood(address: Option<IpAddr>) -> String {
    let net = address.map(|address| match address.to_canonical() {
        address @ IpAddr::V4(_) => IpNet::new(address, 24),
        address @ IpAddr::V6(_) => IpNet::new(address, 64),
    });
    net.and_then(Result::ok).map_or_else(|| "unknown".to_owned(), |net| net.trunc().to_string())
}

pub struct NetworkLimits {
    uncounted: Vec<IpNet>,
    limits: [Buckets; Limited::ALL.len()],
    started: Instant,
}

impl NetworkLimits {
    pub fn new(settings: &config::NetworkLimits) -> Self {
        let limits = Limited::ALL.map(|limited| {
            let (most, window) = match limited {
                Limited::Views => (settings.views_per_minute, MINUTE),
                Limited::Visits => (settings.visits_per_minute, MINUTE),
                Limited::QuestionLists => (settings.question_lists_per_minute, MINUTE),
                Limited::Runs => (settings.runs_per_quarter, QUARTER),
                Limited::Payments => (settings.payments_per_quarter, QUARTER),
                Limited::Letters => (settings.letters_per_quarter, QUARTER),
                Limited::Shown => (settings.shown_per_minute, MINUTE),
                Limited::Orders => (settings.orders_per_minute, MINUTE),
            };
            Buckets::new(most, window)
        });
        Self { uncounted: settings.uncounted.clone(), limits, started: Instant::now() }
    }

    /// Whether a request of that kind is within its limits; counts it if so. All callers without an address
    /// share one network.
    pub fn admit(&self, limited: Limited, address: Option<IpAddr>) -> bool {
        let address = address.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |address| address.to_canonical());
        self.uncounted.iter().any(|net| net.contains(&address))
            || self.limits[limited as usize].take(address, self.started.elapsed())
    }
}

const PLACES: usize = 4;
const ROW: usize = 1 << 14;

/// The buckets of all networks for one kind of request.
struct Buckets {
    /// When each bucket will be full again, in nanoseconds since the process started.
    full_at: Box<[AtomicU64]>,
    hasher: RandomState,
    most: u32,
    window: u64,
}

impl Buckets {
    fn new(most: u32, window: Duration) -> Self {
        let full_at = (0..PLACES * ROW).map(|_| AtomicU64::new(0)).collect();
        Self { full_at, hasher: RandomState::new(), most, window: nanos(window) }
    }

    /// Takes one from each network of the address, or from none if one of them is empty. Two simultaneous
    /// requests may count as one.
    fn take(&self, address: IpAddr, now: Duration) -> bool {
        let now = nanos(now);
        let after = |&(width, times): &(u8, u32)| {
            let places = self.places((network(address, width), width));
            let full_at = places.iter().map(|place| place.load(Ordering::Relaxed)).min().unwrap_or_default();
            let step = self.window / (u64::from(self.most) * u64::from(times)).max(1);
            (places, full_at.max(now) + step)
        };
        let widths = widths(address);
        if widths.iter().map(after).any(|(_, full_at)| full_at > now + self.window) {
            return false;
        }
        for (places, full_at) in widths.iter().map(after) {
            for place in places {
                place.fetch_max(full_at, Ordering::Relaxed);
            }
        }
        true
    }

    fn places(&self, network: (IpAddr, u8)) -> [&AtomicU64; PLACES] {
        let hash = self.hasher.hash_one(network);
        std::array::from_fn(|row| {
            let column = usize::try_from(hash >> (16 * row) & 0xffff).unwrap_or_default() % ROW;
            &self.full_at[row * ROW + column]
        })
    }
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const NOW: Duration = Duration::from_secs(1_000);

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn taken(buckets: &Buckets, address: &str, tries: usize) -> usize {
        (0..tries).filter(|_| buckets.take(ip(address), NOW)).count()
    }

    #[test]
    fn a_network_is_limited_until_its_bucket_refills() {
        let buckets = Buckets::new(60, MINUTE);

        assert_eq!(taken(&buckets, "192.0.2.1", 100), 60);
        assert!(!buckets.take(ip("192.0.2.1"), NOW + Duration::from_millis(500)));
        assert!(buckets.take(ip("192.0.2.1"), NOW + Duration::from_millis(1_001)));
        let later = NOW + MINUTE * 10;
        assert_eq!((0..100).filter(|_| buckets.take(ip("192.0.2.1"), later)).count(), 60);
    }

    #[test]
    fn neighbours_have_their_own_limits_and_share_a_wider_one() {
        let buckets = Buckets::new(10, MINUTE);
        let all: usize = (0..=255).map(|last| taken(&buckets, &format!("198.51.100.{last}"), 20)).sum();
        assert_eq!(all, 80);

        let buckets = Buckets::new(10, MINUTE);
        let all: usize = (0..100).map(|n| taken(&buckets, &format!("2001:db8:7:{n:x}::1"), 20)).sum();
        assert_eq!(all, 40, "the /64s of one /56");
        let all: usize = (1..100).map(|n| taken(&buckets, &format!("2001:db8:7:{n:x}00::1"), 20)).sum();
        assert_eq!(all, 120, "with the other /56s of the /48: sixteen times ten in all");
    }

    #[test]
    fn a_refused_request_costs_the_wider_network_nothing() {
        let buckets = Buckets::new(10, MINUTE);
        taken(&buckets, "203.0.113.1", 1_000);

        assert_eq!(taken(&buckets, "203.0.113.2", 1_000), 10);
    }

    #[test]
    fn a_thousand_exhausted_networks_do_not_limit_the_others() {
        let buckets = Buckets::new(10, MINUTE);
        for n in 0..1_000 {
            taken(&buckets, &format!("10.{}.{}.1", n / 250, n % 250), 20);
        }

        let others = (0..1_000).map(|n| ip(&format!("172.{}.{}.9", 16 + n / 250, n % 250)));
        let refused = others.filter(|other| !buckets.take(*other, NOW));

        assert!(refused.count() <= 2);
    }

    /// Calls without a limit by network, by the reason that they need none.
    const UNLIMITED: [(&str, &[&str]); 4] = [
        (
            "answered from memory, or from a cache that all callers share",
            &[
                "/{alias}/app/language/list/{examId}",
                "/{alias}/app/payment/list/{examId}/{country}",
                "/{alias}/app/protocol/list/{examId}/{hl}",
                "/{alias}/exam/category/list",
                "/{alias}/exam/info/{id}",
                "/{alias}/exam/order/country/list",
                "/{alias}/exam/report/sample/{examId}/{hl}",
                "/{alias}/exam/report/sample/{examId}/{hl}/file",
                "/{alias}/exam/type/list/{examId}",
            ],
        ),
        (
            "a dozen rows by an index, and nothing is written",
            &[
                "/{alias}/app/protocol/info/{id}",
                "/{alias}/exam/order/latest/list/{examId}",
                "/{alias}/exam/review/list",
                "/{alias}/exam/sku/info/{examId}/{skuId}/{country}/{hl}",
                "/{alias}/exam/sku/list/{examId}/{country}/{hl}",
                "/{alias}/privilege/vip/detail",
            ],
        ),
        (
            "a few rows of the account that is signed in; signing in is limited, and so is an account's export",
            &[
                "/{alias}/user/delete",
                "/{alias}/user/export",
                "/{alias}/user/export/{id}",
                "/{alias}/user/get",
                "/{alias}/user/identity/connect",
                "/{alias}/user/identity/link",
                "/{alias}/user/identity/list",
                "/{alias}/user/identity/remove",
                "/{alias}/user/logout",
                "/{alias}/user/order/list/{id}",
                "/{alias}/user/passkey/list",
                "/{alias}/user/passkey/register/begin",
                "/{alias}/user/passkey/register/finish",
                "/{alias}/user/passkey/remove",
                "/{alias}/user/passkey/rename",
                "/{alias}/user/privilege",
                "/{alias}/user/session/end",
                "/{alias}/user/session/list",
                "/{alias}/user/shop",
                "/{alias}/user/update",
            ],
        ),
        ("every payment there is comes from the provider's few addresses", &["/pay/webhook/stripe"]),
    ];

    #[test]
    fn every_call_has_a_limit_or_a_reason_why_it_needs_none() {
        let document = crate::http::router::document();
        let calls =
            document.paths.paths.keys().map(|path| {
                if path.starts_with("/pay/") { path.clone() } else { format!("/{{alias}}{path}") }
            });
        let calls: BTreeSet<String> = calls.collect();
        // Pages aren't in the document; two calls of a storefront are the payment host's too.
        let is_call = |route: &&str| route.starts_with("/{alias}/") || route.starts_with("/pay/");
        let limited = ROUTES.iter().map(|(route, _)| *route).filter(is_call);
        let limited = limited.map(|route| route.replace("/pay/exam/", "/{alias}/exam/"));
        let limited: BTreeSet<String> = limited.collect();
        let unlimited = UNLIMITED.iter().flat_map(|(_, routes)| *routes).map(|route| (*route).to_owned());
        let unlimited: BTreeSet<String> = unlimited.collect();

        assert!(limited.is_disjoint(&unlimited));
        assert_eq!(calls, limited.union(&unlimited).cloned().collect::<BTreeSet<_>>());
    }

    #[test]
    fn an_ipv4_mapped_ipv6_address_is_the_same_address() {
        assert_eq!(household(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
        assert_eq!(household(ip("2001:db8::1:2:3:4")), ip("2001:db8::"));
    }
}
