// Help with an order: what was bought, where it is, the money back, and withdrawing from the contract.
// Without an order it says how to find one.
import type { QueryObserverResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { ApiFailure } from "../../api/envelope";
import { Queries } from "../../api/queries";
import { useStanding } from "../../api/standing";
import type { PaymentStatus } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber, usePart } from "../../lib/fragment";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";
import { Contact } from "./contact";
import { DeliveryCard } from "./delivery-card";
import { FindOrder } from "./find-order";
import { ForgetDevice } from "./forget-device";
import { MoneyBack } from "./money-back";
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
          {/* Another order begins with empty forms. */}
          <Parts key={orderNumber} orderNumber={orderNumber} />
        </Queries>
        <ForgetDevice />
      </div>
    </main>
  );
}

function Parts({ orderNumber }: { orderNumber: string | undefined }) {
  const part = usePart();
  const standing = useStanding(orderNumber);
  const { data, isLoading, refetch } = standing;

  // The part that the address names exists only now, and moves when the order has come.
  useEffect(() => {
    if (part && !isLoading) document.getElementById(part)?.scrollIntoView();
  }, [part, isLoading]);

  const purchase = data?.purchase;
  const refresh = () => void refetch();
  return (
    <>
      <Stack>{orderNumber ? <Order standing={standing} /> : <FindOrder />}</Stack>
      <Stack>
        {orderNumber && purchase?.paidAt && (
          <MoneyBack orderNumber={orderNumber} purchase={purchase} onRefund={refresh} />
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

function Order({ standing }: { standing: QueryObserverResult<PaymentStatus> }) {
  const t = useT();
  const { data, error, isFetching, refetch } = standing;
  const refresh = () => void refetch();
  if (data) {
    const { orderNumber, purchase } = data;
    return (
      <>
        <OrderCard standing={data} />
        {purchase && owns(purchase) && (
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
    <Card className="grid justify-items-start gap-4">
      <p role="alert">{t("common-failed-title")}</p>
      <Button onClick={refresh}>{t("common-failed-retry")}</Button>
    </Card>
  );
}
