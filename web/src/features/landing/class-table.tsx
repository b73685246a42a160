// What the section of the IQ classes shows: a curve and a table. It is only ever prerendered.
import type { Translate } from "../../l10n/bundle";
import { useT } from "../../l10n/words";
import { classLimits, iqClasses, limitsOf, type Span } from "../../lib/iq-classes";
import { BellCurve } from "../../ui/bell-curve";
import { Card } from "../../ui/card";
import { shareBelow } from "../../ui/normal";

export function ClassesContent() {
  const t = useT();
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
      <Card className="self-start">
        <BellCurve label={t("site-classes-picture")} parts={iqClasses} limits={classLimits()} />
        <p className="mt-5 text-muted text-small">{t("site-classes-facts")}</p>
      </Card>
      <ClassTable />
    </div>
  );
}

function ClassTable() {
  const t = useT();
  return (
    <table className="w-full self-start text-left">
      <thead>
        <tr className="border-ink border-b-2 align-bottom text-small">
          <th scope="col" className="py-2 pr-3">
            {t("site-classes-head-name")}
          </th>
          <th scope="col" className="py-2 pr-3">
            {t("site-classes-head-range")}
          </th>
          <th scope="col" className="py-2">
            {t("site-classes-head-share")}
          </th>
        </tr>
      </thead>
      <tbody>
        {iqClasses.map((entry) => (
          <tr key={entry.name} className="border-line border-b">
            <th scope="row" className="py-2.5 pr-3 font-semibold leading-snug">
              <span className="flex items-center gap-2.5">
                <Key paint={entry.paint} />
                {t(entry.name)}
              </span>
            </th>
            <td className="whitespace-nowrap py-2.5 pr-3">{limitsOf(entry, t)}</td>
            <td className="py-2.5 text-muted text-small min-[24rem]:whitespace-nowrap">{share(entry, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Key({ paint }: { paint: string }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false" className="size-3.5 shrink-0">
      <path className={`${paint} stroke-ink`} d="M.5.5h13v13H.5z" />
    </svg>
  );
}

function share(entry: Span, t: Translate): string {
  const percent = Math.round(percentIn(entry));
  return percent < 1 ? t("site-share-under", { percent: 1 }) : t("site-share-about", { percent });
}

/** Share of people in a class, in percent, by the curve alone. */
function percentIn({ from, to }: Span): number {
  const below = to === undefined ? 1 : shareBelow(to);
  return (below - (from === undefined ? 0 : shareBelow(from))) * 100;
}
