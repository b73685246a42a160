// One question on the screen, its answers below each other from the lowest to the highest. A tap shows the choice for a
// moment and then moves on; going back, or choosing another answer in that moment, stops it.
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import { useT } from "../../../l10n/words";
import { paths } from "../../../lib/all-paths";
import { useNavigate } from "../../../lib/navigate";
import { choose, confirming, currentId, goTo, nextOpenPage } from "../../../run/run";
import { openRun } from "../../../run/tab";
import { measure } from "../../../ui/section";
import { isDoubleTap, type Tap, tapOf } from "../taps";
import { useBackToConfirmation, useCameFromConfirmation, useHref } from "../use-run";
import { useWatchedRun } from "../use-watched-run";
import { Answers } from "./answers";
import type { ScreenProps } from "./screen-props";
import { StatementBar } from "./statement-bar";

/** Long enough to see what was chosen. */
const shownMs = 300;

export function OneStatement({ boot, run, list }: ScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const href = useHref(boot);
  const editing = useCameFromConfirmation();
  const confirm = useBackToConfirmation(boot);
  const textId = useId();
  const lastTap = useRef<Tap>(undefined);
  const { main, turn } = useWatchedRun();
  const moment = useMoment();

  const statement = list.statements[run.page - 1];
  if (!statement) return null;
  const { number, total } = { number: run.page, total: run.questions.length };

  function answer(index: number) {
    if (list.answers[index] === undefined) return;
    turn((before) => choose(before, currentId(before), index, Date.now()));
    moment.start(moveOn);
  }

  function moveOn() {
    turn((before) => {
      const next = editing ? undefined : nextOpenPage(before);
      return next === undefined ? confirming(before) : goTo(before, next);
    });
    if (openRun.get()?.run.phase === "confirming") confirm();
  }

  function tap(index: number, event: MouseEvent) {
    const now = tapOf(index, event.nativeEvent);
    const double = isDoubleTap(lastTap.current, now);
    lastTap.current = now;
    if (!double) answer(index);
  }

  function step(by: number) {
    moment.stop();
    turn((before) => goTo(before, before.page + by));
  }

  function finish() {
    moment.stop();
    turn(confirming);
    confirm();
  }

  function back() {
    moment.stop();
    if (editing) confirm();
    else if (number > 1) step(-1);
    else navigate(href(paths.startLoading));
  }

  // Single keys work only while the focus is in the test, so that they don't act anywhere else.
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  }

  function actionOf(key: string): (() => void) | undefined {
    if (/^[1-5]$/.test(key)) return () => answer(Number(key) - 1);
    if (key === "ArrowLeft") return () => step(-1);
    return key === "ArrowRight" ? () => step(1) : undefined;
  }

  return (
    <main id="content" ref={main} tabIndex={-1} onKeyDown={onKeyDown} className="flex min-h-svh flex-col">
      <StatementBar
        run={run}
        place={t("test-question-short", { number, total })}
        backLabel={t(
          editing
            ? "test-question-return"
            : number > 1
              ? "questionnaire-previous"
              : "test-question-instructions",
        )}
        onBack={back}
        nextLabel={t("questionnaire-next")}
        onNext={() => step(1)}
        // On the last question, or if all are answered.
        onFinish={number === total || nextOpenPage(run) === undefined ? finish : undefined}
      />
      <div className={`${measure} statement-screen`}>
        {/* Announced whenever it changes. */}
        <div role="status" className="statement">
          <h1 className="sr-only">{t("questionnaire-question", { number, total })}</h1>
          <p className="text-muted">
            {t(list.instrument === "riasec" ? "questionnaire-ask-riasec" : "questionnaire-ask")}
          </p>
          <p id={textId} className="mt-3 font-semibold text-title">
            {statement.text}
          </p>
        </div>
        <Answers
          labelledBy={textId}
          answers={list.answers}
          chosen={run.answers[statement.id]?.option}
          onChoose={tap}
        />
      </div>
    </main>
  );
}

/** Something that happens a moment later, unless it is stopped or started again. */
function useMoment() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen is left
  useEffect(() => stop, []);
  return {
    stop,
    start(action: () => void) {
      stop();
      timer.current = setTimeout(action, shownMs);
    },
  };
}
