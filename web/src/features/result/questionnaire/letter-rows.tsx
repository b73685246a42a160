// The four scales of a type in words: poles, letter or "balanced", how sure, and the place with its margin.
import type { ReactNode } from "react";
import type { LetterRow, LetterScale, TypeProfile } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { scaleOf, small, useLetterWords } from "../../../parts/letter-words";
import { usePercent } from "../../../parts/use-percent";

type ReadRow = Omit<LetterRow, "note"> & { note: ReactNode };

export function useLetterRows({ letters }: TypeProfile): ReadRow[] {
  const t = useT();
  const percent = usePercent();
  const words = useLetterWords();

  function sure(scale: LetterScale): string {
    const { letter, certainty, firmness } = scale;
    return firmness === "balanced"
      ? t(`type16-letter-${scaleOf(scale)}-balanced`, { percent: percent(certainty) })
      : t(`type16-letter-${small(letter)}-${firmness}`, { percent: percent(certainty) });
  }

  return letters.map((scale) => {
    const { first, second, letter, firmness, percentile, low, high } = scale;
    return {
      first,
      second,
      first_name: t(`type16-pole-${small(first)}`),
      second_name: t(`type16-pole-${small(second)}`),
      place: percentile,
      low,
      high,
      letter: firmness === "balanced" ? t(`type16-bars-balanced-${scaleOf(scale)}`) : letter,
      note: (
        <>
          <span className="block text-ink">{sure(scale)}</span>
          {words.place(scale)} · {words.margin(scale)}
        </>
      ),
    };
  });
}
