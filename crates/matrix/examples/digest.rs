//! Generates items over all templates, with their pictures, and prints one digest of all bytes.
//! `bench/platforms/run` compares it between platforms.

use std::io::Write as _;

use matrix::{
    draw::{self, Theme},
    recipe::Maker,
    template::TEMPLATES,
};

/// Seeds for each template.
const SEEDS: u64 = 40;

fn main() -> std::io::Result<()> {
    let (mut digest, mut maker) = (Digest::new(), Maker::default());
    let mut items = 0;
    for template in 0..u16::try_from(TEMPLATES.len()).unwrap_or(u16::MAX) {
        for seed in 0..SEEDS {
            let Some(item) = maker.make(template, seed) else { continue };
            items += 1;
            digest.add(&format!("{item:?}"));
            let choices = item.choices.iter().map(|choice| choice.tile);
            for tile in item.tiles[..8].iter().copied().chain(choices) {
                digest.add(&draw::svg(&item.layers, &tile, &Theme::Css));
            }
        }
    }
    writeln!(std::io::stdout(), "{:032x} {items} items", digest.0)
}

/// FNV-1a with 128 bits (Fowler, Noll & Vo).
struct Digest(u128);

impl Digest {
    fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }
}
