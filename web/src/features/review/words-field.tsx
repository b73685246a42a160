// What the buyer wants to say, with the room that is left.
import { useId } from "react";
import { useT } from "../../l10n/words";
import { lengthOf, longestReview } from "./limits";

/** From here on the room that is left is worth a word. */
const nearly = 200;

export function WordsField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useT();
  const id = useId();
  const left = longestReview - lengthOf(value);
  const tooLong = left < 0;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t("review-words-label")}
      </label>
      <p id={`${id}-hint`} className="text-muted text-small">
        {t("review-words-hint")}
      </p>
      <textarea
        id={id}
        rows={6}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={tooLong ? true : undefined}
        aria-describedby={`${id}-hint ${id}-left`}
        className="w-full rounded-tile border-2 border-line bg-raised px-3 py-2 text-body text-ink hover:border-muted focus:border-ink aria-invalid:border-bad"
      />
      <p
        id={`${id}-left`}
        role="status"
        className={tooLong ? "text-bad text-small" : "text-muted text-small empty:hidden"}
      >
        {tooLong
          ? t("review-words-long", { n: -left })
          : left <= nearly && t("review-words-left", { n: left })}
      </p>
    </div>
  );
}
