// Confirmation: all answers at a glance, changeable until they are confirmed; then they are sealed
// and brought to the server, over a reload and a lost network if need be.
import type { Boot } from "../../api/types";
import { Elsewhere } from "../../lib/go";
import { useBoot } from "../../lib/page";
import { paths } from "../../lib/paths";
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
  if (!open) return <Elsewhere to={href(paths.startLoading)} />;
  if (open.orderNumber) return <Elsewhere to={resultHref(open.orderNumber)} />;
  if (open.run.sealed) return <Saving boot={boot} runId={open.run.runId} sealed={open.run.sealed} />;
  return <AnswerGrid boot={boot} open={open} />;
}
