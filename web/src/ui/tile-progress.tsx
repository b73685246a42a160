// Progress as a row of tiles: filled ones are done, the current one stands out.
interface TileProgressProps {
  label: string;
  total: number;
  /** Which are done, from 0 on. */
  done: readonly number[];
  current: number;
  className?: string;
}

export function TileProgress({ label, total, done, current, className }: TileProgressProps) {
  const tile = (index: number) => `M${index * 10 + 1} 0h8v10h-8z`;
  const all = Array.from({ length: total }, (_, index) => index);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done.length}
      className={className}
    >
      <svg
        viewBox={`0 0 ${total * 10} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="block size-full"
      >
        <path className="fill-line" d={all.map(tile).join("")} />
        <path className="fill-ink" d={done.map(tile).join("")} />
        <path className="fill-accent" d={tile(current)} />
      </svg>
    </div>
  );
}
