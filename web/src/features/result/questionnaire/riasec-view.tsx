// Career interests: six bars against each other, and which of them lead.
import type { ReactNode } from "react";
import type { Interest, RiasecProfile } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { useTitle } from "../../../lib/title";
import { usePercent } from "../../../parts/use-percent";
import { Card } from "../../../ui/card";
import { ChartBars } from "../../../ui/chart-bars";
import { measure, Section } from "../../../ui/section";

const small = (interest: Interest) => interest.toLowerCase() as Lowercase<Interest>;

export function RiasecView({ profile, children }: { profile: RiasecProfile; children?: ReactNode }) {
  const t = useT();
  const percent = usePercent();
  useTitle(t("riasec-page-result"));
  const { interests, leading, flat } = profile;
  return (
    <>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <h1 className="text-title">{t("riasec-page-result")}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t("riasec-result-lead")}</p>
        {children}
        <p className="mt-6 max-w-2xl font-semibold text-heading">{useLeadSentence(profile)}</p>
        {flat && <p className="mt-3 max-w-2xl">{t("riasec-flat")}</p>}
      </div>
      <Section id="interests" title={t("riasec-bars-title")} lead={t("riasec-bars-lead")} narrow>
        <Card>
          <p className="mb-5 border-accent border-l-4 py-1 pl-4 text-muted">{t("riasec-within")}</p>
          <ChartBars
            rows={interests.map(({ letter, ...place }) => ({
              ...place,
              name: t(`riasec-${small(letter)}-name`),
              label: `${place.value} · ${t("riasec-bars-margin", {
                level: percent(80),
                low: String(place.low),
                high: String(place.high),
              })}`,
              strong: !flat && leading.includes(letter),
              note: t(`riasec-${small(letter)}-line`),
            }))}
          />
        </Card>
      </Section>
    </>
  );
}

/** Those that lead can't be told apart; more than three are as good as none. */
function useLeadSentence({ leading, flat }: RiasecProfile): string {
  const t = useT();
  const [first, second, third, ...more] = leading.map((letter) => t(`riasec-${small(letter)}-name`));
  if (flat || !first || more.length > 0) return t("riasec-flat-title");
  if (!second) return t("riasec-leading-one", { first });
  return third
    ? t("riasec-leading-three", { first, second, third })
    : t("riasec-leading-two", { first, second });
}
