//! Country lookup by address, from an mmdb file that is read into memory once.

use std::{net::IpAddr, path::Path};

use anyhow::Context;
use app::ports::GeoIp;
use domain::country::CountryCode;
use serde::Deserialize;

pub struct CountryDatabase(maxminddb::Reader<Vec<u8>>);

/// The flat record of the public-domain country databases.
#[derive(Deserialize)]
struct Record<'a> {
    country_code: Option<&'a str>,
}

impl CountryDatabase {
    pub fn open(file: &Path) -> anyhow::Result<Self> {
        let reader = maxminddb::Reader::open_readfile(file)
            .with_context(|| format!("no country database at {}", file.display()))?;
        Ok(Self(reader))
    }
}

impl GeoIp for CountryDatabase {
    fn country(&self, address: IpAddr) -> Option<CountryCode> {
        let found = self.0.lookup(address.to_canonical()).ok()?;
        let record: Record<'_> = found.decode().ok()??;
        CountryCode::parse(record.country_code?).ok()
    }
}
