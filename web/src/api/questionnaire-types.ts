// What the server sends of questionnaires: statements to rate, profiles, and the pictures of their reports.
import type {
  Certified,
  ExamInfo,
  OrderInfo,
  Presenter,
  QuestionList,
  ReportBlock,
  ReportChart,
  ReportTable,
  SharedResult,
} from "./types";

export type Instrument = "type16" | "eq" | "thinking" | "riasec";

export interface Statement {
  id: string;
  text: string;
}

/** One form of a questionnaire. */
export interface StatementList {
  examId: number;
  formId: number;
  kind: "questionnaire";
  instrument: Instrument;
  /** The five answers in words, lowest to highest; an answer is its place here. */
  answers: readonly string[];
  statements: readonly Statement[];
}

/** What a run is about: puzzles or statements. */
export type Form = QuestionList | StatementList;

/** `signIn`: the short result needs an account, unless an order pays for the test. */
export type QuestionnaireExam = ExamInfo & { signIn?: boolean };

/** `state`: open, taken or later; `orderNumber`: what it became, once it was taken. */
export type IncludedTest = Presenter & {
  state?: string | null;
  examId?: number | null;
  orderNumber?: string | null;
};

/** A place on a scale from 0 to 100, with the ends of its margin. */
export interface Place {
  value: number;
  low: number;
  high: number;
}

export type TypeLetter = "E" | "I" | "N" | "S" | "F" | "T" | "J" | "P";

export interface LetterScale {
  /** The two poles; the percentile counts toward the first. */
  first: TypeLetter;
  second: TypeLetter;
  letter: TypeLetter;
  /** How sure the letter is, in percent. */
  certainty: number;
  firmness: "firm" | "leaning" | "balanced";
  percentile: number;
  low: number;
  high: number;
}

export interface TypeProfile {
  instrument: "type16";
  code: string;
  /** Balanced letters are small, as in `eNFp`. */
  printed: string;
  likely: readonly { code: string; percent: number }[];
  letters: readonly LetterScale[];
}

export type Facet = "self_awareness" | "regulation" | "expression" | "empathy" | "relationships";

export interface EqProfile {
  instrument: "eq";
  facets: readonly (Place & { key: Facet })[];
  total?: Place | null;
}

export interface ThinkingProfile {
  instrument: "thinking";
  analytic: Place;
  intuitive: Place;
  /** Half axes. */
  ellipse: { x: number; y: number };
}

export type Interest = "R" | "I" | "A" | "S" | "E" | "C";

export interface RiasecProfile {
  instrument: "riasec";
  interests: readonly (Place & { letter: Interest })[];
  leading: readonly Interest[];
  flat: boolean;
}

export type Profile = TypeProfile | EqProfile | ThinkingProfile | RiasecProfile;

export interface QuestionnaireResult {
  kind: "questionnaire";
  profile: Profile;
  provisional: boolean;
  normVersion: string;
}

/** The result of an order, if the order is one of a questionnaire. */
export function questionnaireResult(order: OrderInfo): QuestionnaireResult | undefined {
  const result: { kind: string } | null | undefined = order.result;
  return result?.kind === "questionnaire" ? (result as QuestionnaireResult) : undefined;
}

/** What a link shows of a type. */
export type SharedTypeResult = SharedResult & { profile: TypeProfile };

export function sharesType(shared: SharedResult): shared is SharedTypeResult {
  const { profile } = shared as { profile?: { instrument: string } | null };
  return profile?.instrument === "type16";
}

export interface CertifiedLetter {
  letter: string;
  /** In percent. */
  certainty: number;
}

/** What a certificate of the sixteen types states; nothing for others. */
export function certifiedLetters(certified: Certified): CertifiedLetter[] | undefined {
  const { letters, certainties } = certified as { letters?: string | null; certainties?: number[] | null };
  if (!letters) return undefined;
  return [...letters].map((letter, index) => ({ letter, certainty: certainties?.[index] ?? 0 }));
}

/** One scale, from the second pole on the left to the first on the right. */
export interface LetterRow {
  /** The letters of the two poles. */
  first: string;
  second: string;
  first_name: string;
  second_name: string;
  /** Of 100, toward the first pole. */
  place: number;
  low: number;
  high: number;
  /** As it is printed: small where it is balanced. */
  letter: string;
  note: string;
}

export interface BarRow {
  name: string;
  /** From 0 to 100. */
  value: number;
  low?: number | null;
  high?: number | null;
  /** The value, to read. */
  label: string;
  /** One of those that lead. */
  strong: boolean;
}

/** A point on a map of two scales from 0 to 100, and the ellipse around it. */
export interface PlaneChart {
  x_label: string;
  y_label: string;
  x: number;
  y: number;
  half_x: number;
  half_y: number;
  /** Names of the four fields: top left, top right, bottom left, bottom right. */
  fields: readonly string[];
}

export type ProfileChart =
  | { shape: "letters"; rows: readonly LetterRow[]; middle_label: string }
  | ({ shape: "plane" } & PlaneChart)
  | { shape: "bars"; rows: readonly BarRow[] };

export interface CreatureBlock {
  kind: "creature";
  code: string;
  name: string;
  /** The picture in words. */
  alt: string;
}

/** Every picture and piece that a report may have. */
export type AnyChart = ReportChart | ProfileChart;
export type AnyBlock =
  | ReportBlock
  | { kind: "chart"; chart: ProfileChart; table: ReportTable }
  | CreatureBlock;
