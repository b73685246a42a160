// The instructions, shown while the questions load: what it is, how long it takes, what
// it costs, a worked example, and puzzles to try. The start button is always visible.
import type { Boot } from "../../api/types";
import { useT } from "../../l10n/words";
import { useBoot } from "../../lib/page";
import { answeredCount, puzzlesIn } from "../../run/run";
import { forgetRun } from "../../run/tab";
import { OpenRunCard } from "./open-run-card";
import { Practice } from "./practice";
import { StartBar } from "./start-bar";
import { StartFacts, StartHints } from "./start-facts";
import { StartFrame } from "./start-frame";
import { useStart } from "./use-start";
import { WorkedExample } from "./worked-example";

export function StartPage() {
  const boot = useBoot();
  return boot ? <Start boot={boot} /> : null;
}

function Start({ boot }: { boot: Boot }) {
  const t = useT();
  const { run, list: form, bar } = useStart(boot);
  const list = puzzlesIn(form);
  return (
    <StartFrame
      bar={
        <StartBar
          {...bar}
          run={run}
          going={t("test-open-continue", { number: run?.page ?? 1 })}
          waiting={t("test-start-loading")}
        />
      }
    >
      <div className="start-intro">
        <h1 className="text-title">{boot.exam.name}</h1>
        <p className="mt-2 text-lead text-muted">{boot.exam.summary}</p>
        {run && (
          <OpenRunCard
            run={run}
            progress={t("test-open-text", { answered: answeredCount(run), total: run.questions.length })}
            warning={t("test-restart-text")}
            onRestart={forgetRun}
          />
        )}
        <StartFacts boot={boot} trial={list?.trial ?? 0} />
        <StartHints />
      </div>
      {list && (
        <div className="start-puzzles">
          <WorkedExample example={list.example} />
          {list.practice.length > 0 && <Practice puzzles={list.practice} />}
        </div>
      )}
    </StartFrame>
  );
}
