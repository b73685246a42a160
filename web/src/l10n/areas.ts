// Where the browser gets its words: one chunk per language and area, loaded on demand.
// Which areas a page needs is written into it by the prerenderer.
import { type Hl, tagOf } from "../lib/locale";
import { type Messages, makeWords, type Words } from "./bundle";

type Files = Record<string, () => Promise<Messages>>;

const files: Files = import.meta.glob<Messages>(
  "../../../locales/*/{common,site,checkout,puzzle,method}.ftl",
  { import: "default" },
);

function wordsPath(hl: Hl, area: string): string {
  return `../../../locales/${tagOf(hl)}/${area}.ftl`;
}

export async function loadWords(hl: Hl, areas: readonly string[]): Promise<Words> {
  const words = await Promise.all(
    areas.map(async (area) => {
      const path = wordsPath(hl, area);
      // Words of pages that load on demand are listed separately: a landing page needn't know their files.
      const load = files[path] ?? (await import("./late-areas").then(({ lateFile }) => lateFile(path)));
      if (!load) throw new Error(`no words for ${area} in ${hl}`);
      return load();
    }),
  );
  return makeWords(hl, words);
}
