// The status of a payment: while it is being confirmed, and after a bank has sent the buyer back.
// Asks only our own server; what the provider added to the address isn't trusted, and is removed
// from it.
import type { PaymentStatus } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { useOrderHref } from "../../parts/order-href";
import { CentredPage } from "../../parts/page-states";
import { payAgainQuery } from "../../parts/pay-again";
import { Button, ButtonLink } from "../../ui/button";
import { ButtonRow } from "./button-row";
import { OrderRedirect, useTidyAddress } from "./links";
import { mayChange, type PaymentPhase, phaseOf, shownPhase } from "./payment-phase";
import { useStatus } from "./use-status";

export function CheckPage() {
  const orderNumber = useOrderNumber();
  useTidyAddress();
  if (!orderNumber) return <OrderRedirect to="reportResult" />;
  return <Check orderNumber={orderNumber} />;
}

const isSettled = (status: PaymentStatus) => !mayChange(phaseOf(status));

function Check({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const { status, answers, over, unknown, offline, restart } = useStatus(orderNumber, isSettled);
  const phase = shownPhase(status, answers);
  if (unknown) return <OrderRedirect to="reportResult" />;
  if (phase === "bought") return <OrderRedirect to="paySuccess" />;
  if (phase === "failed") return <OrderRedirect to="payFailed" />;
  if (over && phase === "asking") return <Outcome name="late" restart={restart} />;
  if (phase !== "asking") return <Outcome name={phase} status={status} over={over} restart={restart} />;
  return (
    <CentredPage live title={t("pay-check-title")} text={t("pay-check-text")}>
      <ButtonRow>
        <Running />
        <p role="status" className="text-bad">
          {offline && t("common-network-text")}
        </p>
      </ButtonRow>
    </CentredPage>
  );
}

interface OutcomeProps {
  name: Exclude<PaymentPhase, "asking" | "bought" | "failed"> | "late";
  status?: PaymentStatus;
  over?: boolean;
  restart: () => void;
}

function Outcome({ name, status, over, restart }: OutcomeProps) {
  const t = useT();
  const href = useOrderHref(useOrderNumber());
  const purchase = status?.purchase;
  const membership = purchase?.kind === "membership";
  const choose = href(membership ? "userShop" : "schemeSelect");
  const retry = purchase ? href("payPage", payAgainQuery(purchase)) : choose;
  return (
    <CentredPage live title={t(`pay-check-${name}-title`)} text={t(`pay-check-${name}-text`)}>
      <ButtonRow>
        {name === "open" && (
          <ButtonLink kind="primary" href={retry}>
            {t("pay-check-retry")}
          </ButtonLink>
        )}
        {(name === "expired" || name === "none") && (
          <ButtonLink kind="primary" href={choose}>
            {t(membership ? "pay-member-back" : "pay-check-choose")}
          </ButtonLink>
        )}
        {(name === "late" || (name === "open" && over)) && (
          <Button onClick={restart}>{t("common-failed-retry")}</Button>
        )}
        {name !== "none" && !(membership && name === "expired") && (
          <ButtonLink kind="quiet" href={href(membership ? "userShop" : "reportResult")}>
            {t(membership ? "pay-member-back" : "pay-back-to-result")}
          </ButtonLink>
        )}
      </ButtonRow>
    </CentredPage>
  );
}

/** Three pulsing tiles; they don't move with reduced motion. */
function Running() {
  return (
    <span aria-hidden="true" className="flex gap-2">
      {[0, 1, 2].map((tile) => (
        <span
          key={tile}
          className="size-4 animate-pulse bg-accent"
          style={{ animationDelay: `${tile * 250}ms` }}
        />
      ))}
    </span>
  );
}
