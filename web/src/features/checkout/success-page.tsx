// Bought: the report, when it was made and sent, and where to; the address can be mended here.
import { useState } from "react";
import type { PaymentStatus, Purchase } from "../../api/types";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { paths } from "../../lib/paths";
import { standingOf } from "../../lib/payment-state";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { AddressCard } from "./address-card";
import { Countdown } from "./countdown";
import { DeliveryClock } from "./delivery-clock";
import { OrderElsewhere, useOrderHref } from "./links";
import { Waiting } from "./screen";
import { useStatus } from "./use-status";

export function SuccessPage() {
  const orderNumber = useOrderNumber();
  if (!orderNumber) return <OrderElsewhere to={paths.reportResult} />;
  return <Success orderNumber={orderNumber} />;
}

/** The report is there and its mail has arrived, or won't. */
function isDelivered({ purchase }: PaymentStatus): boolean {
  const { madeAt, mail } = purchase?.delivery ?? {};
  return Boolean(madeAt) && (mail === "accepted" || mail === "refused");
}

function Success({ orderNumber }: { orderNumber: string }) {
  const { status, unknown, again } = useStatus(orderNumber, isDelivered);
  if (unknown) return <OrderElsewhere to={paths.reportResult} />;
  if (!status) return <Waiting />;
  const { purchase, testsLeft } = status;
  if (!purchase || standingOf(status) !== "bought") return <OrderElsewhere to={paths.payCheck} />;
  return <Bought orderNumber={orderNumber} purchase={purchase} testsLeft={testsLeft} again={again} />;
}

interface BoughtProps {
  orderNumber: string;
  purchase: Purchase;
  testsLeft: number;
  /** Asks for the delivery anew. */
  again: () => void;
}

function Bought({ orderNumber, purchase, testsLeft, again }: BoughtProps) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref();
  // Whoever begins to mend the address isn't taken away from it.
  const [mending, setMending] = useState(false);
  const { delivery, refundableUntil } = purchase;
  const report = href(paths.reportResult);
  const made = Boolean(delivery.madeAt);
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <div role="status">
        <h1 className="text-hero">{t(made ? "pay-success-title" : "pay-success-making-title")}</h1>
        {!made && <p className="mt-3 text-lead text-muted">{t("pay-success-making-text")}</p>}
      </div>
      {made && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink kind="primary" href={report} className="w-full sm:w-auto">
            {t("pay-success-view")}
          </ButtonLink>
          <Countdown to={report} stopped={mending} />
        </div>
      )}
      <div className="mt-8 grid items-start gap-4 md:grid-cols-2">
        <DeliveryClock delivery={delivery} />
        <AddressCard
          orderNumber={orderNumber}
          email={purchase.email}
          onMending={() => setMending(true)}
          onSent={again}
        />
      </div>
      {refundableUntil && (
        <p className="mt-6 max-w-2xl text-muted">
          {t("pay-refund-hint", { date: formatDate(localDay(refundableUntil), hl) })}
        </p>
      )}
      {testsLeft > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          <p>{t("pay-success-tests", { tests: testsLeft })}</p>
          <ButtonLink kind="quiet" href={href(paths.triplePurchase)}>
            {t("pay-success-tests-link")}
          </ButtonLink>
        </div>
      )}
    </main>
  );
}
