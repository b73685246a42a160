// A score and its margin on the curve of all people.
import { useT } from "../l10n/words";
import { classLimits } from "../lib/iq-classes";
import { usePage } from "../lib/page";
import { ChartCurve } from "../ui/chart-curve";
import { marginOf, numberOf } from "./score-words";

interface ScoreCurveProps {
  score: Parameters<typeof numberOf>[0];
  /** For screen readers. */
  label: string;
}

export function ScoreCurve({ score, label }: ScoreCurveProps) {
  const t = useT();
  const { hl } = usePage();
  return (
    <ChartCurve
      label={label}
      iq={score.iq}
      low={score.low ?? undefined}
      high={score.high ?? undefined}
      score={numberOf(score, t, hl)}
      margin={marginOf(score, t)}
      limits={classLimits()}
    />
  );
}
