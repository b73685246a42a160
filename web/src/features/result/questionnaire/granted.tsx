// A free result that an order pays for: its report is opened by itself. Without such an order, what the report adds.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useApi } from "../../../api/api-context";
import { isFinal } from "../../../api/failure";
import { spendTest } from "../../../api/order-calls";
import type { Instrument } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { forgetGrantingOrder, grantingOrder } from "../../../lib/granting-order";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { measure } from "../../../ui/section";
import type { WholeOrder } from "../frame/order";
import { FullReport } from "./full-report";

interface GrantedProps {
  order: WholeOrder;
  instrument: Instrument;
}

type State = "none" | "opening" | "failed";

export function Granted({ order, instrument }: GrantedProps) {
  const t = useT();
  const { state, open } = useGrant(order);
  if (state === "none") return <FullReport instrument={instrument} />;
  return (
    <div className={`${measure} py-6`}>
      <Card className="grid justify-items-start gap-3 border-l-4 border-l-accent">
        <p role="status">
          {t(state === "opening" ? "questionnaire-granted-busy" : "questionnaire-granted-failed")}
        </p>
        {state === "failed" && <Button onClick={open}>{t("common-failed-retry")}</Button>}
      </Card>
    </div>
  );
}

function useGrant({ orderNumber, examId }: WholeOrder) {
  const api = useApi();
  const queries = useQueryClient();
  const [payer] = useState(() => grantingOrder(examId, Date.now()));
  const [state, setState] = useState<State>(payer ? "opening" : "none");

  const open = useCallback(async () => {
    if (!payer) return;
    setState("opening");
    const answer = await spendTest(api, orderNumber, payer);
    if (!answer.ok && !isFinal(answer.error)) return setState("failed");
    // Used up, or used now: either way it doesn't pay for the next one.
    forgetGrantingOrder(examId);
    if (answer.ok) await queries.invalidateQueries();
    else setState("none");
  }, [api, queries, orderNumber, examId, payer]);

  useEffect(() => void open(), [open]);

  return { state, open };
}
