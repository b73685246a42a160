// Opens the report on a result with a test of a bundle that is already paid.
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../api/api-context";
import type { Answer } from "../api/envelope";
import { spendTest } from "../api/order-calls";
import type { BundleTests } from "../api/purchase-status";
import { useT } from "../l10n/words";
import { Button } from "../ui/button";
import { useChange } from "./use-change";

interface UseTestProps {
  orderNumber: string;
  bundle: BundleTests;
  onOpen?: () => void;
}

export function UseTest({ orderNumber, bundle: { bundleOrder, left }, onOpen }: UseTestProps) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const { busy, problem, change } = useChange<unknown>(() => {
    // Both orders have changed.
    void queries.invalidateQueries();
    onOpen?.();
  });

  const open = async (): Promise<Answer<unknown>> => {
    const answer = await spendTest(api, orderNumber, bundleOrder);
    return answer.ok && !answer.data.unlocked ? { ok: false, error: { kind: "malformed" } } : answer;
  };

  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("result-bundle-text")}</p>
      <Button kind="primary" disabled={busy} onClick={() => change(open)}>
        {busy ? t("result-call-busy") : t("result-bundle-use", { n: left })}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
