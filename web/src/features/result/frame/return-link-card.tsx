// The link to come back to a result, and until when it works.
import type { OrderInfo } from "../../../api/types";
import { formatDate } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { localDay } from "../../../lib/moment";
import { usePage } from "../../../lib/page";
import { withOrder } from "../../../lib/paths";
import { CopyButton } from "../../../parts/copy-button";
import { Card } from "../../../ui/card";
import { pathOf } from "./order";

export function ReturnLinkCard({ order }: { order: OrderInfo }) {
  const t = useT();
  const { hl } = usePage();
  const { forgetAt } = order;
  return (
    <Card>
      <h2 className="text-heading">{t("result-keep-title")}</h2>
      {forgetAt && (
        <p className="mt-2">{t("result-keep-until", { date: formatDate(localDay(forgetAt), hl) })}</p>
      )}
      <p className="mt-2 mb-4 text-muted text-small">{t("result-keep-private")}</p>
      <CopyButton
        text={location.origin + withOrder(pathOf(order), order.orderNumber)}
        done={t("result-copied")}
      >
        {t("result-copy")}
      </CopyButton>
    </Card>
  );
}
