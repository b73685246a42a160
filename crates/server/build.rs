//! How the program is linked.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Places that the loader has to fill in, as a bitmap: 24 bytes for each of them were 4 MB.
    println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
}
