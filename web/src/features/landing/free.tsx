// What is free: in the full test, and where that ends; in the short one, everything.
import { Live } from "../../l10n/live";
import { useT } from "../../l10n/words";
import { useBoot } from "../../lib/page";
import { useFreeStartHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { Still } from "../../ui/still";

// The same for every visitor, so it is drawn when the page is prerendered.
const Gifts = import.meta.env.SSR ? (await import("./gifts")).Gifts : undefined;

export function Free() {
  const t = useT();
  return (
    <Section id="free" title={t("site-free-title")}>
      <h3 className="mb-3 text-heading">{t("site-free-full-title")}</h3>
      <Still>{Gifts && <Gifts />}</Still>
      <p className="mt-4 max-w-2xl text-muted">{t("site-free-limit")}</p>
      <ShortTest />
    </Section>
  );
}

function ShortTest() {
  const t = useT();
  const boot = useBoot();
  const href = useFreeStartHref();
  // Only the visitor's data says whether an app has a free test; the prerendered page can't.
  if (boot && !boot.freeExam) return null;
  return (
    <div className="mt-8">
      <h3 className="text-heading">{t("site-free-short-title")}</h3>
      <p className="mt-1 max-w-2xl text-muted">
        <Live id="site-free-short-text" />
      </p>
      <ButtonLink href={href} className="mt-4">
        {t("site-hero-start-free")}
      </ButtonLink>
    </div>
  );
}
