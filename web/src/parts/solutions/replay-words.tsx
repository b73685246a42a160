// The words of the replay. All steps are stacked on top of each other, so that the space is as high
// as the longest of them in every language and nothing jumps.
import type { ReactNode } from "react";
import type { SolvedQuestion } from "../../api/types";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { classes } from "../../ui/classes";
import type { Beat } from "../puzzle/beats";
import { ruledOutText } from "./narration";

interface ReplayWordsProps {
  question: SolvedQuestion;
  beat: Beat | undefined;
}

export function ReplayWords({ question, beat }: ReplayWordsProps) {
  const t = useT();
  const { hl } = usePage();
  const { steps, answer } = question;
  const only = t("reading-wrong-only", { number: answer + 1 });
  return (
    <>
      {/* Screen readers get these steps from the list below. */}
      <div aria-hidden="true" className="replay-words">
        <Panel shown={!beat}>
          <p className="text-lead">{t("reading-wrong-ready", { n: steps.length })}</p>
        </Panel>
        {steps.map(({ rule, lines, conclusion }, index) => {
          const line = beat?.step === index ? beat.line : -1;
          const out = ruledOutText(question, index, t, hl);
          return (
            <Panel key={rule} shown={line >= 0}>
              <p className="mb-1 font-semibold">{rule}</p>
              {lines.map((text, at) => (
                <p
                  key={text}
                  className={classes("replay-line", at === line && "is-now", at > line && "is-later")}
                >
                  {text}
                </p>
              ))}
              <p className={classes("mt-1 font-semibold text-strong", line < 3 && "is-later")}>
                {conclusion}
              </p>
              {out && <p className={classes("text-muted", line < 3 && "is-later")}>{out}</p>}
            </Panel>
          );
        })}
        <Panel shown={beat !== undefined && beat.step === undefined}>
          <p className="mb-1 font-semibold text-good">{only}</p>
          <ul className="grid gap-1">
            {steps.map(({ rule }) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Panel>
      </div>
      <ol aria-label={t("reading-wrong-replay")} className="sr-only">
        {steps.map(({ rule, lines, conclusion }, index) => (
          <li key={rule}>
            {[rule, ...lines, conclusion, ruledOutText(question, index, t, hl)].join(" ").trim()}
          </li>
        ))}
        <li>{only}</li>
      </ol>
    </>
  );
}

function Panel({ shown, children }: { shown: boolean; children: ReactNode }) {
  return <div className={classes("replay-panel", shown && "is-shown")}>{children}</div>;
}
