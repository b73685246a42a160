// What the instructions can do: begin a run as soon as its questions are there, or continue one.
import { useEffect, useState } from "react";
import type { Boot } from "../../api/types";
import { paths } from "../../lib/all-paths";
import { useNavigate } from "../../lib/navigate";
import { newRunId } from "../../run/id";
import { startRun } from "../../run/tab";
import { useQuestions } from "./question-loader";
import { useHref, useRun } from "./use-run";

/** `allowed`: false while somebody has to sign in first. `paidBy`: the order that includes the test. */
export function useStart(boot: Boot, allowed = true, paidBy?: string) {
  const navigate = useNavigate();
  const href = useHref(boot);
  const found = useRun(boot.exam.id);
  const open = found?.orderNumber ? undefined : found;
  const { loading, load } = useQuestions(boot, allowed && open === undefined, paidBy);
  const [eager, setEager] = useState(false);

  const fresh = loading.kind === "ready" ? loading.fresh : undefined;

  // If the button was pressed early, the test starts as soon as the questions are loaded.
  useEffect(() => {
    if (!eager || !fresh || open) return;
    const now = Date.now();
    startRun({ ...fresh, runId: newRunId(now), now, width: window.innerWidth });
    navigate(href(paths.question));
  }, [eager, fresh, open, navigate, href]);

  function resume() {
    const done = open?.run.phase === "answering" ? paths.question : paths.answerSubmit;
    navigate(href(done));
  }

  return {
    /** The run to continue, if there is one. */
    run: open?.run,
    list: open?.list ?? fresh?.list,
    bar: { loading, eager, onStart: () => setEager(true), onResume: resume, onRetry: load },
  };
}
