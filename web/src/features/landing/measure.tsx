// How the test measures, in three short paragraphs; the long version is a landing page of its own.
import ArrowRight from "lucide-react/icons/arrow-right";
import { useT } from "../../l10n/words";
import { useLandingHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";

export function Measure() {
  const t = useT();
  return (
    <Section id="measure" title={t("site-measure-title")}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-3 md:gap-8">
        <p>{t("site-measure-what")}</p>
        <p>{t("site-measure-score")}</p>
        <p>{t("site-measure-limits")}</p>
      </div>
      <ButtonLink kind="quiet" href={useLandingHref("new_page")} className="mt-4 text-left">
        {t("site-measure-more")}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </ButtonLink>
    </Section>
  );
}
