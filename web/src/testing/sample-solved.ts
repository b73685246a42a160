// For tests: questions with their solutions. The second is wrong, the fourth left open, the rest right.
import type { SolvedQuestion } from "../api/types";
import { sampleExample } from "./sample-questions";

export const sampleAnswer = 2;

export function sampleSolved(count = 5): SolvedQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const chosen = number === 2 ? 4 : number === 4 ? undefined : sampleAnswer;
    return {
      number,
      kind: "Pattern induction",
      ...sampleExample(`question ${number}`, sampleAnswer),
      chosen,
      right: chosen === sampleAnswer,
      rapid: false,
      ms: 83_400,
      others: { answered: 1240, percent: [5, 9, 61, 4, 14, 7], medianMs: 35_000 },
    };
  });
}
