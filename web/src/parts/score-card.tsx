// The score: the number large with its margin beside it, on the curve, in words.
import type { Score } from "../api/types";
import type { Translate } from "../l10n/bundle";
import { useT } from "../l10n/words";
import { iqClasses, limitsOf } from "../lib/iq-classes";
import { usePage } from "../lib/page";
import { Card } from "../ui/card";
import type { Band } from "./band";
import { Figure } from "./figure";
import { ScoreCurve } from "./score-curve";
import { marginOf, numberOf } from "./score-words";

interface ScoreCardProps {
  score: Score;
  /** The classes that the margin touches. */
  band?: Band | undefined;
  /** What the margin means in this test. */
  note: string;
}

export function ScoreCard({ score, band, note }: ScoreCardProps) {
  const t = useT();
  const { hl } = usePage();
  const number = numberOf(score, t, hl);
  const margin = marginOf(score, t);
  const own = iqClasses.find(({ key }) => key === score.class);
  return (
    <Card id="score" className="scroll-mt-20">
      <Figure label={t("result-score-label")}>
        {number} <span className="ml-2 inline-block font-semibold text-lead text-muted">{margin}</span>
      </Figure>
      <p className="mt-3 text-lead">{percentileOf(score, t)}</p>
      <div className="mx-auto mt-4 max-w-xl">
        <ScoreCurve score={score} label={t("result-curve-score", { score: number, range: margin ?? "" })} />
      </div>
      <div className="mt-4 grid gap-1 border-line border-t pt-4">
        {own && <p>{t("result-class", { class: t(own.name), range: limitsOf(own, t) })}</p>}
        {band && band.lowest !== band.highest && (
          <p>{t("result-class-margin", { low: t(band.lowest.name), high: t(band.highest.name) })}</p>
        )}
      </div>
      <p className="mt-4 text-muted text-small">{note}</p>
    </Card>
  );
}

function percentileOf({ percentile: percent, bound }: Score, t: Translate): string {
  if (bound === "at_or_above") return t("result-percentile-above", { percent });
  if (bound === "at_or_below") return t("result-percentile-below", { percent });
  return t("result-percentile-exact", { percent });
}
