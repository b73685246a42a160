// The most likely class in large type, on the curve, and beside the other classes with their bars.
import type { FreeResult } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { classLimits, type IqClass, iqClasses, limitsOf } from "../../../lib/iq-classes";
import { Figure } from "../../../parts/figure";
import { Card } from "../../../ui/card";
import { ChartCurve } from "../../../ui/chart-curve";

export interface LikelyClass extends IqClass {
  percent: number;
}

/** Highest first; classes that this page doesn't know are left out. */
export function likelyClasses({ likely }: FreeResult): LikelyClass[] {
  return iqClasses.flatMap((entry) => {
    const found = likely.find(({ class: key }) => key === entry.key);
    return found ? [{ ...entry, percent: found.percent }] : [];
  });
}

export function LikelyCard({ classes }: { classes: readonly LikelyClass[] }) {
  const t = useT();
  const [first] = classes.toSorted((one, other) => other.percent - one.percent);
  if (!first) return null;
  const range = limitsOf(first, t);
  const parts = iqClasses.map((entry) => ({ ...entry, paint: paintOf(entry, first, classes) }));
  return (
    <Card>
      <Figure label={t("result-likely-label")}>{range}</Figure>
      <p className="mt-3 font-semibold">
        {t("result-likely-text", { class: t(first.name), percent: first.percent })}
      </p>
      <div className="mx-auto mt-5 max-w-lg">
        <ChartCurve label={t("result-curve-likely", { range })} parts={parts} limits={classLimits()} />
      </div>
      <ul aria-label={t("result-likely-list")} className="mt-4 grid gap-3 border-line border-t pt-4">
        {classes.map((entry) => (
          <li key={entry.key}>
            <span className="flex justify-between gap-4">
              <span className={entry === first ? "font-semibold" : ""}>
                {t(entry.name)} <span className="whitespace-nowrap text-muted">{limitsOf(entry, t)}</span>
              </span>
              <span className="whitespace-nowrap font-semibold">
                {t("result-likely-share", { percent: entry.percent })}
              </span>
            </span>
            <svg aria-hidden="true" className="mt-1 block h-3 w-full">
              <rect width="100%" height="100%" className="fill-line" />
              <rect
                width={`${entry.percent}%`}
                height="100%"
                className={entry === first ? "fill-accent" : "fill-accent/65"}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-small">{t("result-likely-note")}</p>
    </Card>
  );
}

function paintOf({ key }: IqClass, first: LikelyClass, classes: readonly LikelyClass[]): string {
  if (key === first.key) return "fill-accent";
  return classes.some((entry) => entry.key === key) ? "fill-accent/35" : "fill-line";
}
