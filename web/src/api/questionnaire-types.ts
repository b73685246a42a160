// What the server sends of questionnaires. The contract has plain strings where only a few words are possible: they are
// narrowed to those here, because messages are named after them.
import type { components } from "./schema.gen";
import type { Certified, OrderInfo, QuestionList, ReportBlock, ReportChart, SharedResult } from "./types";

type Schemas = components["schemas"];

/** `Value` with some of its fields narrowed. */
type Narrow<Value, Fields extends { [Name in keyof Value]?: unknown }> = Omit<Value, keyof Fields> & Fields;

type Of<Value, Discriminant> = Extract<Value, Discriminant>;

export type Instrument = Schemas["Profile"]["instrument"];

/** One form of a questionnaire: an answer is its place among the words of the five. */
export type StatementList = Narrow<
  Of<Schemas["QuestionList"], { kind: "questionnaire" }>,
  { instrument: Instrument }
>;
export type Statement = Schemas["Statement"];

/** What a run is about: puzzles or statements. */
export type Form = QuestionList | StatementList;

/** A place on a scale from 0 to 100, with the ends of its margin. */
export type Place = Schemas["Measure"];

export type TypeLetter = "E" | "I" | "N" | "S" | "F" | "T" | "J" | "P";

/** The percentile counts toward the first of the two poles. */
export type LetterScale = Narrow<
  Schemas["LetterScale"],
  { first: TypeLetter; second: TypeLetter; letter: TypeLetter; firmness: "firm" | "leaning" | "balanced" }
>;

type WithLetters<Value extends { letters: unknown }> = Narrow<Value, { letters: readonly LetterScale[] }>;

/** An earlier result of the same account. */
export type EarlierType = WithLetters<Schemas["EarlierType"]>;

export type TypeProfile = Narrow<
  WithLetters<Of<Schemas["Profile"], { instrument: "type16" }>>,
  { earlier?: EarlierType | null }
>;

/** One of two people who compare their types. */
export type ComparedPerson = WithLetters<Schemas["ComparedPerson"]>;

/** Both people are there only while both agree. */
export type Comparison = Narrow<
  Schemas["Comparison"],
  { mine?: ComparedPerson | null; other?: ComparedPerson | null }
>;
export type AskComparison = Schemas["AskComparison"];
/** Who invites, for whoever holds the link. */
export type Invitation = Schemas["ComparisonInvitation"];

export type Facet = "self_awareness" | "regulation" | "expression" | "empathy" | "relationships";

export type EqProfile = Narrow<
  Of<Schemas["Profile"], { instrument: "eq" }>,
  { facets: readonly Narrow<Schemas["Facet"], { key: Facet }>[] }
>;

/** The field of the map; `middle` where the margin reaches into all of them. */
export type ThinkingPattern = "both" | "analytic" | "intuitive" | "neither" | "middle";

export type ThinkingProfile = Narrow<
  Of<Schemas["Profile"], { instrument: "thinking" }>,
  { pattern: ThinkingPattern }
>;

export type Interest = "R" | "I" | "A" | "S" | "E" | "C";

export type RiasecProfile = Narrow<
  Of<Schemas["Profile"], { instrument: "riasec" }>,
  { interests: readonly Narrow<Schemas["Interest"], { letter: Interest }>[]; leading: readonly Interest[] }
>;

export type Profile = TypeProfile | EqProfile | ThinkingProfile | RiasecProfile;

export type QuestionnaireResult = Narrow<
  Of<Schemas["FreeResult"], { kind: "questionnaire" }>,
  { profile: Profile }
>;

/** The result of an order, if the order is one of a questionnaire. */
export function questionnaireResult(order: OrderInfo): QuestionnaireResult | undefined {
  const result: { kind: string } | null | undefined = order.result;
  return result?.kind === "questionnaire" ? (result as QuestionnaireResult) : undefined;
}

/** What a link shows of a type. */
export type SharedTypeResult = SharedResult & { profile: TypeProfile };

export function sharesType(shared: SharedResult): shared is SharedTypeResult {
  return shared.profile?.instrument === "type16";
}

export interface CertifiedLetter {
  letter: string;
  /** In percent. */
  certainty: number;
}

/** What a certificate of the sixteen types states; nothing for others. */
export function certifiedLetters(certified: Certified): CertifiedLetter[] | undefined {
  const { letters, certainties } = certified;
  if (!letters) return undefined;
  return [...letters].map((letter, index) => ({ letter, certainty: certainties?.[index] ?? 0 }));
}

/** One scale, from the second pole on the left to the first on the right. */
export type LetterRow = Schemas["LetterRow"];

/** The pictures that only questionnaires have. */
export type ProfileChart = Of<ReportChart, { shape: "letters" | "plane" | "bars" }>;

/** A type's creature in a report. */
export type CreatureBlock = Of<ReportBlock, { kind: "creature" }>;
