// What is free in the full test. It is only ever prerendered.
import BadgeCheck from "lucide-react/icons/badge-check";
import ChartSpline from "lucide-react/icons/chart-spline";
import ListChecks from "lucide-react/icons/list-checks";
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import { Card } from "../../ui/card";

export function Gifts() {
  const t = useT();
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Gift icon={<ChartSpline />}>{t("site-free-band")}</Gift>
      <Gift icon={<ListChecks />}>{t("site-free-right")}</Gift>
      <Gift icon={<BadgeCheck />}>{t("site-free-valid")}</Gift>
    </ul>
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
