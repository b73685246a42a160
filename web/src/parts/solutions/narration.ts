// What a beat of the replay says, and how long it takes to read.
import type { SolvedQuestion } from "../../api/types";
import type { Translate } from "../../l10n/bundle";
import { type Hl, tagOf } from "../../lib/locale";
import type { Beat } from "../puzzle/beats";
import { ruledOutBy } from "./solved";

/** For screen readers: what is new in this beat. */
export function narrationAt(question: SolvedQuestion, beat: Beat, t: Translate, hl: Hl): string {
  const step = beat.step === undefined ? undefined : question.steps[beat.step];
  if (!step || beat.step === undefined) return t("reading-wrong-only", { number: question.answer + 1 });
  if (beat.line > 2) return [step.conclusion, ruledOutText(question, beat.step, t, hl)].join(" ").trim();
  const line = step.lines[beat.line] ?? "";
  if (beat.line > 0) return line;
  const [rule, rules] = [beat.step + 1, question.steps.length];
  return t("reading-wrong-rule-said", { rule, rules, text: step.rule, line });
}

/** “This rules out options 1 and 4.”, or nothing. */
export function ruledOutText(question: SolvedQuestion, step: number, t: Translate, hl: Hl): string {
  const out = ruledOutBy(question, step).map((option) => String(option + 1));
  if (out.length === 0) return "";
  const options = new Intl.ListFormat(tagOf(hl)).format(out);
  return t("reading-wrong-out", { count: out.length, options });
}

const fullHeight = /[\u3000-\u9fff\uac00-\ud7af]/g;

/** A beat is shown long enough to read it and to look at the line. A Chinese or Japanese character is worth
    several letters. */
export function readingMs(text: string): number {
  const dense = text.match(fullHeight)?.length ?? 0;
  return Math.min(1400 + 45 * (text.length - dense) + 110 * dense, 9000);
}
