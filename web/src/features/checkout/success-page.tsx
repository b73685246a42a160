// Bought: the report, when it was created and sent, and where to; the address can be corrected
// here.
import { useEffect, useState } from "react";
import { forgetPrices } from "../../api/forget-prices";
import type { PaymentStatus, Purchase } from "../../api/types";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { AccountLine } from "../../parts/account-line";
import { useOrderHref } from "../../parts/order-href";
import { PageWaiting } from "../../parts/page-states";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { AddressCard } from "./address-card";
import { Countdown } from "./countdown";
import { DeliveryClock } from "./delivery-clock";
import { OrderRedirect } from "./links";
import { phaseOf } from "./payment-phase";
import { useStatus } from "./use-status";

export function SuccessPage() {
  const orderNumber = useOrderNumber();
  if (!orderNumber) return <OrderRedirect to="reportResult" />;
  return <Success orderNumber={orderNumber} />;
}

/** The report is ready, and its mail has arrived or failed. */
function isDelivered({ purchase }: PaymentStatus): boolean {
  if (purchase?.memberUntil) return true;
  const { madeAt, mail } = purchase?.delivery ?? {};
  return Boolean(madeAt) && (mail === "accepted" || mail === "refused");
}

function Success({ orderNumber }: { orderNumber: string }) {
  const { status, unknown, restart } = useStatus(orderNumber, isDelivered);
  if (unknown) return <OrderRedirect to="reportResult" />;
  if (!status) return <PageWaiting />;
  const { purchase, testsLeft } = status;
  if (!purchase || phaseOf(status) !== "bought") return <OrderRedirect to="payCheck" />;
  if (purchase.memberUntil) return <Member purchase={purchase} until={purchase.memberUntil} />;
  return <Bought orderNumber={orderNumber} purchase={purchase} testsLeft={testsLeft} restart={restart} />;
}

/** A membership counts at once: there is nothing to wait for. */
function Member({ purchase, until }: { purchase: Purchase; until: string }) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref();
  useEffect(forgetPrices, []);
  const date = (moment: string) => formatDate(localDay(moment), hl);
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <div role="status">
        <h1 className="text-hero">{t("pay-success-member-title")}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">
          {t("pay-success-member-text", { date: date(until) })}
        </p>
      </div>
      <ButtonLink kind="primary" href={href("userShop")} className="mt-5 w-full sm:w-auto">
        {t("pay-success-member-shop")}
      </ButtonLink>
      <p className="mt-8 max-w-2xl text-muted">{t("pay-member-receipt", { email: purchase.email })}</p>
      {purchase.refundableUntil && (
        <p className="mt-2 max-w-2xl text-muted">
          {t("pay-success-member-refund", { date: date(purchase.refundableUntil) })}
        </p>
      )}
    </main>
  );
}

interface BoughtProps {
  orderNumber: string;
  purchase: Purchase;
  testsLeft: number;
  /** Asks for the delivery again. */
  restart: () => void;
}

function Bought({ orderNumber, purchase, testsLeft, restart }: BoughtProps) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref(useOrderNumber());
  // While the address is being corrected, the page isn't left.
  const [editing, setEditing] = useState(false);
  const { delivery, refundableUntil } = purchase;
  const report = href("reportResult");
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
          <Countdown to={report} stopped={editing} />
        </div>
      )}
      <div className="mt-8 grid items-start gap-4 md:grid-cols-2">
        <DeliveryClock delivery={delivery} />
        <AddressCard
          orderNumber={orderNumber}
          email={purchase.email}
          onEditing={() => setEditing(true)}
          onSent={restart}
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
          <ButtonLink kind="quiet" href={href("triplePurchase")}>
            {t("pay-success-tests-link")}
          </ButtonLink>
        </div>
      )}
      <AccountLine>{t("pay-success-account")}</AccountLine>
    </main>
  );
}
