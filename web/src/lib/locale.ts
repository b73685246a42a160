// The nine languages: the specification's codes (`hl`), their BCP 47 tags and their own names,
// and the order in which a visitor's language is decided.

export const languages = [
  { hl: "EN", tag: "en", name: "English" },
  { hl: "DE", tag: "de", name: "Deutsch" },
  { hl: "FR", tag: "fr", name: "Français" },
  { hl: "ES", tag: "es", name: "Español" },
  { hl: "PT", tag: "pt-BR", name: "Português" },
  { hl: "JA", tag: "ja", name: "日本語" },
  { hl: "KO", tag: "ko", name: "한국어" },
  { hl: "CN", tag: "zh-Hans", name: "简体中文" },
  { hl: "HK", tag: "zh-Hant-HK", name: "繁體中文" },
] as const;

export type Hl = (typeof languages)[number]["hl"];
export type Tag = (typeof languages)[number]["tag"];

export const fallbackHl: Hl = "EN";

export function parseHl(text: string | null | undefined): Hl | undefined {
  const wanted = text?.trim().toUpperCase();
  return languages.find(({ hl }) => hl === wanted)?.hl;
}

export function tagOf(hl: Hl): Tag {
  return languages.find((language) => language.hl === hl)?.tag ?? "en";
}

/** What a visitor brings along: the address, what an earlier visit stored, what the browser speaks. */
export interface Wishes {
  query?: string | null;
  stored?: string | null;
  browser?: readonly string[];
}

/** The specification's order: `hl` of the address, stored, browser, fallback. */
export function negotiate(wishes: Wishes): Hl {
  // An address that names an unsupported language gets the default, not somebody's guess.
  if (wishes.query) return parseHl(wishes.query) ?? fallbackHl;
  const stored = parseHl(wishes.stored);
  if (stored) return stored;
  for (const tag of wishes.browser ?? []) {
    const match = fromBrowserTag(tag);
    if (match) return match;
  }
  return fallbackHl;
}

function fromBrowserTag(tag: string): Hl | undefined {
  const [primary, ...rest] = tag.toLowerCase().split("-");
  if (primary === "zh") {
    const traditional = rest.some((part) => ["hant", "hk", "mo", "tw"].includes(part));
    return traditional && !rest.includes("hans") ? "HK" : "CN";
  }
  return languages.find((language) => language.tag.split("-")[0] === primary)?.hl;
}
