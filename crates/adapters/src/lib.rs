//! The outside world, one file per service. Everything here implements a trait of `app::ports` and keeps the
//! service's vocabulary to itself.

pub mod files;
pub mod geoip;
pub mod leaked_passwords;
pub mod nats;
pub mod oidc;
pub mod redis;
pub mod smtp;
pub mod stripe;
