// Every landing variant and every language. Deliberately repeated here: a page that the web forgets
// must be missed, not left out of the tests.

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

export const variants = [
  "free",
  "matrix",
  "new_boy",
  "new_computer",
  "new_girl",
  "new_page",
  "test_center",
  "yellow_boy",
  "yellow_computer",
  "yellow_girl",
  "yellow_computer-old",
] as const;

export type Variant = (typeof variants)[number];

/** One variant for each theme. */
export const themes = { yellow: "yellow_computer", new: "new_computer", matrix: "matrix" } as const;

export function landingPath(variant: Variant, query = "hl=EN", tail = "iq-1"): string {
  return `/landing_page/${variant}/${tail}${query && `?${query}`}`;
}
