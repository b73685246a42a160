// For tests: results of questionnaires as the server shows them.
import type {
  EqProfile,
  LetterScale,
  Profile,
  RiasecProfile,
  ThinkingProfile,
  TypeProfile,
} from "../api/questionnaire-types";
import type { LockedOrder, PaidOrder, WholeOrder } from "../features/result/frame/order";
import { lockedOrder, paidOrder, wholeOrder } from "./sample-orders";

const letter = (change: Partial<LetterScale>): LetterScale => ({
  first: "E",
  second: "I",
  letter: "E",
  certainty: 93,
  firmness: "firm",
  percentile: 71,
  low: 55,
  high: 84,
  ...change,
});

export const typeProfile: TypeProfile = {
  instrument: "type16",
  code: "ENFP",
  printed: "eNFP",
  likely: [
    { code: "ENFP", percent: 48 },
    { code: "INFP", percent: 33 },
    { code: "ENFJ", percent: 9 },
  ],
  letters: [
    letter({ certainty: 56, firmness: "balanced", percentile: 54, low: 38, high: 69 }),
    letter({ first: "N", second: "S", letter: "N" }),
    letter({ first: "F", second: "T", letter: "F", certainty: 81, firmness: "leaning" }),
    letter({ first: "J", second: "P", letter: "P", percentile: 20, low: 11, high: 33 }),
  ],
};

export const eqProfile: EqProfile = {
  instrument: "eq",
  facets: [
    { key: "self_awareness", value: 62, low: 53, high: 71 },
    { key: "regulation", value: 35, low: 26, high: 44 },
    { key: "expression", value: 58, low: 49, high: 67 },
    { key: "empathy", value: 84, low: 75, high: 93 },
    { key: "relationships", value: 55, low: 46, high: 64 },
  ],
};

export const thinkingProfile: ThinkingProfile = {
  instrument: "thinking",
  analytic: { value: 74, low: 66, high: 82 },
  intuitive: { value: 41, low: 33, high: 49 },
  ellipse: { x: 11, y: 11 },
  pattern: "analytic",
};

export const riasecProfile: RiasecProfile = {
  instrument: "riasec",
  interests: [
    { letter: "R", value: 30, low: 22, high: 38 },
    { letter: "I", value: 78, low: 70, high: 86 },
    { letter: "A", value: 74, low: 66, high: 82 },
    { letter: "S", value: 52, low: 44, high: 60 },
    { letter: "E", value: 41, low: 33, high: 49 },
    { letter: "C", value: 25, low: 17, high: 33 },
  ],
  leading: ["I", "A"],
  flat: false,
};

const exams = { type16: 4, eq: 5, thinking: 6, riasec: 7 } as const;

/** What all orders of a questionnaire have. Orders are typed as those of puzzles: `questionnaireResult` gives the result of these. */
function parts(profile: Profile) {
  const borrowed = { people: 19_356, years: "2012", language: "EN", target: 1_000 };
  const result = {
    kind: "questionnaire",
    profile,
    provisional: true,
    normVersion: "borrowed-2026",
    borrowed,
  } as never;
  return { code: profile.instrument, examId: exams[profile.instrument], questions: 60, result };
}

export const lockedType = (change: Partial<LockedOrder> = {}, profile = typeProfile): LockedOrder =>
  lockedOrder({ ...parts(profile), ...change });

export const freeProfile = (profile: Profile, change: Partial<WholeOrder> = {}): WholeOrder =>
  wholeOrder({ ...parts(profile), ...change });

export const paidProfile = (profile: Profile, change: Partial<PaidOrder> = {}): PaidOrder =>
  paidOrder({ ...parts(profile), items: ["report"], ...change });
