// The pages about types. Deliberately repeated here: one that the web forgets must be missed.
import { readFileSync } from "node:fs";
import type { Hl } from "./variants.ts";

export const typeCodes = [
  "enfj",
  "enfp",
  "entj",
  "entp",
  "esfj",
  "esfp",
  "estj",
  "estp",
  "infj",
  "infp",
  "intj",
  "intp",
  "isfj",
  "isfp",
  "istj",
  "istp",
] as const;

export const typeLandings = ["types_tiles", "types_letters"] as const;

export const typesPath = (hl: Hl, code?: string) => `/personality-types${code ? `/${code}` : ""}?hl=${hl}`;

export const typeLandingPath = (variant: (typeof typeLandings)[number], hl: Hl = "EN") =>
  `/landing_page/${variant}/type16-4?hl=${hl}`;

/** A one-line text of content/types, by its section and name. */
export function typeText(hl: Hl, file: string, section: string, name: string): string {
  const text = readFileSync(new URL(`../../content/types/${hl}/${file}.toml`, import.meta.url), "utf8");
  const part = section ? (text.split(`\n[${section}]\n`)[1] ?? "").split("\n[")[0] : text.split("\n[")[0];
  const [, found] = new RegExp(`^${name} = "(.*)"$`, "m").exec(part ?? "") ?? [];
  if (!found) throw new Error(`content/types/${hl}/${file}.toml has no ${section}.${name}`);
  return found;
}
