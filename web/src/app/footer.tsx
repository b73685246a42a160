// The bottom of every page: languages, help with an order, legal texts, cookie settings.
import { lazy, Suspense } from "react";
import { LanguageSwitch } from "../features/language/language-switch";
import { useT } from "../l10n/words";
import { openBanner } from "../lib/consent";
import { withPart } from "../lib/fragment";
import { useBoot, usePage } from "../lib/page";
import { LegalLinks } from "../parts/legal/legal-links";
import { PageFooter } from "../ui/page-footer";
import { useNavigation } from "./navigation";

const look = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

const SellerNote = lazy(async () => ({ default: (await import("./seller-note")).SellerNote }));

/** For Korean readers and in Korea; a prerendered page doesn't know the seller yet. */
function Seller() {
  const { hl } = usePage();
  const boot = useBoot();
  if (!boot?.seller || (hl !== "KO" && boot.country !== "KR")) return null;
  return (
    <Suspense>
      <SellerNote seller={boot.seller} />
    </Suspense>
  );
}

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
        <Seller />
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

/** Where the law requires it on every page; a prerendered page doesn't know the visitor's country yet. */
export function Withdraw() {
  const t = useT();
  const { support } = useNavigation();
  if (!useBoot()?.needsWaiver) return null;
  return (
    <a href={withPart(support.href, "withdraw")} className={look}>
      {t("common-nav-withdraw")}
    </a>
  );
}

function HelpLinks() {
  const { types, support, retrieve, account } = useNavigation();
  const withdraw = useBoot()?.needsWaiver;
  return (
    <ul aria-label={support.label} className="flex flex-wrap gap-x-5">
      {[support, retrieve, types, account].map(({ href, label }) => (
        <li key={label}>
          <a href={href} className={look}>
            {label}
          </a>
        </li>
      ))}
      {withdraw && (
        <li>
          <Withdraw />
        </li>
      )}
    </ul>
  );
}
