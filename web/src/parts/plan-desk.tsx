// A membership that renews: its state in plain words, and one press that cancels it.
import { useState } from "react";
import { useApi } from "../api/api-context";
import { cancelPlan } from "../api/plan-calls";
import type { PlanInfo } from "../api/types";
import { formatDate, formatMoney } from "../l10n/formats";
import { useT } from "../l10n/words";
import { localDay } from "../lib/moment";
import { usePage } from "../lib/page";
import { Button } from "../ui/button";

interface PlanDeskProps {
  plan: PlanInfo;
  /** From a letter; without it, the plan of whoever is signed in. */
  link?: string;
  onChange?: () => void;
}

export function PlanDesk({ plan: known, link, onChange }: PlanDeskProps) {
  const t = useT();
  const api = useApi();
  const [plan, setPlan] = useState(known);
  const [trouble, setTrouble] = useState(false);
  const [busy, setBusy] = useState(false);

  const cancel = async (): Promise<void> => {
    setBusy(true);
    const answer = await cancelPlan(api, link);
    setBusy(false);
    setTrouble(!answer.ok);
    if (!answer.ok) return;
    setPlan(answer.data);
    onChange?.();
  };

  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        <State plan={plan} />
      </p>
      {renews(plan) && (
        <>
          <Button
            onClick={() => void cancel()}
            disabled={busy}
            aria-busy={busy}
            className="justify-self-start"
          >
            {t("account-plan-cancel")}
          </Button>
          <p className="text-muted text-small">{t("account-plan-cancel-text")}</p>
        </>
      )}
      {trouble && (
        <p role="alert" className="text-bad">
          {t("account-plan-failed")}
        </p>
      )}
    </div>
  );
}

const renews = ({ state }: PlanInfo): boolean => state === "active" || state === "past_due";

function State({ plan: { state, price, nextAt, until } }: { plan: PlanInfo }) {
  const t = useT();
  const { hl } = usePage();
  const money = formatMoney(price, hl);
  const day = (moment: string) => formatDate(localDay(moment), hl);
  switch (state) {
    case "active":
      return <>{nextAt && t("account-plan-active", { price: money, date: day(nextAt) })}</>;
    case "past_due":
      return <>{t("account-plan-past-due", { price: money })}</>;
    case "cancelled":
      return (
        <>
          {t("account-plan-cancelled")} {until && t("account-plan-until", { date: day(until) })}
        </>
      );
    case "ended":
      return <>{t("account-plan-ended")}</>;
    default:
      return <>{t("account-plan-pending")}</>;
  }
}
