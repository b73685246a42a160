// The normal curve with a score on it. Words and numbers are next to what they name and aren't part of the
// drawing: on a phone the curve shrinks, they don't.
import type { ReactNode } from "react";
import { place, tickAt, wordsAt } from "./chart-scale";
import { areaPath, type Box, linePath } from "./curve-paths";

const box: Box = { width: 100, height: 100, low: 52, high: 148 };
const at = (iq: number) => place(iq, box.low, box.high);
const inside = (iq: number) => Math.min(Math.max(iq, box.low), box.high);

export interface CurvePart {
  /** Open where undefined. */
  from: number | undefined;
  to: number | undefined;
  /** The class that fills it. */
  paint: string;
}

interface ChartCurveProps {
  /** Spoken description. */
  label: string;
  /** A score to point at. */
  iq?: number;
  /** Ends of its margin; open where undefined. */
  low?: number | undefined;
  high?: number | undefined;
  /** At the top of the mark. */
  score?: ReactNode;
  /** Below the margin's bar. */
  margin?: string | undefined;
  limits: readonly number[];
  /** Stretches to paint; without any, everybody below the score is filled, once, from the left. */
  parts?: readonly CurvePart[];
}

export function ChartCurve({ label, iq, low, high, score, margin, limits, parts }: ChartCurveProps) {
  const line = (width: string, d: string) => (
    <path className="fill-none stroke-ink" strokeWidth={width} vectorEffect="non-scaling-stroke" d={d} />
  );
  return (
    <div role="img" aria-label={label}>
      {iq !== undefined && (
        <div className="relative h-8 whitespace-nowrap font-bold leading-8">
          <span className="absolute" style={wordsAt(at(iq))}>
            {score}
          </span>
        </div>
      )}
      <div className="relative h-40 sm:h-52">
        <Layer>{parts ? <Painted parts={parts} /> : <path className="fill-line" d={whole} />}</Layer>
        {iq !== undefined && !parts && <Filled iq={iq} low={low} high={high} />}
        <Layer>
          <path
            className="stroke-raised"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            d={limits.map((limit) => `M${at(limit)} 0v100`).join("")}
          />
          {line("2", linePath(box))}
          {line("1.5", "M0 100h100")}
          {iq !== undefined && line("3", `M${at(iq)} 0v100`)}
        </Layer>
      </div>
      <div className="relative h-6 text-muted text-small leading-6">
        {limits.map((limit) => (
          <span key={limit} className="absolute" style={tickAt(at(limit), shift(limit, limits))}>
            {limit}
          </span>
        ))}
      </div>
      {margin && (
        <>
          <MarginBar from={low === undefined ? 0 : at(low)} to={high === undefined ? 100 : at(high)} />
          <div className="relative h-6 whitespace-nowrap text-small">
            <span className="absolute font-semibold" style={wordsAt(middle(low, high))}>
              {margin}
            </span>
          </div>
        </>
      )}
    </div>
  );
}

const whole = areaPath(box.low, box.high, box);

function Layer({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`absolute inset-0 size-full overflow-visible ${className}`}
    >
      {children}
    </svg>
  );
}

interface FilledProps {
  iq: number;
  low: number | undefined;
  high: number | undefined;
}

/** Everybody below the score, once, from the left; the margin stronger. */
function Filled({ iq, low, high }: FilledProps) {
  return (
    <>
      <Layer className="animate-fill">
        <path className="fill-accent/40" d={areaPath(box.low, inside(iq), box)} />
        <path className="fill-accent" d={areaPath(inside(low ?? box.low), inside(iq), box)} />
      </Layer>
      <Layer>
        <path className="fill-accent" d={areaPath(inside(iq), inside(high ?? box.high), box)} />
      </Layer>
    </>
  );
}

function Painted({ parts }: { parts: readonly CurvePart[] }) {
  return parts.map(({ from, to, paint }) => (
    <path
      key={from ?? "lowest"}
      className={paint}
      d={areaPath(inside(from ?? box.low), inside(to ?? box.high), box)}
    />
  ));
}

/** The margin as a bar with an end where it ends, and none where it is open. */
function MarginBar({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden="true" className="mt-1 block h-3 w-full overflow-visible">
      <line x1={`${from}%`} x2={`${to}%`} y1="6" y2="6" className="stroke-ink" strokeWidth="3" />
      {[from, to].map(
        (end) =>
          end > 0 &&
          end < 100 && (
            <line
              key={end}
              x1={`${end}%`}
              x2={`${end}%`}
              y1="0"
              y2="12"
              className="stroke-ink"
              strokeWidth="3"
            />
          ),
      )}
    </svg>
  );
}

function middle(low: number | undefined, high: number | undefined): number {
  return (at(low ?? box.low) + at(high ?? box.high)) / 2;
}

/** Two limits that are close together move apart. */
function shift(limit: number, limits: readonly number[]): number {
  if (limits.includes(limit + 5)) return 80;
  return limits.includes(limit - 5) ? 20 : 50;
}
