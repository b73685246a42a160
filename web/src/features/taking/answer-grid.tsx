// Every answer as a small picture; open and flagged ones stand out. Choosing one leads to its
// question and back.
import Flag from "lucide-react/icons/flag";
import { useEffect } from "react";
import type { Boot, Question, QuestionList } from "../../api/types";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { useNavigate } from "../../lib/navigate";
import { Tile } from "../../parts/puzzle/tile";
import { answeredCount, confirming, type GivenAnswer, goTo, openPages, type RunState } from "../../run/run";
import { change, sealRun } from "../../run/tab";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { measure } from "../../ui/section";
import { fromConfirmation, useHref } from "./use-run";

interface AnswerGridProps {
  boot: Boot;
  run: RunState;
  list: QuestionList;
}

export function AnswerGrid({ boot, run, list }: AnswerGridProps) {
  const t = useT();
  const navigate = useNavigate();
  const href = useHref(boot);
  const still = openPages(run);

  // A visitor who comes back later continues with the confirmation.
  useEffect(() => change(confirming), []);

  function edit(page: number, state?: typeof fromConfirmation) {
    change((before) => goTo(before, page));
    navigate(href(paths.question), { state });
  }

  return (
    <main id="content" tabIndex={-1} className="flex min-h-svh flex-col">
      <div className={`${measure} pt-6 pb-8`}>
        <h1 className="text-title">{t("test-submit-title")}</h1>
        <p className="mt-2">
          {still.length === 0 ? (
            t("test-submit-complete")
          ) : (
            <>
              <strong className="text-bad">{t("test-submit-open", { count: still.length })}</strong>{" "}
              {t("test-submit-open-warning")}
            </>
          )}{" "}
          <span className="text-muted">{t("test-submit-edit")}</span>
        </p>
        {still[0] !== undefined && (
          <Button className="mt-3" onClick={() => edit(still[0] ?? 1)}>
            {t("test-submit-first-open")}
          </Button>
        )}
        <ol className="answers">
          {list.questions.map((question, index) => (
            <li key={question.id}>
              <AnswerButton
                number={index + 1}
                question={question}
                given={run.answers[question.id]}
                flagged={run.flags.includes(question.id)}
                onEdit={() => edit(index + 1, fromConfirmation)}
              />
            </li>
          ))}
        </ol>
      </div>
      <div className="sticky bottom-0 z-10 mt-auto border-line border-t bg-paper">
        <div className={`${measure} start-bar`}>
          <p>{t("test-submit-final")}</p>
          {answeredCount(run) > 0 && (
            <Button kind="primary" onClick={sealRun}>
              {t("test-submit-confirm")}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

interface AnswerButtonProps {
  number: number;
  question: Question;
  given: GivenAnswer | undefined;
  flagged: boolean;
  onEdit: () => void;
}

function AnswerButton({ number, question, given, flagged, onEdit }: AnswerButtonProps) {
  const t = useT();
  const picture = given && question.options[given.option];
  const name = [
    t("test-palette-number", { number }),
    given && picture
      ? t("test-submit-chosen", { option: given.option + 1, tile: picture.words })
      : t("test-state-open"),
    ...(flagged ? [t("test-state-flagged")] : []),
  ];
  return (
    <button
      type="button"
      aria-label={name.join(", ")}
      onClick={onEdit}
      className={classes("answer", !picture && "is-open")}
    >
      <span aria-hidden="true" className="answer-number">
        {number}
      </span>
      <span aria-hidden="true" className="answer-picture">
        {picture && <Tile svg={picture.svg} />}
      </span>
      {flagged && <Flag aria-hidden="true" className="palette-flag" />}
    </button>
  );
}
