// For tests: comparisons of two types as the server shows them.
import type { ComparedPerson, Comparison, LetterScale } from "../api/questionnaire-types";
import { typeProfile } from "./sample-profiles";

export const token = "t0ken";

const { code, printed, letters } = typeProfile;

/** The person of the sample profile. */
export const mine: ComparedPerson = { name: "Ann", code, printed, letters };

/** The same letters, with some scales moved. */
export function moved(changes: Partial<Record<string, Partial<LetterScale>>>): readonly LetterScale[] {
  return letters.map((scale) => ({ ...scale, ...changes[scale.first] }));
}

/** Sure to be more reserved, and surer still to be more planned. */
export const other: ComparedPerson = {
  name: "Ben",
  code: "INFJ",
  printed: "INFJ",
  letters: moved({
    E: { letter: "I", firmness: "firm", certainty: 95, percentile: 18, low: 8, high: 31 },
    J: { letter: "J", firmness: "firm", certainty: 97, percentile: 84, low: 70, high: 93 },
  }),
};

export const comparison = (change: Partial<Comparison> = {}): Comparison => ({
  token,
  state: "waiting",
  invited: true,
  madeAt: "2026-11-16T10:00:00Z",
  ...change,
});

export const agreed = (change: Partial<Comparison> = {}): Comparison =>
  comparison({ state: "agreed", mine, other, ...change });
