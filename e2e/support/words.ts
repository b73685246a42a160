// The words of the product, read from the same files, so that a test doesn't break on a better
// wording. Only single-line messages: those with several forms are found by other means.
import { readdirSync, readFileSync } from "node:fs";
import { type Hl, languages } from "./variants.ts";

const locales = new URL("../../locales/", import.meta.url);

type Say = (id: string, args?: Record<string, string | number>) => string;

export function wordsOf(hl: Hl): Say {
  const tag = languages.find((language) => language.hl === hl)?.tag ?? "en";
  const folder = new URL(`${tag}/`, locales);
  const messages = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
      const [, id, text] = /^([a-z][\w-]*) = (.+)$/.exec(line) ?? [];
      if (id && text) messages.set(id, text.trim());
    }
  }
  return (id, args = {}) => {
    const text = messages.get(id)?.replace(/\{ \$(\w+) \}/g, (_, name) => String(args[name] ?? "{}"));
    if (!text || text.includes("{")) throw new Error(`there is no such plain message ${id} in ${tag}`);
    return text;
  };
}

/** As an argument of a message: whatever the page shows there. */
export const anything = "\u0000";

/** Finds a text whose arguments may be `anything`. */
export function patternOf(text: string): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(anything, ".+"));
}

/** English, the language of every test that isn't about languages. */
export const t = wordsOf("EN");
