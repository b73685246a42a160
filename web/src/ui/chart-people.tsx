// A hundred people, some of them filled.

interface ChartPeopleProps {
  /** Spoken description. */
  label: string;
  filled: number;
}

export function ChartPeople({ label, filled }: ChartPeopleProps) {
  return (
    <svg viewBox="-1 -1 102 122" role="img" aria-label={label} className="block h-auto w-full">
      <path className="fill-accent stroke-ink" strokeWidth="0.7" d={people(0, filled)} />
      <path className="fill-none stroke-muted" strokeWidth="0.6" d={people(filled, 100)} />
    </svg>
  );
}

function people(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => person(from + index)).join("");
}

/** Ten in a row, each 10 × 12. */
function person(index: number): string {
  const [x, y] = [(index % 10) * 10, Math.floor(index / 10) * 12];
  const head = `M${x + 3.1} ${y + 2.6}a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0z`;
  return `${head}M${x + 1.6} ${y + 10.6}v-2.3a3.4 3.1 0 0 1 6.8 0v2.3z`;
}
