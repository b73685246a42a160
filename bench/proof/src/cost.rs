//! What work costs: CPU time of the whole process and its peak memory. Wall time depends on what else is
//! running; these don't.

use std::{
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::{Context as _, bail};
use rustix::time::{ClockId, clock_gettime};

/// Does the work and returns the CPU time the process spent meanwhile, user and system, all threads.
pub fn cpu<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let before = spent();
    let result = work();
    (result, spent().saturating_sub(before))
}

fn spent() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// The peak memory of this process so far, in bytes (`VmHWM`); 0 if the system doesn't report it.
pub fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .and_then(|rest| rest.trim().trim_end_matches("kB").trim().parse::<u64>().ok())
        .map_or(0, |kib| kib * 1024)
}

/// Runs this program again with the name of a child's task and returns what it printed.
pub fn in_child(task: &str) -> anyhow::Result<String> {
    let program = std::env::current_exe().context("this program's own path")?;
    let done = Command::new(program)
        .arg(task)
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("starting the child for {task}"))?;
    if !done.status.success() {
        bail!("the child for {task} ended with {}", done.status);
    }
    String::from_utf8(done.stdout).context("what the child printed isn't text")
}

/// The number after `name=` in what a child printed.
pub fn reported(report: &str, name: &str) -> anyhow::Result<f64> {
    report
        .split_whitespace()
        .find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
        .with_context(|| format!("the child didn't report {name}"))?
        .parse()
        .with_context(|| format!("the child's {name} isn't a number"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_costs_time_and_memory() {
        let (sum, time) = cpu(|| (0..3_000_000_u64).fold(0, |sum, n| sum ^ n.wrapping_mul(n)));

        assert!(sum != 1 && time > Duration::from_micros(10));
        assert!(peak_memory() > 100_000);
    }

    #[test]
    fn a_report_is_read_by_name() {
        assert!((reported("cpu=0.52 peak=44040192", "peak").unwrap() - 44_040_192.0).abs() < 0.5);
        assert!(reported("cpu=0.52", "peak").is_err());
    }
}
