// Bars from 0 to 100 with their margins. Names and values are words, so the bars themselves are decoration.
import type { ReactNode } from "react";

interface BarOfScale {
  name: string;
  value: number;
  low?: number | null;
  high?: number | null;
  /** The value, to read. */
  label: string;
  /** One of those that lead. */
  strong: boolean;
  note?: ReactNode;
}

export function ChartBars({ rows }: { rows: readonly BarOfScale[] }) {
  return (
    <ul className="grid gap-5">
      {rows.map(({ name, label, note, value, low, high, strong }) => (
        <li key={name}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{name}</span>
            <span className="text-small">{label}</span>
          </p>
          <BarLine value={value} low={low} high={high} strong={strong} />
          {note && <p className="text-muted text-small">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function BarLine({ value, low, high, strong }: Omit<BarOfScale, "name" | "label">) {
  return (
    <svg aria-hidden="true" className="block h-8 w-full overflow-visible">
      <line x1="0" x2="100%" y1="24" y2="24" className="stroke-muted" strokeWidth="1.5" />
      <rect
        x="0"
        y="8"
        height="16"
        width={`${value}%`}
        className={strong ? "fill-accent stroke-ink" : "fill-line stroke-ink"}
        strokeWidth="1.5"
      />
      {typeof low === "number" && typeof high === "number" && (
        <line x1={`${low}%`} x2={`${high}%`} y1="16" y2="16" className="stroke-ink" strokeWidth="5" />
      )}
    </svg>
  );
}
