// The instructions, shown while the questions load: what it is, how long it takes, what
// it costs, a worked example, and puzzles to try. The start button is always visible.
import { useEffect, useState } from "react";
import type { Boot } from "../../api/types";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { useNavigate } from "../../lib/navigate";
import { useBoot } from "../../lib/page";
import { useLandingHref } from "../../lib/visitor-href";
import { newRunId } from "../../run/id";
import { forgetRun, startRun } from "../../run/tab";
import { BrandMark } from "../../ui/brand-mark";
import { measure } from "../../ui/section";
import { OpenRunCard } from "./open-run-card";
import { Practice } from "./practice";
import { useQuestions } from "./question-loader";
import { StartBar } from "./start-bar";
import { StartFacts, StartHints } from "./start-facts";
import { useHref, useRun } from "./use-run";
import { WorkedExample } from "./worked-example";

export function StartPage() {
  const boot = useBoot();
  return boot ? <Start boot={boot} /> : null;
}

function Start({ boot }: { boot: Boot }) {
  const t = useT();
  const navigate = useNavigate();
  const href = useHref(boot);
  const home = useLandingHref("yellow_computer");
  const found = useRun(boot.exam.id);
  const open = found?.orderNumber ? undefined : found;
  const { loading, load } = useQuestions(boot, open === undefined);
  const [eager, setEager] = useState(false);

  const fresh = loading.kind === "ready" ? loading.fresh : undefined;
  const list = open?.list ?? fresh?.list;

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

  return (
    <div className="flex min-h-svh flex-col">
      <header className={`${measure} flex min-h-14 items-center`}>
        <a href={home} className="inline-flex min-h-11 items-center gap-2 font-bold tracking-tight">
          <BrandMark />
          {t("common-brand")}
        </a>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col">
        <div className={`${measure} start-screen`}>
          <div className="start-intro">
            <h1 className="text-title">{boot.exam.name}</h1>
            <p className="mt-2 text-lead text-muted">{boot.exam.summary}</p>
            {open && <OpenRunCard run={open.run} onRestart={forgetRun} />}
            <StartFacts boot={boot} trial={list?.trial ?? 0} />
            <StartHints />
          </div>
          {list && (
            <div className="start-puzzles">
              <WorkedExample example={list.example} />
              {list.practice.length > 0 && <Practice puzzles={list.practice} />}
            </div>
          )}
        </div>
        <StartBar
          run={open?.run}
          loading={loading}
          eager={eager}
          onStart={() => setEager(true)}
          onResume={resume}
          onRetry={load}
        />
      </main>
    </div>
  );
}
