// A landing variant is data: a theme, a hero picture with its words, and an order of sections.
import type { MessageId } from "../../l10n/messages.gen";
import type { Theme, VariantName } from "../../lib/variant";

export type HeroName = "computer" | "boy" | "girl" | "page" | "matrix" | "free" | "center";

export type SectionName =
  | "promise"
  | "play"
  | "facts"
  | "different"
  | "puzzle"
  | "free"
  | "prices"
  | "preview"
  | "classes"
  | "live"
  | "measure"
  | "method"
  | "catalogue"
  | "questions";

export interface Variant {
  theme: Theme;
  hero: HeroName;
  title: MessageId;
  lead: MessageId;
  /** What its first button starts: the address's own exam, the free short one, or a choice of all. */
  leadsWith: "own" | "short" | "all";
  /** The first one carries the page's only h1: `promise`, or `play` where the puzzle leads. */
  sections: readonly SectionName[];
}

type Words = Pick<Variant, "title" | "lead" | "leadsWith">;

const yellowWords: Words = {
  title: "site-hero-yellow-title",
  lead: "site-hero-yellow-lead",
  leadsWith: "own",
};
const newWords: Words = { title: "site-hero-new-title", lead: "site-hero-new-lead", leadsWith: "own" };

const puzzleFirst: readonly SectionName[] = [
  "promise",
  "puzzle",
  "preview",
  "different",
  "prices",
  "free",
  "classes",
  "live",
  "measure",
  "questions",
];

const reportFirst: readonly SectionName[] = [
  "promise",
  "preview",
  "different",
  "prices",
  "puzzle",
  "free",
  "classes",
  "live",
  "measure",
  "questions",
];

export const variants: Record<VariantName, Variant> = {
  yellow_computer: { theme: "yellow", hero: "computer", ...yellowWords, sections: puzzleFirst },
  yellow_boy: { theme: "yellow", hero: "boy", ...yellowWords, sections: puzzleFirst },
  yellow_girl: { theme: "yellow", hero: "girl", ...yellowWords, sections: puzzleFirst },
  new_computer: { theme: "new", hero: "computer", ...newWords, sections: reportFirst },
  new_boy: { theme: "new", hero: "boy", ...newWords, sections: reportFirst },
  new_girl: { theme: "new", hero: "girl", ...newWords, sections: reportFirst },
  new_page: {
    theme: "new",
    hero: "page",
    title: "site-hero-page-title",
    lead: "site-hero-page-lead",
    leadsWith: "own",
    sections: [
      "promise",
      "method",
      "classes",
      "puzzle",
      "preview",
      "different",
      "prices",
      "free",
      "live",
      "questions",
    ],
  },
  matrix: {
    theme: "matrix",
    hero: "matrix",
    title: "site-hero-matrix-title",
    lead: "site-hero-matrix-lead",
    leadsWith: "own",
    sections: [
      "play",
      "facts",
      "preview",
      "different",
      "prices",
      "free",
      "classes",
      "live",
      "measure",
      "questions",
    ],
  },
  free: {
    theme: "yellow",
    hero: "free",
    title: "site-hero-free-title",
    lead: "site-hero-free-lead",
    leadsWith: "short",
    sections: [
      "promise",
      "free",
      "puzzle",
      "different",
      "preview",
      "prices",
      "classes",
      "live",
      "measure",
      "questions",
    ],
  },
  test_center: {
    theme: "new",
    hero: "center",
    title: "site-hero-center-title",
    lead: "site-hero-center-lead",
    leadsWith: "all",
    sections: [
      "promise",
      "catalogue",
      "different",
      "puzzle",
      "preview",
      "prices",
      "free",
      "classes",
      "live",
      "measure",
      "questions",
    ],
  },
};
