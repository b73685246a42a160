// Time on each question as bars, with the median of others as a stroke across each.

interface TimeBar {
  number: number;
  seconds: number;
  median: number | undefined;
}

interface ChartTimesProps {
  /** Spoken description. */
  label: string;
  bars: readonly TimeBar[];
  ownLabel: string;
  /** Undefined where no median is known. */
  medianLabel: string | undefined;
}

export function ChartTimes({ label, bars, ownLabel, medianLabel }: ChartTimesProps) {
  const most = topOf(Math.max(...bars.map(({ seconds, median }) => Math.max(seconds, median ?? 0)), 1));
  const width = 100 / Math.max(1, bars.length);
  const up = (seconds: number) => `${100 - (seconds / most) * 100}%`;
  return (
    <div role="img" aria-label={label}>
      <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <span className="flex items-center gap-2">
          <span className="inline-block h-4 w-2.5 border border-ink bg-accent" />
          {ownLabel}
        </span>
        {medianLabel && (
          <span className="flex items-center gap-2">
            <span className="inline-block h-[3px] w-4 bg-ink" />
            {medianLabel}
          </span>
        )}
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <div className="relative w-9 text-right text-muted text-small tabular-nums">
          {[most, most / 2].map((seconds) => (
            <span key={seconds} className="absolute right-0 -translate-y-1/2" style={{ top: up(seconds) }}>
              {clock(seconds)}
            </span>
          ))}
        </div>
        <svg aria-hidden="true" className="block h-44 w-full overflow-visible sm:h-52">
          {[most, most / 2].map((seconds) => (
            <line key={seconds} x1="0" x2="100%" y1={up(seconds)} y2={up(seconds)} className="stroke-line" />
          ))}
          {bars.map(({ number, seconds, median }, index) => (
            <g key={number}>
              <rect
                x={`${index * width + width * 0.18}%`}
                width={`${width * 0.64}%`}
                y={up(seconds)}
                height={`${(seconds / most) * 100}%`}
                className="fill-accent stroke-ink"
              />
              {median !== undefined && (
                <line
                  x1={`${index * width}%`}
                  x2={`${(index + 1) * width}%`}
                  y1={up(median)}
                  y2={up(median)}
                  className="stroke-ink"
                  strokeWidth="3"
                />
              )}
            </g>
          ))}
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink" strokeWidth="2" />
        </svg>
        <span />
        <div className="relative mt-1 h-6 text-muted text-small">
          {bars.map(
            ({ number }, index) =>
              (index === 0 || number % 5 === 0) && (
                <span
                  key={number}
                  className="absolute -translate-x-1/2"
                  style={{ left: `${(index + 0.5) * width}%` }}
                >
                  {number}
                </span>
              ),
          )}
        </div>
      </div>
    </div>
  );
}

/** A round number of seconds at or above the longest, with a round half. */
function topOf(seconds: number): number {
  const steps = [20, 30, 40, 60, 90, 120, 180, 240, 300, 360, 480, 600];
  return steps.find((step) => step >= seconds) ?? Math.ceil(seconds / 600) * 600;
}

/** 1:30 */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
}
