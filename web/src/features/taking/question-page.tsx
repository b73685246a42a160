// One question on one screen. A tap answers and moves on; the current question is part of the run's
// state and not a history entry, so that the browser's back button leads out of the test and not
// through it.
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import type { Boot, Question, QuestionList } from "../../api/types";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { Redirect, useNavigate } from "../../lib/navigate";
import { useBoot } from "../../lib/page";
import { Pattern } from "../../parts/puzzle/pattern";
import {
  choose,
  confirming,
  currentId,
  flag,
  goTo,
  nextOpenPage,
  puzzlesIn,
  type RunState,
} from "../../run/run";
import { openRun } from "../../run/tab";
import { Clock } from "./clock";
import { Options } from "./options";
import { Palette } from "./palette";
import { QuestionBar } from "./question-bar";
import { isDoubleTap, type Tap, tapOf } from "./taps";
import { useBackToConfirmation, useCameFromConfirmation, useHref, useResultHref, useRun } from "./use-run";
import { useWatchedRun } from "./use-watched-run";

export function QuestionPage() {
  const boot = useBoot();
  return boot ? <OpenQuestion boot={boot} /> : null;
}

function OpenQuestion({ boot }: { boot: Boot }) {
  const open = useRun(boot.exam.id);
  const href = useHref(boot);
  const resultHref = useResultHref(boot);
  const list = puzzlesIn(open?.list);
  if (!open || !list) return <Redirect to={href(paths.startLoading)} />;
  if (open.orderNumber) return <Redirect to={resultHref(open.orderNumber)} />;
  if (open.run.phase === "sealed") return <Redirect to={href(paths.answerSubmit)} />;
  return <Answering boot={boot} run={open.run} list={list} />;
}

interface AnsweringProps {
  boot: Boot;
  run: RunState;
  list: QuestionList;
}

function Answering({ boot, run, list }: AnsweringProps) {
  const t = useT();
  const navigate = useNavigate();
  const href = useHref(boot);
  const editing = useCameFromConfirmation();
  const confirm = useBackToConfirmation(boot);
  const askId = useId();
  const [palette, setPalette] = useState(false);
  const [flash, setFlash] = useState<{ index: number; turn: number }>();
  const [left, setLeft] = useState<Question>();
  const lastTap = useRef<Tap>(undefined);
  const { main, turn, elapsedMs } = useWatchedRun();

  const question = list.questions[run.page - 1];
  const coming = useComing(list.questions[(nextOpenPage(run) ?? run.page) - 1]);
  if (!question) return null;
  const { number, total } = { number: run.page, total: run.questions.length };
  // The question that was left stays beneath until the next one is drawn: removing it would delay this one.
  const beneath = coming === question ? left : coming;

  function answer(index: number) {
    if (!question?.options[index]) return;
    setLeft(question);
    afterPaint(() => setFlash((before) => ({ index, turn: (before?.turn ?? 0) + 1 })));
    turn((before) => {
      const answered = choose(before, currentId(before), index, Date.now());
      const next = editing ? undefined : nextOpenPage(answered);
      return next === undefined ? confirming(answered) : goTo(answered, next);
    });
    if (openRun.get()?.run.phase === "confirming") confirm();
  }

  function tap(index: number, event: MouseEvent) {
    const now = tapOf(index, event.nativeEvent);
    const double = isDoubleTap(lastTap.current, now);
    lastTap.current = now;
    if (!double) answer(index);
  }

  const step = (by: number) => turn((before) => goTo(before, before.page + by));
  const setFlag = () => turn((before) => flag(before, currentId(before), Date.now()));

  function finish() {
    turn(confirming);
    confirm();
  }

  function back() {
    if (editing) confirm();
    else if (number > 1) step(-1);
    else navigate(href(paths.startLoading));
  }

  // Single keys work only while the focus is in the test, so that they don't act anywhere else.
  function onKeyDown(event: KeyboardEvent) {
    if (palette || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  }

  function actionOf(key: string): (() => void) | undefined {
    if (/^[1-6]$/.test(key)) return () => answer(Number(key) - 1);
    const actions: Record<string, () => void> = {
      arrowleft: () => step(-1),
      arrowright: () => step(1),
      f: setFlag,
      p: () => setPalette(true),
    };
    return actions[key.toLowerCase()];
  }

  return (
    <main id="content" ref={main} tabIndex={-1} onKeyDown={onKeyDown} className="question-screen">
      <QuestionBar
        run={run}
        backLabel={t(
          editing
            ? "test-question-return"
            : number > 1
              ? "test-question-previous"
              : "test-question-instructions",
        )}
        onBack={back}
        onNext={() => step(1)}
        // On the last question, or if all are answered.
        onFinish={number === total || nextOpenPage(run) === undefined ? finish : undefined}
        onFlag={setFlag}
        onAll={() => setPalette(true)}
        clock={<Clock elapsedMs={elapsedMs} />}
      />
      {/* The heading is announced whenever it changes. */}
      <div role="status" className="sr-only">
        <h1>{t("test-question", { number, total })}</h1>
      </div>
      <div className="question-board">
        <Pattern cells={question.cells} beneath={beneath?.cells} />
        <p id={askId} className="question-ask">
          {t("test-options")}
        </p>
        <Options
          labelledBy={askId}
          options={question.options}
          beneath={beneath?.options}
          chosen={run.answers[question.id]?.option}
          onChoose={tap}
          flash={flash}
        />
      </div>
      {palette && (
        <Palette
          run={run}
          onClose={() => setPalette(false)}
          onPick={(page) => {
            setPalette(false);
            turn((before) => goTo(before, page));
          }}
          onFinish={finish}
        />
      )}
    </main>
  );
}

/** What needn't be in the next frame must not delay it. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** The question that will probably follow, set after the current one has been painted. */
function useComing(next: Question | undefined): Question | undefined {
  const [coming, setComing] = useState<Question>();
  useEffect(() => {
    const timer = setTimeout(() => setComing(next), 150);
    return () => clearTimeout(timer);
  }, [next]);
  return coming;
}
