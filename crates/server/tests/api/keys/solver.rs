//! Two ways to infer a form's key from nothing but the number of right answers. Both start with a share of the
//! puzzles solved, without knowing which.

use measure::random::Random;

/// Learns from the scores of its submissions.
pub(crate) trait Solver {
    /// The answers to submit next.
    fn ask(&mut self) -> Vec<u8>;
    /// `right` of those were right; `None` if the run was invalid and the number wasn't revealed.
    fn hear(&mut self, right: Option<usize>);
    /// Its current estimate of the key.
    fn believed(&mut self) -> Vec<u8>;
}

/// The attacker's own answers: each is right with this probability.
pub(crate) fn own_answers(key: &[u8], share: f64, random: &mut Random) -> Vec<u8> {
    key.iter().map(|key| if random.chance(share) { *key } else { (key + 1 + other(random)) % 6 }).collect()
}

/// One of the five other options, as an offset.
fn other(random: &mut Random) -> u8 {
    u8::try_from(random.below(5)).unwrap_or_default()
}

fn place(random: &mut Random, count: usize) -> usize {
    usize::try_from(random.below(u64::try_from(count).unwrap_or(1))).unwrap_or_default()
}

/// Changes one answer at a time: a change of the score is due to that question alone.
pub(crate) struct OneByOne {
    answers: Vec<u8>,
    right: Option<usize>,
    /// Question and the option on trial.
    trial: Option<(usize, u8)>,
    question: usize,
}

impl OneByOne {
    pub(crate) fn new(own: Vec<u8>) -> Self {
        Self { answers: own, right: None, trial: None, question: 0 }
    }
}

impl Solver for OneByOne {
    fn ask(&mut self) -> Vec<u8> {
        let mut asked = self.answers.clone();
        if self.right.is_some() {
            let option = self.trial.map_or(self.answers[self.question], |(_, option)| option);
            let trial = (self.question, (option + 1) % 6);
            asked[trial.0] = trial.1;
            self.trial = Some(trial);
        }
        asked
    }

    fn hear(&mut self, right: Option<usize>) {
        let Some(right) = right else { return };
        let (Some(before), Some((question, option))) = (self.right, self.trial) else {
            self.right = Some(right);
            return;
        };
        if right > before {
            (self.answers[question], self.right) = (option, Some(right));
        }
        if right != before {
            self.trial = None;
            self.question = (self.question + 1) % self.answers.len();
        }
    }

    fn believed(&mut self) -> Vec<u8> {
        self.answers.clone()
    }
}

/// Uses every score it ever got: draws keys that fit all of them (Markov chain Monte Carlo), submits one of
/// those, and estimates each answer by majority.
pub(crate) struct AllCounts {
    own: Vec<u8>,
    share: f64,
    /// Submitted answers, and how many were right.
    told: Vec<Vec<u8>>,
    waiting: Vec<u8>,
    /// The current key, and by how much it misses each score.
    key: Vec<u8>,
    misses: Vec<i32>,
    random: Random,
}

/// Steps after each submission, and for the final estimate.
const STEPS: (usize, usize) = (3_000, 10_000);
/// How much less likely a key is for each right answer that it misses.
const STRICTNESS: f64 = 2.0;

impl AllCounts {
    pub(crate) fn new(own: Vec<u8>, share: f64, seed: u64) -> Self {
        let (key, random) = (own.clone(), Random::seeded(seed));
        Self { own, share, told: Vec::new(), waiting: Vec::new(), key, misses: Vec::new(), random }
    }

    /// Prior probability of the option.
    fn belief(&self, question: usize, option: u8) -> f64 {
        if self.own[question] == option { self.share.ln() } else { ((1.0 - self.share) / 5.0).ln() }
    }

    /// Proposes another option for one question or two, and accepts it by the Metropolis rule.
    fn step(&mut self, strictness: f64) {
        let count = self.key.len();
        let (one, two) = (place(&mut self.random, count), place(&mut self.random, count));
        let mut changes = vec![(one, (self.key[one] + 1 + other(&mut self.random)) % 6)];
        if one != two && self.random.chance(0.5) {
            changes.push((two, (self.key[two] + 1 + other(&mut self.random)) % 6));
        }
        let change = |asked: &[u8]| -> i32 {
            let one = |(question, option): &(usize, u8)| {
                i32::from(asked[*question] == *option) - i32::from(asked[*question] == self.key[*question])
            };
            changes.iter().map(one).sum()
        };
        let moves: Vec<i32> = self.told.iter().map(|asked| change(asked)).collect();
        let worse: i32 =
            moves.iter().zip(&self.misses).map(|(moved, miss)| (miss + moved).abs() - miss.abs()).sum();
        let likelier: f64 = changes
            .iter()
            .map(|(question, option)| {
                self.belief(*question, *option) - self.belief(*question, self.key[*question])
            })
            .sum();
        if self.random.chance((likelier - strictness * f64::from(worse)).exp().min(1.0)) {
            self.misses.iter_mut().zip(moves).for_each(|(miss, moved)| *miss += moved);
            for (question, option) in changes {
                self.key[question] = option;
            }
        }
    }

    fn walk(&mut self, steps: usize) {
        for step in 0..steps {
            #[expect(clippy::cast_precision_loss, reason = "thousands of steps")]
            let warmth = step as f64 / steps as f64;
            self.step(STRICTNESS * (0.2 + 0.8 * warmth));
        }
    }
}

impl Solver for AllCounts {
    fn ask(&mut self) -> Vec<u8> {
        self.waiting = if self.told.is_empty() { self.own.clone() } else { self.key.clone() };
        self.waiting.clone()
    }

    fn hear(&mut self, right: Option<usize>) {
        if let Some(right) = right {
            let same = self.waiting.iter().zip(&self.key).filter(|(asked, key)| asked == key).count();
            let whole = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
            self.misses.push(whole(same) - whole(right));
            self.told.push(std::mem::take(&mut self.waiting));
        }
        self.walk(STEPS.0);
    }

    fn believed(&mut self) -> Vec<u8> {
        self.walk(STEPS.1);
        let mut votes = vec![[0_u32; 6]; self.key.len()];
        for _ in 0..STEPS.1 {
            self.step(STRICTNESS);
            for (votes, option) in votes.iter_mut().zip(&self.key) {
                votes[usize::from(*option)] += 1;
            }
        }
        let most = |votes: &[u32; 6]| (0_u8..6).max_by_key(|option| votes[usize::from(*option)]).unwrap_or(0);
        votes.iter().map(most).collect()
    }
}
