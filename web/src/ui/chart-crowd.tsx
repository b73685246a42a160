// How many people scored what, as bars; one of them is the reader's, and says so.
import { wordsAt } from "./chart-scale";

interface ChartCrowdProps {
  /** Spoken description. */
  label: string;
  bars: readonly { label: string; count: number }[];
  /** Which bar is the reader's. */
  own: number;
  /** At the top of that bar. */
  ownLabel: string;
}

export function ChartCrowd({ label, bars, own, ownLabel }: ChartCrowdProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const width = 100 / Math.max(1, bars.length);
  const centre = (index: number) => (index + 0.5) * width;
  return (
    <div role="img" aria-label={label}>
      <div className="relative h-8 whitespace-nowrap font-bold leading-8">
        <span className="absolute" style={wordsAt(centre(own))}>
          {ownLabel}
        </span>
      </div>
      <svg aria-hidden="true" className="block h-40 w-full sm:h-48">
        <line
          x1={`${centre(own)}%`}
          x2={`${centre(own)}%`}
          y1="0"
          y2="100%"
          className="stroke-ink"
          strokeDasharray="2 3"
        />
        {bars.map((bar, index) => (
          <rect
            key={bar.label}
            x={`${index * width + width * 0.1}%`}
            width={`${width * 0.8}%`}
            y={`${100 - (bar.count / most) * 100}%`}
            height={`${(bar.count / most) * 100}%`}
            className={index === own ? "fill-accent stroke-ink" : "fill-muted/60"}
          />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink" strokeWidth="3" />
      </svg>
      <div className="relative mt-1 h-6 text-muted text-small">
        {bars.map(
          (bar, index) =>
            isNamed(index, bars.length) && (
              <span key={bar.label} className="absolute whitespace-nowrap" style={wordsAt(centre(index))}>
                {bar.label}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** The first, the middle and the last: more names would run into each other on a phone. */
function isNamed(index: number, bars: number): boolean {
  return index === 0 || index === bars - 1 || (bars > 4 && index === Math.floor((bars - 1) / 2));
}
