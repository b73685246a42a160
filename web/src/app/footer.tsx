// The bottom of every page: languages, legal texts, cookie settings.
import { LanguageSwitch } from "../features/language/language-switch";
import { LegalLinks } from "../features/legal/legal-links";
import { useT } from "../l10n/words";
import { openBanner } from "../lib/consent";
import { PageFooter } from "../ui/page-footer";

export function Footer() {
  const t = useT();
  return (
    <PageFooter>
      <div className="grid gap-3">
        <LanguageSwitch />
        <LegalLinks>
          <button type="button" onClick={openBanner} className="min-h-11 underline-offset-4 hover:underline">
            {t("common-consent-settings")}
          </button>
        </LegalLinks>
        <p>{t("common-footer-operator")}</p>
      </div>
    </PageFooter>
  );
}
