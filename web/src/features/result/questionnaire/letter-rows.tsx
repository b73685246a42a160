// The four scales of a type in words: poles, letter or "balanced", how sure, and the place with its margin.
import type { ReactNode } from "react";
import type { LetterRow, LetterScale, TypeLetter, TypeProfile } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { usePercent } from "./use-percent";

type Scale = "e" | "n" | "f" | "j";

type ReadRow = Omit<LetterRow, "note"> & { note: ReactNode };

const small = <Letter extends TypeLetter>(letter: Letter) => letter.toLowerCase() as Lowercase<Letter>;

export function useLetterRows({ letters }: TypeProfile): ReadRow[] {
  const t = useT();
  const percent = usePercent();
  const level = percent(80);

  function sure({ first, letter, certainty, firmness }: LetterScale): string {
    return firmness === "balanced"
      ? t(`type16-letter-${small(first) as Scale}-balanced`, { percent: percent(certainty) })
      : t(`type16-letter-${small(letter)}-${firmness}`, { percent: percent(certainty) });
  }

  return letters.map((scale) => {
    const { first, second, letter, firmness, percentile, low, high } = scale;
    const balanced = firmness === "balanced";
    const place = t(`type16-place-${small(letter)}`, {
      percent: percent(letter === first ? percentile : 100 - percentile),
    });
    const margin = t("type16-bars-margin", { level, low: percent(low), high: percent(high) });
    return {
      first,
      second,
      first_name: t(`type16-pole-${small(first)}`),
      second_name: t(`type16-pole-${small(second)}`),
      place: percentile,
      low,
      high,
      letter: balanced ? t(`type16-bars-balanced-${small(first) as Scale}`) : letter,
      note: (
        <>
          <span className="block text-ink">{sure(scale)}</span>
          {place} · {margin}
        </>
      ),
    };
  });
}
