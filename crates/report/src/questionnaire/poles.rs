//! The words of the four scales of types and of their eight poles.

use l10n::{Locale, type16 as say};
use questionnaire::types::{Firmness, TypeLetter};

type Words = fn(Locale) -> String;
/// With a formatted percentage.
type WordsOf = fn(Locale, &str) -> String;

/// One scale, from its second pole to its first.
pub(super) struct Scale {
    pub name: Words,
    pub first: Pole,
    pub second: Pole,
    /// "E/I balanced"
    pub balanced: Words,
    pub balanced_line: WordsOf,
    pub both: Texts,
    /// The trait of the Big Five that it is close to.
    pub bridge: Words,
}

/// One end of a scale.
pub(super) struct Pole {
    pub name: Words,
    /// How sure the letter is: firm, leaning.
    pub firm: WordsOf,
    pub leaning: WordsOf,
    /// "More outgoing than 71% of the comparison group"
    pub place: WordsOf,
    pub texts: Texts,
    /// Two experiments: title and text.
    pub growth: [(Words, Words); 2],
}

/// What somebody on one side, or between both, is told.
pub(super) struct Texts {
    pub plain: Words,
    pub work: Words,
    pub people: Words,
    pub strain: Words,
}

impl Scale {
    /// The pole that a letter stands for.
    pub(super) fn pole(&self, first: bool) -> &Pole {
        if first { &self.first } else { &self.second }
    }

    /// The texts for a letter: those of its side, or of both if it is balanced.
    pub(super) fn texts(&self, letter: &TypeLetter, first: bool) -> &Texts {
        match letter.firmness() {
            Firmness::Balanced => &self.both,
            Firmness::Leaning | Firmness::Firm => &self.pole(first).texts,
        }
    }

    /// How sure a letter is, in a sentence.
    pub(super) fn sureness(&self, letter: &TypeLetter, first: bool) -> WordsOf {
        match letter.firmness() {
            Firmness::Balanced => self.balanced_line,
            Firmness::Leaning => self.pole(first).leaning,
            Firmness::Firm => self.pole(first).firm,
        }
    }
}

/// In the order of the letters of a type.
pub(super) const SCALES: [Scale; 4] = [
    Scale {
        name: say::scale_e,
        first: Pole {
            name: say::pole_e,
            firm: say::letter_e_firm,
            leaning: say::letter_e_leaning,
            place: say::place_e,
            texts: Texts {
                plain: say::plain_e,
                work: say::work_e,
                people: say::people_e,
                strain: say::strain_e,
            },
            growth: [(say::growth_e_1_title, say::growth_e_1), (say::growth_e_2_title, say::growth_e_2)],
        },
        second: Pole {
            name: say::pole_i,
            firm: say::letter_i_firm,
            leaning: say::letter_i_leaning,
            place: say::place_i,
            texts: Texts {
                plain: say::plain_i,
                work: say::work_i,
                people: say::people_i,
                strain: say::strain_i,
            },
            growth: [(say::growth_i_1_title, say::growth_i_1), (say::growth_i_2_title, say::growth_i_2)],
        },
        balanced: say::bars_balanced_e,
        balanced_line: say::letter_e_balanced,
        both: Texts {
            plain: say::plain_e_balanced,
            work: say::work_e_balanced,
            people: say::people_e_balanced,
            strain: say::strain_e_balanced,
        },
        bridge: say::bridge_e,
    },
    Scale {
        name: say::scale_n,
        first: Pole {
            name: say::pole_n,
            firm: say::letter_n_firm,
            leaning: say::letter_n_leaning,
            place: say::place_n,
            texts: Texts {
                plain: say::plain_n,
                work: say::work_n,
                people: say::people_n,
                strain: say::strain_n,
            },
            growth: [(say::growth_n_1_title, say::growth_n_1), (say::growth_n_2_title, say::growth_n_2)],
        },
        second: Pole {
            name: say::pole_s,
            firm: say::letter_s_firm,
            leaning: say::letter_s_leaning,
            place: say::place_s,
            texts: Texts {
                plain: say::plain_s,
                work: say::work_s,
                people: say::people_s,
                strain: say::strain_s,
            },
            growth: [(say::growth_s_1_title, say::growth_s_1), (say::growth_s_2_title, say::growth_s_2)],
        },
        balanced: say::bars_balanced_n,
        balanced_line: say::letter_n_balanced,
        both: Texts {
            plain: say::plain_n_balanced,
            work: say::work_n_balanced,
            people: say::people_n_balanced,
            strain: say::strain_n_balanced,
        },
        bridge: say::bridge_n,
    },
    Scale {
        name: say::scale_f,
        first: Pole {
            name: say::pole_f,
            firm: say::letter_f_firm,
            leaning: say::letter_f_leaning,
            place: say::place_f,
            texts: Texts {
                plain: say::plain_f,
                work: say::work_f,
                people: say::people_f,
                strain: say::strain_f,
            },
            growth: [(say::growth_f_1_title, say::growth_f_1), (say::growth_f_2_title, say::growth_f_2)],
        },
        second: Pole {
            name: say::pole_t,
            firm: say::letter_t_firm,
            leaning: say::letter_t_leaning,
            place: say::place_t,
            texts: Texts {
                plain: say::plain_t,
                work: say::work_t,
                people: say::people_t,
                strain: say::strain_t,
            },
            growth: [(say::growth_t_1_title, say::growth_t_1), (say::growth_t_2_title, say::growth_t_2)],
        },
        balanced: say::bars_balanced_f,
        balanced_line: say::letter_f_balanced,
        both: Texts {
            plain: say::plain_f_balanced,
            work: say::work_f_balanced,
            people: say::people_f_balanced,
            strain: say::strain_f_balanced,
        },
        bridge: say::bridge_f,
    },
    Scale {
        name: say::scale_j,
        first: Pole {
            name: say::pole_j,
            firm: say::letter_j_firm,
            leaning: say::letter_j_leaning,
            place: say::place_j,
            texts: Texts {
                plain: say::plain_j,
                work: say::work_j,
                people: say::people_j,
                strain: say::strain_j,
            },
            growth: [(say::growth_j_1_title, say::growth_j_1), (say::growth_j_2_title, say::growth_j_2)],
        },
        second: Pole {
            name: say::pole_p,
            firm: say::letter_p_firm,
            leaning: say::letter_p_leaning,
            place: say::place_p,
            texts: Texts {
                plain: say::plain_p,
                work: say::work_p,
                people: say::people_p,
                strain: say::strain_p,
            },
            growth: [(say::growth_p_1_title, say::growth_p_1), (say::growth_p_2_title, say::growth_p_2)],
        },
        balanced: say::bars_balanced_j,
        balanced_line: say::letter_j_balanced,
        both: Texts {
            plain: say::plain_j_balanced,
            work: say::work_j_balanced,
            people: say::people_j_balanced,
            strain: say::strain_j_balanced,
        },
        bridge: say::bridge_j,
    },
];
