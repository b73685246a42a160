// The bell curve of the IQ scale, its area painted in parts, with limits on the axis.
import { areaPath, type Box, linePath, xOf } from "./curve-paths";

const box: Box = { width: 360, height: 170, low: 52, high: 148 };

interface Part {
  /** Open where undefined. */
  from: number | undefined;
  to: number | undefined;
  /** The class that fills it. */
  paint: string;
}

interface BellCurveProps {
  /** Spoken description. */
  label: string;
  parts: readonly Part[];
  limits: readonly number[];
}

export function BellCurve({ label, parts, limits }: BellCurveProps) {
  return (
    <svg viewBox="0 -6 360 204" role="img" aria-label={label} className="h-auto w-full">
      {parts.map(({ from, to, paint }) => (
        <path
          key={from ?? "lowest"}
          className={paint}
          d={areaPath(inside(from, box.low), inside(to, box.high), box)}
        />
      ))}
      <path
        className="stroke-raised"
        strokeWidth="1.5"
        d={limits.map((iq) => `M${xOf(iq, box)} 0v${box.height}`).join("")}
      />
      <path className="fill-none stroke-ink" strokeWidth="2" strokeLinejoin="round" d={linePath(box)} />
      <path className="stroke-ink" strokeWidth="1.5" d={`M0 ${box.height}h${box.width}`} />
      {limits.map((iq) => (
        <text
          key={iq}
          x={xOf(iq, box) + aside(iq, limits)}
          y={box.height + 19}
          textAnchor="middle"
          className="fill-muted text-[12.5px]"
        >
          {iq}
        </text>
      ))}
    </svg>
  );
}

/** Two limits that are close together move apart. */
function aside(iq: number, limits: readonly number[]): number {
  const close = (other: number) => limits.includes(other);
  return close(iq + 5) ? -4 : close(iq - 5) ? 4 : 0;
}

/** Never outside of the drawing; `open` is where an open side ends. */
function inside(iq: number | undefined, open: number): number {
  return Math.min(Math.max(iq ?? open, box.low), box.high);
}
