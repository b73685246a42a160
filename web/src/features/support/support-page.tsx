// Help with an order: what was bought, where it was sent, refund, and withdrawal from the contract. Without an
// order it says how to find one.
import type { QueryObserverResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiFailure } from "../../api/failure";
import { usePurchaseStatus } from "../../api/purchase-status";
import { Queries } from "../../api/queries";
import type { PaymentStatus } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { useScrollToPart } from "../../lib/scroll-to-part";
import { LoadFailed } from "../../parts/load-failed";
import { useOrderHref } from "../../parts/order-href";
import { RefundPanel } from "../../parts/refund-panel";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";
import { Contact } from "./contact";
import { DeliveryCard } from "./delivery-card";
import { ForgetDevice } from "./forget-device";
import { OrderCard } from "./order-card";
import { owns } from "./states";
import { Withdrawal } from "./withdrawal";

export function SupportPage() {
  const t = useT();
  const orderNumber = useOrderNumber() || undefined;
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{t("support-title")}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t("support-lead")}</p>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        <Queries>
          {/* Another order starts with empty forms. */}
          <Parts key={orderNumber} orderNumber={orderNumber} />
        </Queries>
        <ForgetDevice />
      </div>
    </main>
  );
}

function Parts({ orderNumber }: { orderNumber: string | undefined }) {
  const t = useT();
  const status = usePurchaseStatus(orderNumber);
  const { data, isLoading, refetch } = status;
  useScrollToPart(isLoading);

  const purchase = data?.purchase;
  const refresh = () => void refetch();
  return (
    <>
      <Stack>{orderNumber ? <Order status={status} /> : <FindOrder />}</Stack>
      <Stack>
        {orderNumber && purchase?.paidAt && (
          <Card>
            <h2 className="mb-2 text-heading">{t("result-refund-title")}</h2>
            <RefundPanel orderNumber={orderNumber} purchase={purchase} onRefund={refresh} />
          </Card>
        )}
        <Withdrawal
          orderNumber={purchase?.paidAt ? orderNumber : undefined}
          withdrawnAt={purchase?.withdrawnAt}
          onDeclared={refresh}
        />
        <Contact reference={data?.reference} />
      </Stack>
    </>
  );
}

function Stack({ children }: { children: ReactNode }) {
  return <div className="grid content-start gap-4">{children}</div>;
}

function Order({ status }: { status: QueryObserverResult<PaymentStatus> }) {
  const t = useT();
  const { data, error, isFetching, refetch } = status;
  const refresh = () => void refetch();
  if (data) {
    const { orderNumber, purchase } = data;
    return (
      <>
        <OrderCard status={data} />
        {purchase && owns(purchase) && purchase.kind !== "membership" && (
          <DeliveryCard orderNumber={orderNumber} purchase={purchase} onChange={refresh} />
        )}
      </>
    );
  }
  if (!error || isFetching) {
    return (
      <Card className="min-h-64">
        <p role="status" className="text-muted">
          {t("common-loading")}
        </p>
      </Card>
    );
  }
  if (error instanceof ApiFailure && error.error.kind === "refusal") {
    return <FindOrder problem={t("support-order-unknown")} />;
  }
  return (
    <Card>
      <LoadFailed text={t("common-failed-title")} retry={refresh} />
    </Card>
  );
}

/** For visitors without an order: where its link is. */
function FindOrder({ problem }: { problem?: string }) {
  const t = useT();
  return (
    <Card>
      <h2 className="text-heading">{t("support-find-title")}</h2>
      {problem && (
        <p role="alert" className="mt-2 text-bad">
          {problem}
        </p>
      )}
      <p className="mt-2 text-muted">{t("support-find-text")}</p>
      <ButtonLink kind="primary" href={useOrderHref()("retrieveReport")} className="mt-4">
        {t("support-find-retrieve")}
      </ButtonLink>
    </Card>
  );
}
