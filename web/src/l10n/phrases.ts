// Where a Japanese title may break. Japanese has no spaces, and only Chromium finds the borders of phrases itself; others
// break inside words. A phrase ends where kana meet a word that is written otherwise (料金を|最初に|見せる|IQテスト).

/** Marks a place to break without taking space. */
const border = "\u200b";

/** A single kana ends a phrase only as a particle: inside a verb it doesn't (受け取る). */
const ending =
  /(?<=\p{sc=Hira}{2}|[\p{sc=Han}\p{sc=Kana}ー\p{sc=Latin}\d）」][のをにがはとでもへや])(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Latin}\d「（])/gu;
/** A polite prefix belongs to what follows (お支払い). */
const prefixed = /(?<=[おご])\u200b/gu;

export function withPhraseBorders(text: string): string {
  return text.replace(ending, border).replace(prefixed, "");
}
