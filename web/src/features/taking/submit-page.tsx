// Confirmation: all answers at a glance, editable until they are confirmed; then they are sealed
// and sent to the server, even after a reload or a lost network.
import type { Boot } from "../../api/types";
import { paths } from "../../lib/all-paths";
import { Redirect } from "../../lib/navigate";
import { useBoot } from "../../lib/page";
import { puzzlesIn } from "../../run/run";
import { AnswerGrid } from "./answer-grid";
import { Saving } from "./saving";
import { useHref, useResultHref, useRun } from "./use-run";

export function SubmitPage() {
  const boot = useBoot();
  return boot ? <Submit boot={boot} /> : null;
}

function Submit({ boot }: { boot: Boot }) {
  const open = useRun(boot.exam.id);
  const href = useHref(boot);
  const resultHref = useResultHref(boot);
  const list = puzzlesIn(open?.list);
  if (!open || !list) return <Redirect to={href(paths.startLoading)} />;
  if (open.orderNumber) return <Redirect to={resultHref(open.orderNumber)} />;
  if (open.run.sealed) return <Saving boot={boot} runId={open.run.runId} sealed={open.run.sealed} />;
  return <AnswerGrid boot={boot} run={open.run} list={list} />;
}
