use matrix::{recipe, template::TEMPLATES};
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(200, |n| n.parse().unwrap());
    let t0 = std::time::Instant::now(); let mut all = 0;
    for (t, template) in TEMPLATES.iter().enumerate() {
        let t1 = std::time::Instant::now();
        let made = (0..n).filter(|s| recipe::make(t as u16, *s).is_some()).count(); all += made;
        println!("{:22} {:5}/{} {:8.1} us/item", template.name, made, n, t1.elapsed().as_secs_f64()*1e6 / made.max(1) as f64);
    }
    println!("{} items {:.0}/s", all, all as f64 / t0.elapsed().as_secs_f64());
}
