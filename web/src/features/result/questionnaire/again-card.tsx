// Taking a questionnaire again: not before the answers are forgotten.
import type { OrderInfo } from "../../../api/types";
import { formatDate } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { localDay } from "../../../lib/moment";
import { usePage } from "../../../lib/page";
import { useStartHref } from "../../../lib/visitor-href";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";

const waitMs = 28 * 24 * 60 * 60 * 1000;

export function AgainCard({ order }: { order: OrderInfo }) {
  const t = useT();
  const { hl } = usePage();
  const again = useStartHref({ code: order.code, id: order.examId });
  const from = Date.parse(order.submittedAt) + waitMs;
  const passed = Date.now() >= from;
  return (
    <Card className="flex flex-col items-start">
      <h2 className="text-heading">{t("questionnaire-again-title")}</h2>
      <p className="mt-2 text-muted">
        {passed
          ? t("questionnaire-again-now")
          : t("questionnaire-again-from", {
              date: formatDate(localDay(new Date(from).toISOString()), hl),
            })}
      </p>
      {passed && (
        <ButtonLink href={again} className="mt-4">
          {t("questionnaire-again-button")}
        </ButtonLink>
      )}
    </Card>
  );
}
