// Words that were loaded later than the page's own, for the components inside.
import { type ReactNode, useState } from "react";
import type { Lookup, Words } from "./bundle";
import { useWords, WordsProvider } from "./words";

export function MoreWords({ words, children }: { words: Words; children: ReactNode }) {
  const base = useWords();
  const [joined] = useState(() => joinWords(base, words));
  return <WordsProvider words={joined}>{children}</WordsProvider>;
}

function joinWords(base: Words, more: Words): Words {
  const lookup: Lookup = (id, args) => more.lookup(id, args) ?? base.lookup(id, args);
  return { lookup, t: (id, ...args) => lookup(id, args[0]) ?? id };
}
