// The numbers of the questions. Right, wrong and open differ in shape and in words, not only in colour.
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useRef } from "react";
import type { SolvedQuestion } from "../../api/types";
import { useT } from "../../l10n/words";
import { type State, stateOf } from "./solved";

interface PickerProps {
  questions: readonly SolvedQuestion[];
  current: number;
  onPick: (number: number) => void;
}

export function Picker({ questions, current, onPick }: PickerProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = questions.findIndex(({ number }) => number === current);
    const last = questions.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = questions[Math.min(Math.max(target, 0), last)];
    if (!next) return;
    onPick(next.number);
    list.current?.querySelector<HTMLElement>(`[data-number="${next.number}"]`)?.focus();
  };

  return (
    <ol ref={list} aria-label={t("reading-wrong-picker")} onKeyDown={onKeyDown} className="picker">
      {questions.map((question) => (
        <li key={question.number}>
          <PickerNumber question={question} current={question.number === current} onPick={onPick} />
        </li>
      ))}
    </ol>
  );
}

interface NumberProps {
  question: SolvedQuestion;
  current: boolean;
  onPick: (number: number) => void;
}

function PickerNumber({ question, current, onPick }: NumberProps) {
  const t = useT();
  const { number } = question;
  const state = stateOf(question);
  return (
    <button
      type="button"
      data-number={number}
      aria-label={t("reading-wrong-number", { number, state: t(`reading-wrong-state-${state}`) })}
      aria-current={current ? "true" : undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => onPick(number)}
      className={`picker-number is-${state}`}
    >
      {number}
      <Mark state={state} />
    </button>
  );
}

/** What the shapes mean, with how many there are of each. */
export function Legend({ questions }: { questions: readonly SolvedQuestion[] }) {
  const t = useT();
  const states = questions.map(stateOf);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
      {(["right", "wrong", "open"] as const).map((state) => {
        const n = states.filter((other) => other === state).length;
        if (n === 0) return null;
        return (
          <li key={state} className="flex items-center gap-2">
            <span aria-hidden="true" className={`picker-swatch is-${state}`}>
              <Mark state={state} />
            </span>
            {t("reading-wrong-legend", { n, state: t(`reading-wrong-state-${state}`) })}
          </li>
        );
      })}
    </ul>
  );
}

function Mark({ state }: { state: State }) {
  if (state === "open") return null;
  const Icon = state === "right" ? Check : X;
  return <Icon aria-hidden="true" className="picker-mark" strokeWidth={3.5} />;
}
