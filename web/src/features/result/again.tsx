// Back to the beginning, with puzzles one hasn't seen.
import { useT } from "../../l10n/words";
import { useStartHref } from "../../lib/start-href";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";

export function Again() {
  const t = useT();
  return (
    <Section id="again" title={t("result-again-title")} lead={t("result-again-text")} narrow>
      <ButtonLink href={useStartHref()}>{t("result-again-button")}</ButtonLink>
    </Section>
  );
}
