// What search engines list of a page: its title, a description of its own, and its address.
import { creatureWords, lettersOf, sharedWords, typeWords } from "../features/types/content";
import type { Hl } from "../lib/locale";
import { paths } from "../lib/paths";
import { codeOf, isTypeVariant, typePath } from "../lib/type-pages";
import { textOf } from "./html";
import { isLanding, isTypePage, type Rendered } from "./render";

export interface Listing {
  description: string;
  /** With slots and without the language. */
  address: string;
  /** Of Open Graph. */
  type: "website" | "article";
}

/** Nothing for pages that search engines must not list. */
export function listingOf({ name, hl, words }: Rendered): Listing | undefined {
  if (isLanding(name)) {
    const description = words.lookup(
      isTypeVariant(name) ? "types-meta-description" : "site-meta-description",
    );
    if (!description) throw new Error(`${name} has no description in ${hl}`);
    return { description, address: `%%origin%%${paths.landing(name, "%%tail%%")}`, type: "website" };
  }
  if (!isTypePage(name)) return undefined;
  const code = codeOf(name);
  const address = `%%origin%%${typePath(code)}`;
  return code
    ? { description: describe(hl, code), address, type: "article" }
    : { description: sharedWords(hl).overview.lead, address, type: "website" };
}

/** What the letters stand for, then the type in one sentence. */
function describe(hl: Hl, code: string): string {
  const letters = lettersOf(sharedWords(hl), code).map(({ name }) => name);
  return `${letters.join(" · ")}. ${typeWords(hl, code).line}`;
}

/** The shell has no heading yet; the page it becomes sets its own title. */
export function titleOf({ name, hl, body, words }: Rendered): string {
  const brand = words.t("common-brand");
  if (name === "test") return brand;
  const code = isTypePage(name) ? codeOf(name) : undefined;
  // In the heading a type's letters are a line of their own.
  const title = code
    ? `${code}: ${creatureWords(hl, code).name}`
    : textOf(body, "h1").replaceAll("\u200b", "");
  return `${title} · ${brand}`;
}
