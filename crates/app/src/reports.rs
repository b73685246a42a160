//! The bought report: what it is made of, how others did when it was delivered, and its PDF.

mod crowd;
mod facts;
mod keep;
mod press;

pub use crowd::{freeze, frozen};
pub use facts::{Under, facts};
pub use keep::{MakeError, keep, kept, make, remember, report_folder, report_key, sample_key};
pub use press::{Press, PressError};
