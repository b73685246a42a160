// The nine languages: the specification's codes (`hl`), their BCP 47 tags and their own names.
// Which one a visitor gets is decided by the server (crates/domain/src/locale.rs).

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
