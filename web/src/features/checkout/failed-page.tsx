// A payment that didn't go through: nothing was charged, and two ways to try again. If the money turns
// out to have come after all, the page says so.
import type { PaymentStatus } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber, withPart } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { standingOf } from "../../lib/payment-state";
import { ButtonLink } from "../../ui/button";
import { OrderElsewhere, useOrderHref } from "./links";
import { Centre } from "./screen";
import { useStatus } from "./use-status";

export function FailedPage() {
  const orderNumber = useOrderNumber();
  if (!orderNumber) return <OrderElsewhere to={paths.reportResult} />;
  return <Failed orderNumber={orderNumber} />;
}

const isBought = (status: PaymentStatus) => standingOf(status) === "bought";

function Failed({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const href = useOrderHref();
  const { status, unknown } = useStatus(orderNumber, isBought);
  if (unknown) return <OrderElsewhere to={paths.reportResult} />;
  if (status && isBought(status)) return <OrderElsewhere to={paths.paySuccess} />;
  // Until the server has said which package it was, the packages themselves are the way back.
  const skuId = status?.purchase?.skuId;
  const retry = skuId ? href(paths.payPage, { skuId: String(skuId) }) : href(paths.schemeSelect);
  return (
    <Centre title={t("pay-failed-title")} text={t("pay-failed-text")}>
      <ButtonLink kind="primary" href={retry}>
        {t("pay-failed-retry")}
      </ButtonLink>
      <ButtonLink href={withPart(retry, "methods")}>{t("pay-failed-method")}</ButtonLink>
      <ButtonLink kind="quiet" href={href(paths.support)}>
        {t("pay-failed-help")}
      </ButtonLink>
    </Centre>
  );
}
