// Opens the report on a result with a test of a bundle that is paid already.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../api/api-context";
import { spendTest } from "../api/order-calls";
import type { BundleTests } from "../api/standing";
import { useT } from "../l10n/words";
import { Button } from "../ui/button";
import { problemOf } from "./problem";

interface UseTestProps {
  orderNumber: string;
  bundle: BundleTests;
  onOpen?: () => void;
}

export function UseTest({ orderNumber, bundle: { bundleOrder, left }, onOpen }: UseTestProps) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const open = async () => {
    setBusy(true);
    const answer = await spendTest(api, orderNumber, bundleOrder);
    setBusy(false);
    if (answer.ok && answer.data.unlocked) {
      // Both orders are others now.
      void queries.invalidateQueries();
      return onOpen?.();
    }
    setProblem(answer.ok ? t("result-call-failed") : problemOf(answer.error, t));
  };

  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("result-bundle-text")}</p>
      <Button kind="primary" disabled={busy} onClick={() => void open()}>
        {busy ? t("result-call-busy") : t("result-bundle-use", { n: left })}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
