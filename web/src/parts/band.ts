// The range of the scale that a list of classes covers, and its limits in words.
import type { Translate } from "../l10n/bundle";
import { type IqClass, iqClasses, lastBelow, limitsOf, type Span } from "../lib/iq-classes";

export interface Band extends Span {
  /** Highest first. */
  classes: readonly IqClass[];
  lowest: IqClass;
  highest: IqClass;
}

/** Undefined where the page knows none of the classes. */
export function bandOf(keys: readonly string[]): Band | undefined {
  const classes = iqClasses.filter(({ key }) => keys.includes(key));
  const [highest, lowest] = [classes.at(0), classes.at(-1)];
  return highest && lowest && { classes, highest, lowest, from: lowest.from, to: highest.to };
}

/** Undefined where the whole scale is covered: that has no limits. */
export function bandLimits({ from, to, classes }: Band, t: Translate): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) {
    // One class has its own wording; several begin where the lowest does.
    if (from === undefined || classes.length === 1) return limitsOf({ from, to }, t);
    return t("result-range-from", { limit: from });
  }
  return t("common-range-between", { low: from, high: lastBelow(to) });
}

/** Whether everything in the band is at the average or below it, and some of it below. */
export function isLow({ lowest, highest }: Band): boolean {
  const average = iqClasses.findIndex(({ key }) => key === "normal");
  return iqClasses.indexOf(lowest) > average && iqClasses.indexOf(highest) >= average;
}
