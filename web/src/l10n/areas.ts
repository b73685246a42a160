// Where the browser gets its words: one chunk per language and area, loaded on demand.
// Which areas a page needs is written into it by the prerenderer, which saw the page speak.
import { type Hl, tagOf } from "../lib/locale";
import { type Messages, makeWords, type Words } from "./bundle";

// The server's own sentences come in its answers; no page speaks them.
const files = import.meta.glob<Messages>(
  [
    "../../../locales/*/*.ftl",
    "!../../../locales/*/errors.ftl",
    "!../../../locales/*/email.ftl",
    "!../../../locales/*/figures.ftl",
  ],
  { import: "default" },
);

function wordsPath(hl: Hl, area: string): string {
  return `../../../locales/${tagOf(hl)}/${area}.ftl`;
}

export async function loadWords(hl: Hl, areas: readonly string[]): Promise<Words> {
  const words = await Promise.all(
    areas.map((area) => {
      const load = files[wordsPath(hl, area)];
      if (!load) throw new Error(`no words for ${area} in ${hl}`);
      return load();
    }),
  );
  return makeWords(hl, words);
}
