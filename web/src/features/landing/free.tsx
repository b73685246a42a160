// What is free: in the full test, and where that ends; in the short one, everything.
import BadgeCheck from "lucide-react/icons/badge-check";
import ChartSpline from "lucide-react/icons/chart-spline";
import ListChecks from "lucide-react/icons/list-checks";
import type { ReactNode } from "react";
import { Live } from "../../l10n/live";
import { useT } from "../../l10n/words";
import { useBoot } from "../../lib/page";
import { useFreeStartHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Section } from "../../ui/section";

export function Free() {
  const t = useT();
  return (
    <Section id="free" title={t("site-free-title")}>
      <h3 className="text-heading">{t("site-free-full-title")}</h3>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t("site-free-lead")}</p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Gift icon={<BadgeCheck />}>{t("site-free-valid")}</Gift>
        <Gift icon={<ListChecks />}>{t("site-free-right")}</Gift>
        <Gift icon={<ChartSpline />}>{t("site-free-band")}</Gift>
      </ul>
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

function Gift({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Card as="li" className="flex items-start gap-4 font-semibold sm:flex-col">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-accent text-on-accent [&>svg]:size-6"
      >
        {icon}
      </span>
      {children}
    </Card>
  );
}
