// Emotional skills: five facets side by side, self-rated; a total only where the server gives one.
import type { ReactNode } from "react";
import type { EqProfile, Facet } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { tagOf } from "../../../lib/locale";
import { usePage } from "../../../lib/page";
import { useTitle } from "../../../lib/title";
import { usePercent } from "../../../parts/use-percent";
import { Card } from "../../../ui/card";
import { ChartBars } from "../../../ui/chart-bars";
import { measure, Section } from "../../../ui/section";
import { leadersOf } from "./leaders";

const short = {
  self_awareness: "sa",
  regulation: "rg",
  expression: "ex",
  empathy: "em",
  relationships: "rl",
} as const satisfies Record<Facet, string>;

export function EqView({ profile, children }: { profile: EqProfile; children?: ReactNode }) {
  const t = useT();
  const percent = usePercent();
  useTitle(t("eq-page-result"));
  const { total } = profile;
  const leaders = leadersOf(profile.facets);
  return (
    <>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <h1 className="text-title">{t("eq-page-result")}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t("eq-result-lead")}</p>
        {children}
        <p className="mt-4 max-w-2xl text-lead">{useOrderSentence(profile)}</p>
      </div>
      <Section id="skills" title={t("eq-bars-title")} lead={t("eq-bars-lead")} narrow>
        <Card>
          <p className="mb-5 border-accent border-l-4 py-1 pl-4 text-muted">
            {t("eq-self-rated")} · {t("eq-first-version")}
          </p>
          <ChartBars
            rows={profile.facets.map((facet) => ({
              ...facet,
              name: t(`eq-${short[facet.key]}-name`),
              label: `${facet.value} · ${t("eq-bars-margin", {
                level: percent(80),
                low: String(facet.low),
                high: String(facet.high),
              })}`,
              strong: leaders.includes(facet),
              note: t(`eq-${short[facet.key]}-line`),
            }))}
          />
        </Card>
        <div className="mt-4 grid gap-4">
          <p>{t("eq-bars-overlap")}</p>
          {total && (
            <p>
              {t("eq-total", {
                value: String(total.value),
                level: percent(80),
                low: String(total.low),
                high: String(total.high),
              })}{" "}
              {t("eq-total-note")}
            </p>
          )}
        </div>
      </Section>
    </>
  );
}

/** Which facets stand out, if their margins allow to say so. */
function useOrderSentence({ facets }: EqProfile): string {
  const t = useT();
  const { hl } = usePage();
  const name = ({ key }: EqProfile["facets"][number]) => t(`eq-${short[key]}-name`);
  const sorted = facets.toSorted((one, other) => other.value - one.value);
  const [first, second, ...more] = leadersOf(sorted);
  const last = sorted.at(-1);
  if (!first || !last) return t("eq-result-even");
  if (!second) return t("eq-result-order", { first: name(first), last: name(last) });
  if (more.length === 0) return t("eq-result-two", { first: name(first), second: name(second) });
  // None of three or more may be called the one that comes most easily.
  const names = [first, second, ...more].map(name);
  return t("eq-bars-equal", { list: new Intl.ListFormat(tagOf(hl), { style: "narrow" }).format(names) });
}
