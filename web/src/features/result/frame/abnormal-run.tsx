// A run that can't be scored: why, and what to do. Nothing is sold here.
import type { OrderInfo } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { usePage } from "../../../lib/page";
import { useTitle } from "../../../lib/title";
import { useStartHref } from "../../../lib/visitor-href";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { measure } from "../../../ui/section";
import { Reasons } from "./validity";

interface AbnormalRunProps {
  order: OrderInfo;
  /** How to take it again, where it isn't one of puzzles. */
  again?: string;
}

export function AbnormalRun({ order, again }: AbnormalRunProps) {
  const t = useT();
  useTitle(t("result-abnormal-title"));
  const { boot } = usePage();
  const subject = t("result-abnormal-subject", { order: order.reference });
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{t("result-abnormal-title")}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t("result-abnormal-text")}</p>
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2">
        <Card>
          <h2 className="mb-4 text-heading">{t("result-abnormal-why")}</h2>
          <Reasons reasons={order.reasons} />
        </Card>
        <Card>
          <h2 className="mb-2 text-heading">{t("result-abnormal-what")}</h2>
          <p>{again ?? t("result-abnormal-again-text")}</p>
          <ButtonLink kind="primary" href={useStartHref()} className="mt-4 w-full sm:w-auto">
            {t("result-abnormal-again")}
          </ButtonLink>
          <p className="mt-6 text-muted">{t("result-abnormal-contact-text")}</p>
          <ButtonLink
            href={`mailto:${boot?.supportEmail}?subject=${encodeURIComponent(subject)}`}
            className="mt-3 w-full sm:w-auto"
          >
            {t("result-abnormal-contact")}
          </ButtonLink>
        </Card>
      </div>
    </main>
  );
}
