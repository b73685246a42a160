// The seven classes and their limits. An IQ belongs to the class whose `from` it reaches; the name
// of the lowest three is mild on purpose.
import type { MessageId } from "../../../l10n/messages.gen";
import { shareBelow } from "./normal";

export interface IqClass {
  name: MessageId;
  /** Where the class begins on the curve; undefined for the lowest. */
  from: number | undefined;
  /** Where the next class begins; undefined for the highest. */
  to: number | undefined;
  /** Paints the class's part of the curve and its key in the table. */
  paint: string;
}

/** Highest first. */
export const iqClasses: readonly IqClass[] = [
  { name: "site-class-genius", from: 145, to: undefined, paint: "fill-muted" },
  { name: "site-class-very-superior", from: 130, to: 145, paint: "fill-accent/35" },
  { name: "site-class-superior", from: 115, to: 130, paint: "fill-accent/65" },
  { name: "site-class-normal", from: 85, to: 115, paint: "fill-accent" },
  { name: "site-class-dullness", from: 80, to: 85, paint: "fill-accent/65" },
  { name: "site-class-borderline-deficiency", from: 70, to: 80, paint: "fill-accent/35" },
  { name: "site-class-below-70", from: undefined, to: 70, paint: "fill-muted" },
];

/** Share of people in a class, in percent, by the curve alone. */
export function percentIn({ from, to }: IqClass): number {
  const below = to === undefined ? 1 : shareBelow(to);
  return (below - (from === undefined ? 0 : shareBelow(from))) * 100;
}
