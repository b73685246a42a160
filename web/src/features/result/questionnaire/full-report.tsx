// What the full report adds to a free result, where it isn't sold by itself.
import type { Instrument } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { useOrderHref } from "../../../parts/order-href";
import { ButtonLink } from "../../../ui/button";
import { Section } from "../../../ui/section";

export function FullReport({ instrument }: { instrument: Instrument }) {
  const t = useT();
  const shop = useOrderHref()("userShop");
  return (
    <Section id="report" title={t(`${instrument}-more-title`)} lead={t(`${instrument}-more-text`)} narrow>
      <p className="mb-4">{t("questionnaire-full-how")}</p>
      <ButtonLink href={shop}>{t("questionnaire-full-button")}</ButtonLink>
    </Section>
  );
}
