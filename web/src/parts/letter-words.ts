// What is said of a scale between two poles: the place on it, its margin, and its letter.
import type { LetterScale, TypeLetter } from "../api/questionnaire-types";
import { useT } from "../l10n/words";
import { usePercent } from "./use-percent";

/** Scales go by their first pole. */
export type ScaleName = "e" | "n" | "f" | "j";

export const small = <Letter extends TypeLetter>(letter: Letter) => letter.toLowerCase() as Lowercase<Letter>;

export const scaleOf = ({ first }: LetterScale) => small(first) as ScaleName;

/** As it is printed: small where it is balanced. */
export const printedLetter = ({ letter, firmness }: LetterScale) =>
  firmness === "balanced" ? small(letter) : letter;

export function useLetterWords() {
  const t = useT();
  const percent = usePercent();
  return {
    /** Told from the side that the letter is on. */
    place: ({ first, letter, percentile }: LetterScale) =>
      t(`type16-place-${small(letter)}`, {
        percent: percent(letter === first ? percentile : 100 - percentile),
      }),
    margin: ({ low, high }: LetterScale) =>
      t("type16-bars-margin", { level: percent(80), low: percent(low), high: percent(high) }),
  };
}
