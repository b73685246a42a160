// Ten questions on a wide screen, answered in any order. Keys answer the current one, which is marked; the page is
// turned by its button only.
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import type { Statement } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { paths } from "../../../lib/all-paths";
import { useNavigate } from "../../../lib/navigate";
import { choose, confirming, goTo, openPages, type RunState } from "../../../run/run";
import { change, openRun } from "../../../run/tab";
import { Button } from "../../../ui/button";
import { classes } from "../../../ui/classes";
import { measure } from "../../../ui/section";
import { useBackToConfirmation, useCameFromConfirmation, useHref } from "../use-run";
import { useWatchedRun } from "../use-watched-run";
import { Answers } from "./answers";
import type { ScreenProps } from "./screen-props";
import { StatementBar } from "./statement-bar";

const perPage = 10;

/** The first and last question of the page that a question is on. */
export function pageAround(number: number, total: number): { first: number; last: number } {
  const first = number - ((number - 1) % perPage);
  return { first, last: Math.min(first + perPage - 1, total) };
}

/** The open questions between two. */
const openIn = (run: RunState, first: number, last: number) =>
  openPages(run).filter((page) => page >= first && page <= last);

export function TenStatements({ boot, run, list }: ScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const href = useHref(boot);
  const editing = useCameFromConfirmation();
  const confirm = useBackToConfirmation(boot);
  const next = useRef<HTMLButtonElement>(null);
  const { main, turn } = useWatchedRun();

  const total = run.questions.length;
  const { first, last } = pageAround(run.page, total);
  const still = openIn(run, first, last);

  function answer(number: number, option: number) {
    const statement = list.statements[number - 1];
    if (!statement || list.answers[option] === undefined) return;
    turn((before) => {
      const answered = choose(before, statement.id, option, Date.now());
      const open = openIn(answered, first, last);
      return goTo(answered, open.find((page) => page > number) ?? open[0] ?? number);
    }, number);
    const answered = openRun.get()?.run;
    if (answered && openIn(answered, first, last).length === 0) next.current?.focus();
  }

  function show(number: number) {
    turn((before) => goTo(before, number));
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }

  function finish() {
    turn(confirming);
    confirm();
  }

  function back() {
    if (editing) confirm();
    else if (first > 1) show(first - perPage);
    else navigate(href(paths.startLoading));
  }

  const forward = () => (editing || last === total ? finish() : show(last + 1));

  const move = (by: number) =>
    turn((before) => goTo(before, Math.min(Math.max(before.page + by, first), last)));

  // Single keys work only while the focus is in the test, so that they don't act anywhere else.
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  }

  function actionOf(key: string): (() => void) | undefined {
    if (/^[1-5]$/.test(key)) return () => answer(run.page, Number(key) - 1);
    const actions: Record<string, () => void> = {
      ArrowUp: () => move(-1),
      ArrowDown: () => move(1),
      ArrowLeft: back,
      ArrowRight: forward,
    };
    return actions[key];
  }

  const nextLabel = t(
    editing ? "test-question-return" : last === total ? "test-palette-finish" : "questionnaire-page-next",
  );
  const heading = t("questionnaire-page", { first, last, total });
  const backLabel = t(
    editing
      ? "test-question-return"
      : first > 1
        ? "questionnaire-page-previous"
        : "test-question-instructions",
  );
  return (
    <main id="content" ref={main} tabIndex={-1} onKeyDown={onKeyDown} className="flex min-h-svh flex-col">
      <StatementBar
        run={run}
        place={heading}
        backLabel={backLabel}
        onBack={back}
        nextLabel={nextLabel}
        onNext={forward}
      />
      <div className={`${measure} pt-6 pb-8`}>
        {/* Announced whenever it changes. */}
        <div role="status">
          <h1 className="sr-only">{heading}</h1>
        </div>
        <p className="text-muted">
          {t(list.instrument === "riasec" ? "questionnaire-ask-riasec" : "questionnaire-ask")}
        </p>
        <ol className="mt-3">
          {list.statements.slice(first - 1, last).map((statement, index) => (
            <Row
              key={statement.id}
              number={first + index}
              statement={statement}
              answers={list.answers}
              chosen={run.answers[statement.id]?.option}
              current={first + index === run.page}
              onChoose={(option) => answer(first + index, option)}
            />
          ))}
        </ol>
      </div>
      <div className="sticky bottom-0 z-10 mt-auto border-line border-t bg-paper">
        <div className={`${measure} start-bar`}>
          <p role="status" className="text-muted">
            {still.length > 0 && t("questionnaire-page-open", { count: still.length })}
          </p>
          <Button ref={next} kind="primary" onClick={forward}>
            {nextLabel}
          </Button>
        </div>
      </div>
    </main>
  );
}

interface RowProps {
  number: number;
  statement: Statement;
  answers: readonly string[];
  chosen: number | undefined;
  /** Keys answer it. */
  current: boolean;
  onChoose: (option: number) => void;
}

function Row({ number, statement, answers, chosen, current, onChoose }: RowProps) {
  const textId = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <li
      ref={row}
      aria-current={current ? "step" : undefined}
      // Whoever tabs into a question means that one.
      onFocus={() => change((run) => goTo(run, number))}
      className={classes("statement-row", current && "is-current")}
    >
      <p id={textId}>
        <span className="text-muted">{number}.</span> {statement.text}
      </p>
      <Answers labelledBy={textId} answers={answers} chosen={chosen} onChoose={onChoose} />
    </li>
  );
}
