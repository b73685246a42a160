// Several scores below each other, each with its name and its level, over one reference range.

import { ChartRange, type Range, RangeTicks } from "./chart-range";
import { place, wordsAt } from "./chart-scale";

interface ProfileRow {
  name: string;
  level: string;
  score: number | undefined;
  low: number | undefined;
  high: number | undefined;
}

interface ChartProfileProps extends Range {
  /** Spoken description. */
  label: string;
  referenceLabel: string;
  rows: readonly ProfileRow[];
}

export function ChartProfile({ label, referenceLabel, rows, ...range }: ChartProfileProps) {
  const { lowest, highest, referenceLow, referenceHigh } = range;
  const middle = place((referenceLow + referenceHigh) / 2, lowest, highest);
  return (
    <div role="img" aria-label={label} className="grid gap-5">
      {rows.map(({ name, level, ...score }) => (
        <div key={name}>
          <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{name}</span>
            <span>
              {level}
              {score.score !== undefined && <b className="ml-3 text-heading">{score.score}</b>}
            </span>
          </div>
          <ChartRange {...range} {...score} />
        </div>
      ))}
      <div className="-mt-3">
        <RangeTicks {...range} />
        <div className="relative h-6 whitespace-nowrap text-muted text-small">
          <span className="absolute" style={wordsAt(middle)}>
            {referenceLabel}
          </span>
        </div>
      </div>
    </div>
  );
}
