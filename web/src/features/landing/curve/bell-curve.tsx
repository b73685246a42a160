// The seven classes under the bell curve, with their limits on the axis.
import { areaPath, type Box, linePath, xOf } from "./curve-paths";
import { iqClasses } from "./iq-classes";

const box: Box = { width: 360, height: 170, low: 52, high: 148 };
const limits = [70, 80, 85, 115, 130, 145];

export function BellCurve({ label }: { label: string }) {
  return (
    <svg viewBox="0 -6 360 204" role="img" aria-label={label} className="h-auto w-full">
      {iqClasses.map(({ name, from = box.low, to = box.high, paint }) => (
        <path key={name} className={paint} d={areaPath(from, to, box)} />
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
          x={xOf(iq, box)}
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
