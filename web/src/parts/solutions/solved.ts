// The outcome of a question, and what its solution says about the options.
import type { SolvedQuestion } from "../../api/types";

export type State = "right" | "wrong" | "open";

export function stateOf({ right, chosen }: SolvedQuestion): State {
  if (right) return "right";
  return typeof chosen === "number" ? "wrong" : "open";
}

/** What an option satisfies and breaks, in sentences; none for the right one. */
export function judged({ wrong }: SolvedQuestion, option: number) {
  const slip = wrong.find((entry) => entry.option === option);
  return slip && { keeps: slip.keeps ?? undefined, breaks: slip.breaks };
}

/** The options that a rule is the first to rule out. */
export function ruledOutBy({ wrong }: SolvedQuestion, step: number): number[] {
  return wrong.flatMap(({ option, broken }) => (Math.min(...broken) === step ? option : []));
}
