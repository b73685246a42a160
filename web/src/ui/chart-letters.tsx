// Scales between two poles: the place on each, its margin, and the letter that follows from it. All of it is said in
// words too, so the lines themselves are decoration.
import type { ReactNode } from "react";

interface LetterScale {
  first: string;
  first_name: string;
  second_name: string;
  /** From 0 to 100, toward the first pole, which is on the right. */
  place: number;
  low: number;
  high: number;
  letter: string;
  note: ReactNode;
}

interface ChartLettersProps {
  rows: readonly LetterScale[];
  /** What the stroke in the middle is. */
  middleLabel: string;
}

export function ChartLetters({ rows, middleLabel }: ChartLettersProps) {
  return (
    <div>
      <p className="mb-5 flex items-center gap-2 text-muted text-small">
        <svg aria-hidden="true" width="3" height="16">
          <path d="M1.5 0v16" className="stroke-muted" strokeWidth="1.5" />
        </svg>
        {middleLabel}
      </p>
      <ul className="grid gap-5">
        {rows.map(({ first, first_name, second_name, letter, note, ...place }) => (
          <li key={first}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="w-full">{second_name}</span>
              <b className="whitespace-nowrap text-heading">{letter}</b>
              <span className="w-full text-right">{first_name}</span>
            </p>
            <LetterLine {...place} />
            <p className="text-muted text-small">{note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LetterLineProps extends Pick<LetterScale, "place" | "low" | "high"> {
  /** Tells the mark from another one above or below it. */
  hollow?: boolean;
}

/** One such line; also without any words, where they stand elsewhere. */
export function LetterLine({ place, low, high, hollow }: LetterLineProps) {
  return (
    <svg aria-hidden="true" className="block h-8 w-full overflow-visible">
      <line x1="0" x2="100%" y1="16" y2="16" className="stroke-muted" strokeWidth="1.5" />
      <line x1="50%" x2="50%" y1="4" y2="28" className="stroke-muted" strokeWidth="1.5" />
      <line x1={`${low}%`} x2={`${high}%`} y1="16" y2="16" className="stroke-ink" strokeWidth="5" />
      <svg x={`${place}%`} y="16" aria-hidden="true" className="overflow-visible">
        <path
          className={hollow ? "fill-raised stroke-ink" : "fill-accent stroke-ink"}
          strokeWidth="2"
          d="M0-11L11 0 0 11-11 0z"
        />
      </svg>
    </svg>
  );
}
