// Answering: one question at a time, or a page of ten where the screen is wide. Both work on the same run, so turning
// a tablet loses nothing.
import "./questionnaire.css";
import { useSyncExternalStore } from "react";
import type { Boot } from "../../../api/types";
import { paths } from "../../../lib/all-paths";
import { Redirect } from "../../../lib/navigate";
import { useBoot } from "../../../lib/page";
import { statementsIn } from "../../../run/run";
import { useHref, useResultHref, useRun } from "../use-run";
import { OneStatement } from "./one-statement";
import { TenStatements } from "./ten-statements";

export function StatementPage() {
  const boot = useBoot();
  return boot ? <OpenStatements boot={boot} /> : null;
}

function OpenStatements({ boot }: { boot: Boot }) {
  const open = useRun(boot.exam.id);
  const href = useHref(boot);
  const resultHref = useResultHref(boot);
  const wide = useSyncExternalStore(followWidth, isWide);
  const list = statementsIn(open?.list);
  if (!open || !list) return <Redirect to={href(paths.startLoading)} />;
  if (open.orderNumber) return <Redirect to={resultHref(open.orderNumber)} />;
  if (open.run.phase === "sealed") return <Redirect to={href(paths.answerSubmit)} />;
  const Screen = wide ? TenStatements : OneStatement;
  return <Screen boot={boot} run={open.run} list={list} />;
}

const wideScreen = "(min-width: 1024px)";

const isWide = () => matchMedia(wideScreen).matches;

function followWidth(onChange: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
