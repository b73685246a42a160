//! The outside world, one file per thing. Everything here implements a trait of `app::ports` and
//! keeps its engine's vocabulary to itself.

pub mod files;
pub mod geoip;
pub mod nats;
pub mod redis;
pub mod smtp;
pub mod stripe;
