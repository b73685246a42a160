fn main() { let t: u16 = std::env::args().nth(1).unwrap().parse().unwrap(); for s in 0..3 { matrix::recipe::make(t, s); } }
