// Every question with its solution, one at a time, wrong and open ones first. Needs the areas
// `reading` and `test`.
import { useRef, useState } from "react";
import type { SolvedQuestion } from "../../api/types";
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";
import { Legend, Picker } from "./picker";
import "./solutions.css";
import { SolvedCard } from "./solved-card";

interface SolutionsProps {
  questions: readonly SolvedQuestion[];
  /** The time of the figures about others. */
  asOf: string;
  /** Number of the question to begin with. */
  start?: number;
  onPick?: (number: number) => void;
}

export function Solutions({ questions, asOf, start, onPick }: SolutionsProps) {
  const t = useT();
  const missed = questions.filter(({ right }) => !right);
  const wanted = questions.find(({ number }) => number === start);
  const [all, setAll] = useState(missed.length === 0 || wanted?.right === true);
  const [number, setNumber] = useState((wanted ?? missed[0] ?? questions[0])?.number);
  const heading = useRef<HTMLHeadingElement>(null);

  const shown = all ? questions : missed;
  const at = shown.findIndex((question) => question.number === number);
  const current = shown[at];
  if (!current) return null;

  function pick(next: SolvedQuestion | undefined) {
    if (!next) return;
    setNumber(next.number);
    onPick?.(next.number);
  }

  function show(everything: boolean) {
    setAll(everything);
    if (!everything && current?.right) pick(missed[0]);
  }

  /** By a button inside the question: then the focus moves to its heading. */
  const turnTo = (next: SolvedQuestion | undefined) =>
    next &&
    (() => {
      pick(next);
      heading.current?.focus();
    });

  return (
    <div className="solutions">
      <div className="grid content-start gap-4">
        {missed.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning
          <div role="group" aria-label={t("reading-wrong-filter")} className="flex flex-wrap gap-2">
            <Button kind="choice" aria-pressed={!all} onClick={() => show(false)}>
              {t("reading-wrong-filter-missed", { n: missed.length })}
            </Button>
            <Button kind="choice" aria-pressed={all} onClick={() => show(true)}>
              {t("reading-wrong-filter-all", { n: questions.length })}
            </Button>
          </div>
        )}
        <Picker
          questions={shown}
          current={current.number}
          onPick={(next) => pick(questions.find((question) => question.number === next))}
        />
        <Legend questions={questions} />
      </div>
      <SolvedCard
        question={current}
        asOf={asOf}
        heading={heading}
        onPrevious={turnTo(shown[at - 1])}
        onNext={turnTo(shown[at + 1])}
      />
    </div>
  );
}
