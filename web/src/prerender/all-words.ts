// All words of a language at once, for code that runs in Node. Missing words are an error here: a
// page must not be written with a gap in it.
import { type Messages, makeWords, type Words } from "../l10n/bundle";
import { type Hl, tagOf } from "../lib/locale";

const files = import.meta.glob<Messages>("../../../locales/*/*.ftl", {
  import: "default",
  eager: true,
});

export interface SpokenWords extends Words {
  /** The areas of the messages that were formatted so far. */
  spoken: ReadonlySet<string>;
  /** Every message id there is. */
  ids: readonly string[];
}

/** Made once: there are hundreds of pages. */
const made = new Map<Hl, { words: Words; ids: readonly string[] }>();

function wordsOf(hl: Hl): { words: Words; ids: readonly string[] } {
  const known = made.get(hl);
  if (known) return known;
  const own = Object.entries(files)
    .filter(([path]) => path.includes(`/locales/${tagOf(hl)}/`))
    .map(([, messages]) => messages);
  const fresh = { words: makeWords(hl, own), ids: own.flatMap(Object.keys) };
  made.set(hl, fresh);
  return fresh;
}

export function allWords(hl: Hl): SpokenWords {
  const { words, ids } = wordsOf(hl);
  const spoken = new Set<string>();
  const note = (id: string) => spoken.add(id.slice(0, id.indexOf("-")));

  return {
    spoken,
    ids,
    lookup: (id, args) => {
      note(id);
      return words.lookup(id, args);
    },
    t: (id, ...args) => {
      note(id);
      const text = words.lookup(id, args[0]);
      if (text === undefined) throw new Error(`no message ${id} in ${hl}`);
      return text;
    },
  };
}
