// A payment that failed: nothing was charged, and two ways to try again. If it succeeded after all, the success
// page is shown.
import type { PaymentStatus } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber, withPart } from "../../lib/fragment";
import { useOrderHref } from "../../parts/order-href";
import { CentredPage } from "../../parts/page-states";
import { payAgainQuery } from "../../parts/pay-again";
import { ButtonLink } from "../../ui/button";
import { ButtonRow } from "./button-row";
import { OrderRedirect } from "./links";
import { phaseOf } from "./payment-phase";
import { useStatus } from "./use-status";

export function FailedPage() {
  const orderNumber = useOrderNumber();
  if (!orderNumber) return <OrderRedirect to="reportResult" />;
  return <Failed orderNumber={orderNumber} />;
}

const isBought = (status: PaymentStatus) => phaseOf(status) === "bought";

function Failed({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const href = useOrderHref(useOrderNumber());
  const { status, unknown } = useStatus(orderNumber, isBought);
  if (unknown) return <OrderRedirect to="reportResult" />;
  if (status && isBought(status)) return <OrderRedirect to="paySuccess" />;
  // Until the server has named the package, the retry link leads to the list of packages.
  const purchase = status?.purchase;
  const retry = purchase ? href("payPage", payAgainQuery(purchase)) : href("schemeSelect");
  return (
    <CentredPage title={t("pay-failed-title")} text={t("pay-failed-text")}>
      <ButtonRow>
        <ButtonLink kind="primary" href={retry}>
          {t("pay-failed-retry")}
        </ButtonLink>
        <ButtonLink href={withPart(retry, "methods")}>{t("pay-failed-method")}</ButtonLink>
        <ButtonLink kind="quiet" href={href("support")}>
          {t("pay-failed-help")}
        </ButtonLink>
      </ButtonRow>
    </CentredPage>
  );
}
