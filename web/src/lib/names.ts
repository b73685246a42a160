// Names of people.

/** In characters, as the server counts. */
export const longestName = 60;

export function nameLength(name: string): number {
  return [...name.trim()].length;
}

// Control characters, and marks that would reorder the text around a name.
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** As it will be shown; the server decides in the end. */
export function shownName(name: string): string {
  return name.replace(/\s+/gu, " ").replace(unseen, "").trim();
}
