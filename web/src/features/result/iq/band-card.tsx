// The class as a wide band: its limits in large type, on the curve, and class by class.
import { useT } from "../../../l10n/words";
import { classLimits, iqClasses, limitsOf } from "../../../lib/iq-classes";
import { type Band, bandLimits } from "../../../parts/band";
import { Figure } from "../../../parts/figure";
import { Card } from "../../../ui/card";
import { ChartCurve } from "../../../ui/chart-curve";

export function BandCard({ band }: { band: Band }) {
  const t = useT();
  const { classes, lowest, highest } = band;
  const range = bandLimits(band, t);
  const [low, high] = [t(lowest.name), t(highest.name)];
  const parts = iqClasses.map((entry) => ({
    ...entry,
    paint: classes.includes(entry) ? "fill-accent" : "fill-line",
  }));
  return (
    <Card>
      <Figure label={t("result-band-label")}>{range}</Figure>
      <p className="mt-3 max-w-2xl">
        {lowest === highest ? t("result-band-one", { class: low }) : t("result-band-many", { low, high })}
      </p>
      <div className="mx-auto mt-5 max-w-lg">
        <ChartCurve
          label={t("result-curve-band", { range: range ?? "" })}
          parts={parts}
          limits={classLimits()}
        />
      </div>
      <ul
        aria-label={t("result-classes-label")}
        className="mt-4 grid gap-x-8 gap-y-1 border-line border-t pt-4 sm:grid-cols-2"
      >
        {classes.map((entry) => (
          <li key={entry.key} className="flex justify-between gap-4">
            <span className="font-semibold">{t(entry.name)}</span>
            <span className="whitespace-nowrap">{limitsOf(entry, t)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-small">{t("result-band-why")}</p>
    </Card>
  );
}
