// The money back: one button with one question, and how far it has come.
import { useState } from "react";
import { useApi } from "../api/api-context";
import { refundOrder } from "../api/order-calls";
import type { Purchase } from "../api/types";
import { formatDate, formatMoney } from "../l10n/formats";
import { useT } from "../l10n/words";
import { localDay } from "../lib/moment";
import { usePage } from "../lib/page";
import { ConfirmStep } from "../ui/confirm-step";
import { problemOf } from "./problem";

interface RefundPanelProps {
  orderNumber: string;
  purchase: Purchase;
  /** The order is another one now. */
  onRefund: () => void;
}

export function RefundPanel({ orderNumber, purchase, onRefund }: RefundPanelProps) {
  const t = useT();
  const { hl } = usePage();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [price, setPrice] = useState<string>();
  const until = purchase.refundableUntil;

  const refund = async () => {
    setBusy(true);
    const answer = await refundOrder(api, orderNumber);
    setBusy(false);
    if (!answer.ok) return setProblem(problemOf(answer.error, t));
    setProblem(undefined);
    setPrice(formatMoney(answer.data.amount, hl));
    onRefund();
  };

  const stage = stageOf(purchase, price !== undefined);
  if (stage === "open" && until) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t("result-refund-text", { date: formatDate(localDay(until), hl) })}</p>
        <ConfirmStep
          label={t("result-refund-button")}
          question={t("result-refund-sure")}
          yes={busy ? t("result-call-busy") : t("result-refund-yes")}
          no={t("result-refund-no")}
          busy={busy}
          onYes={() => void refund()}
        />
        <p role="alert" className="text-bad empty:hidden">
          {problem}
        </p>
      </div>
    );
  }
  const words = {
    underway: price === undefined ? t("result-refund-underway") : t("result-refund-requested", { price }),
    succeeded: t("result-refund-succeeded", { price: formatMoney(purchase.refunded, hl) }),
    stuck: t("result-refund-stuck"),
    over: t("result-refund-over"),
    open: undefined,
  };
  return <p role="status">{words[stage]}</p>;
}

/** `asked`: just now, by this page. */
function stageOf({ refund, state, refundableUntil }: Purchase, asked: boolean) {
  if (refund === "succeeded" || state === "refunded") return "succeeded";
  if (asked || refund === "requested" || refund === "pending") return "underway";
  if (refund === "failed") return "stuck";
  return refundableUntil ? "open" : "over";
}
