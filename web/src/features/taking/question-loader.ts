// Loads the questions as soon as the instructions are shown.
import { useCallback, useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import { askQuestions, type FreshQuestions } from "../../api/run-calls";
import type { Boot } from "../../api/types";
import { withLoadingBar } from "../../lib/loading";
import { reportInterruption } from "../../lib/network";
import { seenForms } from "../../run/storage";

export type Loading =
  | { kind: "loading" }
  | { kind: "ready"; fresh: FreshQuestions }
  | { kind: "failed" }
  /** There is no form for this visitor; the server's message says why. */
  | { kind: "refused"; msg: string };

/** `wanted`: false while there is a run to continue, which has its questions. `paidBy`: the order that includes the test. */
export function useQuestions(
  boot: Boot,
  wanted: boolean,
  paidBy?: string,
): { loading: Loading; load: () => void } {
  const api = useApi();
  const [loading, setLoading] = useState<Loading>({ kind: "loading" });
  // Of several attempts only the last one counts.
  const latest = useRef(0);

  const load = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setLoading({ kind: "loading" });
    const answer = await withLoadingBar(askQuestions(api, boot, seenForms(boot.exam.id, Date.now()), paidBy));
    if (mine !== latest.current) return;
    if (answer.ok) return setLoading({ kind: "ready", fresh: answer.data });
    if (answer.error.kind === "refusal") return setLoading({ kind: "refused", msg: answer.error.msg });
    setLoading({ kind: "failed" });
    if (answer.error.kind === "offline") reportInterruption(() => void load());
  }, [api, boot, paidBy]);

  useEffect(() => {
    if (!wanted) return;
    void load();
    return () => {
      latest.current += 1;
    };
  }, [wanted, load]);

  return { loading, load: () => void load() };
}
