// The refund: one button with one question, and its progress.
import { useState } from "react";
import { useApi } from "../api/api-context";
import { refundOrder } from "../api/order-calls";
import type { Money, Purchase } from "../api/types";
import { formatDate, formatMoney } from "../l10n/formats";
import { useT } from "../l10n/words";
import { localDay } from "../lib/moment";
import { usePage } from "../lib/page";
import { ConfirmStep } from "../ui/confirm-step";
import { OwnerSignIn } from "./owner-sign-in";
import { useChange } from "./use-change";

interface RefundPanelProps {
  orderNumber: string;
  purchase: Purchase;
  /** The order has changed. */
  onRefund: () => void;
}

export function RefundPanel({ orderNumber, purchase, onRefund }: RefundPanelProps) {
  const t = useT();
  const { hl } = usePage();
  const api = useApi();
  const [price, setPrice] = useState<string>();
  const until = purchase.refundableUntil;
  const membership = purchase.kind === "membership";

  const { busy, problem, failure, change } = useChange<{ amount: Money }>(({ amount }) => {
    setPrice(formatMoney(amount, hl));
    onRefund();
  });

  const stage = stageOf(purchase, price !== undefined);
  if (stage === "open" && until) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t("result-refund-text", { date: formatDate(localDay(until), hl) })}</p>
        <ConfirmStep
          label={t("result-refund-button")}
          question={t(membership ? "account-refund-sure" : "result-refund-sure")}
          yes={busy ? t("result-call-busy") : t("result-refund-yes")}
          no={t(membership ? "account-refund-no" : "result-refund-no")}
          busy={busy}
          onYes={() => change(() => refundOrder(api, orderNumber))}
        />
        <p role="alert" className="text-bad empty:hidden">
          {problem}
        </p>
        <OwnerSignIn failure={failure} />
      </div>
    );
  }
  const words = {
    underway: price === undefined ? t("result-refund-underway") : t("result-refund-requested", { price }),
    succeeded: t("result-refund-succeeded", { price: formatMoney(purchase.refunded, hl) }),
    stuck: t("result-refund-stuck"),
    over: t(membership ? "account-refund-over" : "result-refund-over"),
    open: undefined,
  };
  return <p role="status">{words[stage]}</p>;
}

/** `asked`: requested just now, on this page. */
function stageOf({ refund, state, refundableUntil }: Purchase, asked: boolean) {
  if (refund === "succeeded" || state === "refunded") return "succeeded";
  if (asked || refund === "requested" || refund === "pending") return "underway";
  if (refund === "failed") return "stuck";
  return refundableUntil ? "open" : "over";
}
