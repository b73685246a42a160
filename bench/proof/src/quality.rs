//! Items and their use: refits of difficulty (G10), adaptive and multistage designs (S2, E8), fit, fairness and
//! linking (E11), and a million hostile inputs (E10).

pub mod designs;
pub mod difficulty;
pub mod fairness;
pub mod fuzz;
mod hostile;
