// A bought result with its words, fetched only by whoever has one.
import { type ComponentType, useEffect, useState } from "react";
import { loadWords } from "../../l10n/areas";
import { joinWords, type Words } from "../../l10n/bundle";
import { useWords, WordsProvider } from "../../l10n/words";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";
import { PageWaiting } from "../../parts/page-states";
import type { PaidOrder } from "./order";

interface Loaded {
  View: ComponentType<{ order: PaidOrder }>;
  words: Words;
}

export function PaidPart({ order }: { order: PaidOrder }) {
  const { hl } = usePage();
  const base = useWords();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let left = false;
    const attempt = () => {
      Promise.all([import("./paid-result"), loadWords(hl, ["reading"])]).then(
        ([{ PaidResult }, words]) => left || setLoaded({ View: PaidResult, words: joinWords(base, words) }),
        () => left || reportInterruption(attempt),
      );
    };
    attempt();
    return () => {
      left = true;
    };
  }, [hl, base]);

  if (!loaded) return <PageWaiting />;
  const { View, words } = loaded;
  return (
    <WordsProvider words={words}>
      <View order={order} />
    </WordsProvider>
  );
}
