//! The last chapters: what the test can't do, and references.

use super::{figures::Figures, fixed};
use crate::document::Document;

pub(super) fn write(manual: &mut Document, figures: &Figures) {
    manual.chapter("Limits and fair use");
    manual.list([
        "**Preliminary.** Difficulties are predicted and the level is borrowed. What this does to a \
        score is in the interval; what it does to the *order* of two people close to each other is that \
        nothing should be made of it."
            .to_owned(),
        format!(
            "**One kind of task.** Reliability ({} for {} questions) says how well the test repeats \
            itself, not how well it predicts anything. No study of validity with this test exists \
            yet.",
            fixed(figures.long.summary.reliability, 2),
            figures.long.questions
        ),
        "**Unsupervised and online.** Nobody knows who answered, with what help, on what screen, and \
        programs can solve matrices. Neither a result nor a certificate of one proves identity or effort."
            .to_owned(),
        "**No diagnosis.** Neither giftedness nor a disability can be found or excluded with it. For a \
        decision about school, work, treatment or law, see a psychologist, who will use an individual \
        test."
            .to_owned(),
        "**Adults.** There are no norms under 16 and no comparison by age.".to_owned(),
        "**Practice.** Second tries are better by about a quarter of a standard deviation, 3 to 4 points \
        (Hausknecht et al. 2007, 107 samples: d = .26), more with the same questions than with new ones, \
        and no more after the third time (Scharfen et al. 2018). The first valid run is the score; later \
        ones are shown as what they are, with new puzzles each time."
            .to_owned(),
        "**Seeing.** The puzzles are pictures. They need no colours, can be told apart at 48 \
        pixels a tile, and what each tile shows can be read aloud in words; how difficult they are that way \
        isn’t known, so a score from spoken tiles is no comparison with the norms."
            .to_owned(),
        "**Questions nobody can answer here:** whether the puzzles are equally fair in all nine \
        languages’ countries. Tests for this (differential item functioning) run with the first \
        calibration."
            .to_owned(),
    ]);
    manual.chapter("How to check this manual");
    manual.list([
        "`just manual` writes it again; the same edition gives the same bytes.",
        "`just prove-measure` measures each criterion behind it against a goal and against the best \
        other system, and fails where one is missed.",
        "`server bank make`, `server bank forms`, `server measure simulate`, `calibrate` and `score` do \
        each step on files of one’s own: [docs/measurement.md](../measurement.md).",
    ]);
    references(manual);
}

fn references(manual: &mut Document) {
    manual.chapter("References");
    manual.list([
        "Benny, Y., Pekar, N., & Wolf, L. (2021). Scale-localized abstract reasoning. *CVPR*. arXiv \
        2009.09405.",
        "Birnbaum, A. (1968). Some latent trait models. In Lord & Novick, *Statistical theories of \
        mental test scores*.",
        "Bock, R. D., & Aitkin, M. (1981). Marginal maximum likelihood estimation of item parameters. \
        *Psychometrika, 46*.",
        "Carpenter, P. A., Just, M. A., & Shell, P. (1990). What one intelligence test measures. \
        *Psychological Review, 97*.",
        "Chierchia, G., et al. (2019). The matrix reasoning item bank (MaRs-IB). *Royal Society Open \
        Science, 6*. doi 10.1098/rsos.190232.",
        "Condon, D. M., & Revelle, W. (2014). The International Cognitive Ability Resource. \
        *Intelligence, 43*.",
        "Fischer, G. H. (1973). The linear logistic test model. *Acta Psychologica, 37*.",
        "Haberman, S. J. (2008). When can subscores have value? *Journal of Educational and Behavioral \
        Statistics, 33*.",
        "Hausknecht, J. P., et al. (2007). Retesting in selection. *Journal of Applied Psychology, 92*. \
        doi 10.1037/0021-9010.92.2.373.",
        "Matzen, L. E., et al. (2010). Recreating Raven’s. *Behavior Research Methods, 42*. doi \
        10.3758/BRM.42.2.525.",
        "Primi, R. (2001). Complexity of geometric inductive reasoning tasks. *Intelligence, 30*.",
        "Samejima, F. (1969). Estimation of latent ability using a response pattern of graded scores. \
        *Psychometrika Monograph, 17*.",
        "Scharfen, J., Peters, J. M., & Holling, H. (2018). Retest effects in cognitive ability tests. \
        *Intelligence, 67*. doi 10.1016/j.intell.2018.01.003.",
        "Snijders, T. A. B. (2001). Asymptotic null distribution of person fit statistics. \
        *Psychometrika, 66*.",
        "van der Linden, W. J. (2006). A lognormal model for response times on test items. *Journal of \
        Educational and Behavioral Statistics, 31*.",
        "Wainer, H., et al. (2001). Augmented scores. In Thissen & Wainer, *Test scoring*.",
        "Warm, T. A. (1989). Weighted likelihood estimation of ability in item response theory. \
        *Psychometrika, 54*.",
        "Wise, S. L., & Kong, X. (2005). Response time effort. *Applied Measurement in Education, 18*.",
        "Young, S. R., & Keith, T. Z. (2020). An examination of the convergent validity of the ICAR16 \
        and WAIS-IV. *Journal of Psychoeducational Assessment*. doi 10.1177/0734282920943455.",
        "Zorowitz, S., et al. (2024). An item response theory analysis of the matrix reasoning item bank \
        (MaRs-IB). *Behavior Research Methods*. doi 10.3758/s13428-023-02067-8.",
    ]);
}
