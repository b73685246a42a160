// One dimension: the score with its margin over the reference range, the level as a word, and what it means.
import type { DimensionCard } from "../../api/types";
import { useT } from "../../l10n/words";
import { Card } from "../../ui/card";
import { ChartRange, RangeTicks } from "../../ui/chart-range";

/** The drawn range of the scale. */
const scale = { lowest: 55, highest: 145 };

interface DimensionViewProps {
  dimension: DimensionCard;
  /** The heading above it has its name already. */
  named?: boolean;
}

export function DimensionView({ dimension, named }: DimensionViewProps) {
  const t = useT();
  const { name, level, levelName, reference, interpretation, referenceLow, referenceHigh } = dimension;
  const [score, low, high] = [dimension.score, dimension.low, dimension.high].map((n) => n ?? undefined);
  const range = { ...scale, referenceLow, referenceHigh };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {!named && <h3 className="text-heading">{name}</h3>}
        <p className="flex items-center gap-3 font-semibold">
          <Steps level={level} />
          {levelName}
        </p>
      </div>
      {score !== undefined && (
        <>
          <p className="mt-4 font-bold text-figure">{score}</p>
          {low !== undefined && high !== undefined && (
            <p className="mt-1 text-muted text-small">{t("reading-dimension-margin", { low, high })}</p>
          )}
          <div className="h-4" />
          <ChartRange {...range} score={score} low={low} high={high} />
          <RangeTicks {...range} />
        </>
      )}
      <p className="mt-1 text-muted text-small">{reference}</p>
      <p className="mt-4">{interpretation}</p>
    </Card>
  );
}

const steps = ["very_low", "low", "moderate", "high", "very_high"];

/** Five tiles, the level's own filled; none where too little is known. */
function Steps({ level }: { level: string }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {steps.map((step) => (
        <span
          key={step}
          className={`size-3.5 rounded-[2px] border border-ink ${step === level ? "bg-accent" : ""}`}
        />
      ))}
    </span>
  );
}
