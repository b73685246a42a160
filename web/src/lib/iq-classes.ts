// The seven classes and their limits, as the server has them. An IQ belongs to the class whose `from`
// it reaches; the names of the lowest three are mild on purpose.
import type { Translate } from "../l10n/bundle";
import type { MessageId } from "../l10n/messages.gen";
import { classSpans } from "./iq-classes.gen";

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

const paints: Record<(typeof classSpans)[number]["key"], string> = {
  genius: "fill-muted",
  very_superior: "fill-accent/35",
  superior: "fill-accent/65",
  normal: "fill-accent",
  dullness: "fill-accent/65",
  borderline_deficiency: "fill-accent/35",
  below_70: "fill-muted",
};

/** Highest first. */
export const iqClasses: readonly IqClass[] = classSpans.map((span) => ({ ...span, paint: paints[span.key] }));

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

/** 145 itself still belongs to the class below: the highest class is above it. */
export function lastBelow(limit: number): number {
  return limit === iqClasses[0]?.from ? limit : limit - 1;
}
