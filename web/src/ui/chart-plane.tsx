// A point on a map of two scales, and the ellipse in which it lies.

interface ChartPlaneProps {
  /** Spoken description. */
  label: string;
  xLabel: string;
  yLabel: string;
  /** From 0 to 100; more is to the right and upward. */
  x: number;
  y: number;
  /** Half axes of the ellipse. */
  halfX: number;
  halfY: number;
  /** Names of the four fields: top left, top right, bottom left, bottom right. */
  fields: readonly string[];
}

export function ChartPlane({ label, xLabel, yLabel, x, y, halfX, halfY, fields }: ChartPlaneProps) {
  const [topLeft, topRight, bottomLeft, bottomRight] = fields;
  return (
    <div role="img" aria-label={label} className="mx-auto max-w-lg">
      <p className="text-small">{yLabel}</p>
      <div className="mt-1 mb-1 grid grid-cols-2 gap-x-4 text-muted text-small">
        <span>{topLeft}</span>
        <span className="text-right">{topRight}</span>
      </div>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="block w-full">
        <rect width="100" height="100" className="fill-raised stroke-muted" strokeWidth="0.5" />
        <path d="M50 0v100M0 50h100" className="stroke-line" strokeWidth="0.5" />
        <ellipse
          cx={x}
          cy={100 - y}
          rx={halfX}
          ry={halfY}
          className="fill-line stroke-ink"
          strokeWidth="0.6"
        />
        <path d={`M${x} ${100 - y - 3}l3 3-3 3-3-3z`} className="fill-accent stroke-ink" strokeWidth="0.6" />
      </svg>
      <div className="mt-1 mb-1 grid grid-cols-2 gap-x-4 text-muted text-small">
        <span>{bottomLeft}</span>
        <span className="text-right">{bottomRight}</span>
      </div>
      <p className="text-right text-small">{xLabel}</p>
    </div>
  );
}
