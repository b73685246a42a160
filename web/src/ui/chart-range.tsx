// A score with its margin over a reference range, on one line.
import { place, tickAt } from "./chart-scale";

export interface Range {
  lowest: number;
  highest: number;
  referenceLow: number;
  referenceHigh: number;
}

interface ChartRangeProps extends Range {
  score: number | undefined;
  low: number | undefined;
  high: number | undefined;
}

/** For a place where the same is said in words. */
export function ChartRange(props: ChartRangeProps) {
  const { score, low, high, lowest, highest, referenceLow, referenceHigh } = props;
  const at = (value: number) => place(value, lowest, highest);
  return (
    <svg aria-hidden="true" className="block h-8 w-full overflow-visible">
      <rect
        x={`${at(referenceLow)}%`}
        width={`${at(referenceHigh) - at(referenceLow)}%`}
        y="0"
        height="32"
        className="fill-line"
      />
      <line x1="0" x2="100%" y1="16" y2="16" className="stroke-muted" strokeWidth="1.5" />
      {score !== undefined && (
        <>
          <line
            x1={`${at(low ?? lowest)}%`}
            x2={`${at(high ?? highest)}%`}
            y1="16"
            y2="16"
            className="stroke-ink"
            strokeWidth="5"
          />
          <svg x={`${at(score)}%`} y="16" aria-hidden="true" className="overflow-visible">
            <path className="fill-accent stroke-ink" strokeWidth="2" d="M0-11L11 0 0 11-11 0z" />
          </svg>
        </>
      )}
    </svg>
  );
}

/** The numbers below such lines: the ends, and the limits of the reference range. */
export function RangeTicks({ lowest, highest, referenceLow, referenceHigh }: Range) {
  return (
    <div aria-hidden="true" className="relative h-6 text-muted text-small leading-6">
      <span className="absolute left-0">{lowest}</span>
      {[referenceLow, referenceHigh].map((limit) => (
        <span key={limit} className="absolute" style={tickAt(place(limit, lowest, highest))}>
          {limit}
        </span>
      ))}
      <span className="absolute right-0">{highest}</span>
    </div>
  );
}
