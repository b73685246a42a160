// An empty shelf: four tiles, and the place of the next one.

const side = 34;

export function EmptyTiles() {
  return (
    <svg viewBox="0 0 76 76" aria-hidden="true" className="w-24 shrink-0">
      <path className="fill-ink" d={square(2, 2)} />
      <path className="fill-accent" d={`M40 2a${side} ${side} 0 0 1 ${side} ${side}h-${side}z`} />
      <path className="fill-strong" d={`M2 40h${side}a${side} ${side} 0 0 1 -${side} ${side}z`} />
      <path
        className="fill-transparent stroke-muted"
        strokeWidth="1.5"
        strokeDasharray="4 3"
        d={square(40, 40)}
      />
    </svg>
  );
}

function square(x: number, y: number): string {
  return `M${x} ${y}h${side}v${side}h-${side}z`;
}
