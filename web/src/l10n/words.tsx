// The words of the page's language, for components.
import { createContext, type ReactNode, use } from "react";
import type { Translate, Words } from "./bundle";

const WordsContext = createContext<Words | undefined>(undefined);

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("no WordsProvider");
  return words;
}

export function useT(): Translate {
  return useWords().t;
}
