// The words of the type pages, from content/types. For the prerenderer only: a page comes with its own words in its
// HTML, and no script holds those of the others.
import { names, shapes } from "../../../../content/types/creatures.toml";
import type { Hl } from "../../lib/locale";

/** One type's page. */
export interface TypeWords {
  line: string;
  portrait: string[];
  strengths: string[];
  blind_spots: string[];
  work: string[];
  learning: string[];
  people: string[];
  strain: string[];
  growth: string[];
  /** What differs, by the type that is one letter away. */
  neighbours: Record<string, string>;
}

interface Scale {
  name: string;
  high: string;
  high_text: string;
  low: string;
  low_text: string;
}

type SectionName =
  | "portrait"
  | "letters"
  | "strengths"
  | "blind_spots"
  | "work"
  | "learning"
  | "people"
  | "strain"
  | "growth"
  | "neighbours";

/** What all pages share. */
export interface SharedWords {
  overview: { title: string; lead: string; introduction: string[]; call: string };
  scales: { title: string; introduction: string; cut: string } & Record<ScaleName, Scale>;
  certainty: { title: string; text: string[] };
  research: { title: string; says_title: string; says: string[]; not_title: string; not: string[] };
  test: { title: string; text: string; button: string };
  sections: Record<SectionName, string>;
}

const files = import.meta.glob<object>("../../../../content/types/*/*.toml", {
  import: "default",
  eager: true,
});

function read(hl: Hl, name: string): object {
  const found = files[`../../../../content/types/${hl}/${name}.toml`];
  if (!found) throw new Error(`content/types has no ${name} in ${hl}`);
  return found;
}

/** ENFJ, ENFP … in the order of creatures.toml. */
export const typeCodes: readonly string[] = Object.keys(shapes);

export function typeWords(hl: Hl, code: string): TypeWords {
  return read(hl, code) as TypeWords;
}

export function sharedWords(hl: Hl): SharedWords {
  return read(hl, "common") as SharedWords;
}

/** What a type's creature is called, and one sentence about it. */
export function creatureWords(hl: Hl, code: string): { name: string; line: string } {
  const name = names[code]?.name[hl];
  const line = names[code]?.line[hl];
  if (!name || !line) throw new Error(`the creature of ${code} has no words in ${hl}`);
  return { name, line };
}

/** The four scales by their first letter, in the order of a type's letters. */
export const scaleNames = ["E", "N", "F", "J"] as const;
type ScaleName = (typeof scaleNames)[number];

export interface Letter {
  letter: string;
  scale: string;
  name: string;
  text: string;
}

/** The four letters of a type with what each means. */
export function lettersOf(words: SharedWords, code: string): Letter[] {
  return scaleNames.map((name, place) => {
    const { name: scale, high, high_text, low, low_text } = words.scales[name];
    const letter = code[place] ?? "";
    return letter === name
      ? { letter, scale, name: high, text: high_text }
      : { letter, scale, name: low, text: low_text };
  });
}

/** Where two types have different letters. */
export function differingPlaces(one: string, other: string): number[] {
  return [0, 1, 2, 3].filter((place) => one[place] !== other[place]);
}
