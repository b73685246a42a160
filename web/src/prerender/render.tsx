// One page of one language as HTML with slots, through the same components the browser hydrates.
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../app/app";
import { LandingSite } from "../app/landing-site";
import { LateSite } from "../app/late-site";
import { MissingSite } from "../app/missing-site";
import { variants } from "../features/landing/variants";
import type { Hl } from "../lib/locale";
import { paths } from "../lib/paths";
import { defaultTheme, type Theme, type VariantName, variantNames } from "../lib/variant";
import { allWords, type SpokenWords } from "./all-words";

/** A landing page, the page that isn't there, or the shell of the test and its results. */
export type PageName = VariantName | "not_found" | "test";
export const pageNames: readonly PageName[] = [...variantNames, "not_found", "test"];

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
  // The exam in this address is not read: links carry the slot for the visitor's own exam.
  const exam = { code: "iq", examId: 1 };
  const variant = isVariant(name) ? name : undefined;
  const body = renderToString(
    <StaticRouter location={variant ? paths.landing(variant, exam) : paths.index()}>
      <App page={{ hl, name }} words={words} Site={siteOf(name)} />
    </StaticRouter>,
  );
  const slots = Array.from(body.matchAll(/%%msg:([a-z]+)-/g), ([, area = ""]) => area);
  return {
    name,
    hl,
    theme: variant ? variants[variant].theme : defaultTheme,
    body,
    words,
    areas: [...new Set([...words.spoken, ...slots])].sort(),
  };
}

/** As main.tsx chooses it. */
export function siteOf(name: PageName) {
  if (name === "test") return LateSite;
  return name === "not_found" ? MissingSite : LandingSite;
}

export function isVariant(name: PageName): name is VariantName {
  return name !== "not_found" && name !== "test";
}
