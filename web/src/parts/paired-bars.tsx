// The bars of two profiles below each other, one pair for each scale.
import type { ReactNode } from "react";
import { useT } from "../l10n/words";
import { LetterLine } from "../ui/chart-letters";
import type { LetterPair } from "./letter-pairs";
import { printedLetter, small, useLetterWords } from "./letter-words";

export interface Side {
  label: string;
  /** Drawn so that it can be told from the other. */
  hollow: boolean;
}

interface PairedBarsProps {
  pairs: readonly LetterPair[];
  /** Whose bars they are. */
  sides: readonly [Side, Side];
  /** The drawing in words; without it what is written around it is enough. */
  alt?: (pair: LetterPair) => string;
  /** Below a pair. */
  note?: (pair: LetterPair) => ReactNode;
}

export function PairedBars({ pairs, sides, alt, note }: PairedBarsProps) {
  return (
    <ul className="grid gap-8">
      {pairs.map((pair) => (
        <li key={pair.scale}>
          <Pair pair={pair} sides={sides} alt={alt?.(pair)} />
          {note?.(pair)}
        </li>
      ))}
    </ul>
  );
}

interface PairProps extends Pick<PairedBarsProps, "sides"> {
  pair: LetterPair;
  alt: string | undefined;
}

function Pair({ pair: { one, other }, sides, alt }: PairProps) {
  const t = useT();
  const words = useLetterWords();
  const lines = [
    { ...sides[0], scale: one },
    { ...sides[1], scale: other },
  ];
  return (
    <>
      <p className="flex justify-between gap-4 font-semibold">
        <span>{t(`type16-pole-${small(one.second)}`)}</span>
        <span className="text-right">{t(`type16-pole-${small(one.first)}`)}</span>
      </p>
      <div {...(alt && { role: "img", "aria-label": alt })} className="grid">
        {lines.map(({ scale, hollow }) => (
          <LetterLine
            key={String(hollow)}
            place={scale.percentile}
            low={scale.low}
            high={scale.high}
            hollow={hollow}
          />
        ))}
      </div>
      <ul className="mt-1 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
        {lines.map(({ scale, label, hollow }) => (
          <li key={String(hollow)} className="flex min-w-0 gap-2">
            <Mark hollow={hollow} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{label}</bdi> · <b>{printedLetter(scale)}</b>
              <span className="block text-muted">{words.margin(scale)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sign that a line of the drawing has. */
export function Mark({ hollow }: { hollow: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="-7 -7 14 14" className="mt-1 size-3.5 shrink-0">
      <path
        className={hollow ? "fill-raised stroke-ink" : "fill-accent stroke-ink"}
        strokeWidth="1.5"
        d="M0-6L6 0 0 6-6 0z"
      />
    </svg>
  );
}
