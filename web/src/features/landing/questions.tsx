// Questions and answers that no other part of the page gives.
import { Live } from "../../l10n/live";
import { useT } from "../../l10n/words";
import { Disclosure } from "../../ui/disclosure";
import { Section } from "../../ui/section";

export function Questions() {
  const t = useT();
  return (
    <Section id="questions" title={t("site-faq-title")} narrow>
      <Disclosure summary={t("site-faq-price-question")}>
        <Live id="site-faq-price-answer" />
      </Disclosure>
      <Disclosure summary={t("site-faq-prepare-question")}>{t("site-faq-prepare-answer")}</Disclosure>
      <Disclosure summary={t("site-faq-score-question")}>{t("site-faq-score-answer")}</Disclosure>
      <Disclosure summary={t("site-faq-privacy-question")}>{t("site-faq-privacy-answer")}</Disclosure>
      <Disclosure summary={t("site-faq-reader-question")}>{t("site-faq-reader-answer")}</Disclosure>
    </Section>
  );
}
