// Nine tiles with one missing.

const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
const tones = ["fill-ink", "fill-accent", "fill-strong"];

export function MissingTile() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="mx-auto w-full max-w-xs">
      {places.slice(0, 8).map(({ row, column }) => (
        <path
          key={`${row}${column}`}
          className={tones[(row + column) % 3]}
          d={(row * 2 + column) % 2 ? quarter(column * 32, row * 32) : square(column * 32, row * 32)}
        />
      ))}
      <path
        d={square(64, 64)}
        className="fill-transparent stroke-muted"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
    </svg>
  );
}

function square(x: number, y: number): string {
  return `M${x + 1} ${y + 1}h30v30h-30z`;
}

function quarter(x: number, y: number): string {
  return `M${x + 1} ${y + 1}a30 30 0 0 1 30 30h-30z`;
}
