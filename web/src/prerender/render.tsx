// One page of one language as HTML with slots, through the same components the browser hydrates.
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../app/app";
import { LandingSite } from "../app/landing-site";
import { LateSite } from "../app/late-site";
import { MissingSite } from "../app/missing-site";
import { StillSite } from "../app/still-site";
import { variants } from "../features/landing/variants";
import { typeCodes } from "../features/types/content";
import type { Hl } from "../lib/locale";
import { paths } from "../lib/paths";
import { codeOf, isStill, isTypeVariant, type TypePageName, typePageName, typePath } from "../lib/type-pages";
import {
  defaultTheme,
  type Theme,
  type TypeVariantName,
  type VariantName,
  variantNames,
} from "../lib/variant";
import { allWords, type SpokenWords } from "./all-words";

/** A landing page, a page about types, the page that isn't there, or the shell of the test and its results. */
export type PageName = LandingName | TypePageName | "not_found" | "test";
type LandingName = VariantName | TypeVariantName;

/** The overview, then a page for each type. */
export const typePageNames: readonly TypePageName[] = ["types", ...typeCodes.map(typePageName)];
export const pageNames: readonly PageName[] = [...variantNames, ...typePageNames, "not_found", "test"];

export interface Rendered {
  name: PageName;
  hl: Hl;
  theme: Theme;
  body: string;
  words: SpokenWords;
  /** The areas of words that the page uses, itself or through a slot. */
  areas: readonly string[];
}

export function render(name: PageName, hl: Hl): Rendered {
  const words = allWords(hl);
  const body = renderToString(
    <StaticRouter location={addressOf(name)}>
      <App page={{ hl, name }} words={words} Site={siteOf(name)} />
    </StaticRouter>,
  );
  // What a still page says never changes, so the browser needs no words for it.
  const slots = isStill(name) ? [] : Array.from(body.matchAll(/%%msg:([a-z]+)-/g), ([, area = ""]) => area);
  return {
    name,
    hl,
    theme: themeOf(name),
    body,
    words,
    areas: [...new Set([...words.spoken, ...slots])].sort(),
  };
}

/** As main.tsx chooses it. */
export function siteOf(name: PageName) {
  if (name === "test") return LateSite;
  if (isStill(name)) return StillSite;
  return name === "not_found" ? MissingSite : LandingSite;
}

function addressOf(name: PageName): string {
  if (isTypePage(name)) return typePath(codeOf(name));
  // The exam in this address is not read: links carry the slot for the visitor's own exam.
  return isLanding(name) ? paths.landing(name, { code: "iq", examId: 1 }) : paths.index();
}

function themeOf(name: PageName): Theme {
  if (isTypeVariant(name)) return name === "types_letters" ? "new" : "yellow";
  return isVariant(name) ? variants[name].theme : defaultTheme;
}

/** A landing page of a test with puzzles. */
export function isVariant(name: PageName): name is VariantName {
  return isLanding(name) && !isTypeVariant(name);
}

export function isLanding(name: PageName): name is LandingName {
  return (variantNames as readonly string[]).includes(name);
}

export function isTypePage(name: PageName): name is TypePageName {
  return (typePageNames as readonly string[]).includes(name);
}

/** The style sheet of a page, in src/styles. */
export function styleOf(name: PageName): "main" | "test" | "types" {
  if (name === "test") return "test";
  return isStill(name) ? "types" : "main";
}
