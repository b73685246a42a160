// The seven classes and their limits. An IQ belongs to the class whose `from` it reaches; the names
// of the lowest three are mild on purpose.
import type { Translate } from "../l10n/bundle";
import type { MessageId } from "../l10n/messages.gen";

/** A range of the scale, open where a side is undefined. */
export interface Span {
  /** Where it begins on the curve. */
  from: number | undefined;
  /** Where the range above it begins. */
  to: number | undefined;
}

export interface IqClass extends Span {
  /** The server's key for it. */
  key: string;
  name: MessageId;
  /** Paints the class's part of the curve and its key in the table. */
  paint: string;
}

/** Highest first. */
export const iqClasses: readonly IqClass[] = [
  { key: "genius", name: "common-class-genius", from: 145, to: undefined, paint: "fill-muted" },
  { key: "very_superior", name: "common-class-very-superior", from: 130, to: 145, paint: "fill-accent/35" },
  { key: "superior", name: "common-class-superior", from: 115, to: 130, paint: "fill-accent/65" },
  { key: "normal", name: "common-class-normal", from: 85, to: 115, paint: "fill-accent" },
  { key: "dullness", name: "common-class-dullness", from: 80, to: 85, paint: "fill-accent/65" },
  {
    key: "borderline_deficiency",
    name: "common-class-borderline-deficiency",
    from: 70,
    to: 80,
    paint: "fill-accent/35",
  },
  { key: "below_70", name: "common-class-below-70", from: undefined, to: 70, paint: "fill-muted" },
];

/** Every limit between two classes, rising. */
export function classLimits(): number[] {
  return iqClasses.flatMap(({ from }) => from ?? []).reverse();
}

/** Scores are whole: a class below one that begins at 130 ends at 129. */
export function limitsOf({ from, to }: Span, t: Translate): string {
  if (from === undefined) return t("common-range-below", { limit: to ?? 0 });
  if (to === undefined) return t("common-range-above", { limit: from });
  return t("common-range-between", { low: from, high: lastBelow(to) });
}

/** 145 itself still belongs to the class below: genius is above it. */
export function lastBelow(limit: number): number {
  return limit === 145 ? limit : limit - 1;
}
