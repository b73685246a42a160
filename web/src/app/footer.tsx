// The bottom of every page: languages, help with an order, legal texts, cookie settings.
import { LanguageSwitch } from "../features/language/language-switch";
import { LegalLinks } from "../features/legal/legal-links";
import { useT } from "../l10n/words";
import { openBanner } from "../lib/consent";
import { withPart } from "../lib/fragment";
import { useBoot, usePage } from "../lib/page";
import { paths } from "../lib/paths";
import { refOf, useVisitorHref } from "../lib/visitor-href";
import { PageFooter } from "../ui/page-footer";

const look = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

export function Footer() {
  const t = useT();
  return (
    <PageFooter>
      <div className="grid gap-3">
        <LanguageSwitch />
        <HelpLinks />
        <LegalLinks>
          <CookieSettings />
        </LegalLinks>
        <p>{t("common-footer-operator")}</p>
      </div>
    </PageFooter>
  );
}

export function CookieSettings() {
  const t = useT();
  return (
    <button type="button" onClick={openBanner} className="min-h-11 underline-offset-4 hover:underline">
      {t("common-consent-settings")}
    </button>
  );
}

function useSupportHref(): string {
  return useVisitorHref(paths.support(refOf(usePage().boot?.exam) ?? "%%tail%%"));
}

/** Where the law requires it on every page; a prerendered page doesn't know the visitor's country yet. */
export function Withdraw() {
  const t = useT();
  const support = useSupportHref();
  if (!useBoot()?.needsWaiver) return null;
  return (
    <a href={withPart(support, "withdraw")} className={look}>
      {t("common-nav-withdraw")}
    </a>
  );
}

function HelpLinks() {
  const t = useT();
  const exam = refOf(usePage().boot?.exam) ?? "%%tail%%";
  const support = useSupportHref();
  const retrieve = useVisitorHref(paths.retrieveReport(exam));
  const withdraw = useBoot()?.needsWaiver;
  return (
    <ul aria-label={t("common-nav-support")} className="flex flex-wrap gap-x-5">
      <li>
        <a href={support} className={look}>
          {t("common-nav-support")}
        </a>
      </li>
      <li>
        <a href={retrieve} className={look}>
          {t("common-nav-retrieve")}
        </a>
      </li>
      {withdraw && (
        <li>
          <Withdraw />
        </li>
      )}
    </ul>
  );
}
