// One to five stars: five radio buttons, so that arrow keys and screen readers work as everywhere.
import { type Ref, useId } from "react";
import { useT } from "../../l10n/words";
import { Star } from "../../parts/star-row";

const choices = [1, 2, 3, 4, 5] as const;
type Choice = (typeof choices)[number];

interface StarsFieldProps {
  value: number | undefined;
  onChange: (stars: Choice) => void;
  /** The first button, for the focus when nothing was chosen. */
  firstRef: Ref<HTMLInputElement>;
  error: string | undefined;
}

export function StarsField({ value = 0, onChange, firstRef, error }: StarsFieldProps) {
  const t = useT();
  const errorId = useId();
  const chosen = choices.find((stars) => stars === value);
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-semibold">{t("review-stars-label")}</legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4">
        <div className="flex">
          {choices.map((stars) => (
            <label
              key={stars}
              className="relative grid size-11 place-items-center rounded-tile outline-offset-2 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-ink"
            >
              <input
                ref={stars === 1 ? firstRef : undefined}
                type="radio"
                name="stars"
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
                aria-label={t(`review-stars-${stars}`)}
                className="absolute inset-0 size-full opacity-0"
              />
              <Star filled={stars <= value} />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="h-6 text-muted">
          {chosen && t(`review-stars-${chosen}`)}
        </span>
      </div>
      <p id={errorId} role="alert" className="mt-1 text-bad text-small empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
