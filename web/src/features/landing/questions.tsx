// Questions and answers, in the order in which a sceptic asks them.
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
      <Disclosure summary={t("site-faq-subscription-question")}>
        {t("site-faq-subscription-answer")}
      </Disclosure>
      <Disclosure summary={t("site-faq-refund-question")}>{t("site-faq-refund-answer")}</Disclosure>
      <Disclosure summary={t("site-faq-email-question")}>{t("site-faq-email-answer")}</Disclosure>
      <Disclosure summary={t("site-faq-score-question")}>{t("site-faq-score-answer")}</Disclosure>
      <Disclosure summary={t("site-faq-privacy-question")}>{t("site-faq-privacy-answer")}</Disclosure>
      <Disclosure summary={t("site-faq-reader-question")}>{t("site-faq-reader-answer")}</Disclosure>
    </Section>
  );
}
