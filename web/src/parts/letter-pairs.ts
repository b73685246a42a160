// Two profiles of letters, scale by scale: of two people, or of one person at two times.
import type { LetterScale } from "../api/questionnaire-types";
import { type ScaleName, scaleOf } from "./letter-words";

export interface LetterPair {
  scale: ScaleName;
  one: LetterScale;
  other: LetterScale;
  /** The margins don't overlap: only then the two can be told apart. */
  apart: boolean;
}

type Letters = readonly LetterScale[];

/** In the order of the first; a scale that only one of them has is left out. */
export function pairsOf(letters: Letters, others: Letters): LetterPair[] {
  return letters.flatMap((one) => {
    const other = others.find(({ first }) => first === one.first);
    return other ? { scale: scaleOf(one), one, other, apart: apart(one, other) } : [];
  });
}

function apart(one: LetterScale, other: LetterScale): boolean {
  return one.low > other.high || other.low > one.high;
}

/** The scale on which the two differ most, among those where they can be told apart. */
export function widest(pairs: readonly LetterPair[]): LetterPair | undefined {
  return pairs
    .filter((pair) => pair.apart)
    .reduce<LetterPair | undefined>(
      (best, pair) => (best && distance(best) >= distance(pair) ? best : pair),
      undefined,
    );
}

function distance({ one, other }: LetterPair): number {
  return Math.abs(one.percentile - other.percentile);
}
