// A page whose code and words are loaded on demand. Until then a quiet message is shown in its
// place; a prefetched page is shown at once.
import { type ComponentType, useEffect, useState } from "react";
import { loadWords } from "../l10n/areas";
import type { Words } from "../l10n/bundle";
import type { MessageId } from "../l10n/messages.gen";
import { MoreWords } from "../l10n/more-words";
import { useWords } from "../l10n/words";
import { useLocation, useNavigationType } from "../lib/address";
import { withLoadingBar } from "../lib/loading";
import type { Hl } from "../lib/locale";
import { reportInterruption } from "../lib/network";
import { usePage } from "../lib/page";
import { useTitle } from "../lib/title";
import { PageLoading } from "./page-loading";

interface Loaded {
  Content: ComponentType;
  words: Words;
}

interface Definition {
  /** Areas of words that it needs beside those of the frame. */
  areas: readonly string[];
  /** For the browser's tab; the exam's name where there is none. */
  title?: MessageId;
  load: () => Promise<ComponentType>;
}

export interface LazyPage {
  Page: ComponentType;
  /** Fetches code and words in parallel, once. */
  fetch: (hl: Hl) => Promise<Loaded>;
}

export function lazyPage({ areas, title, load }: Definition): LazyPage {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  async function fetchParts(hl: Hl): Promise<Loaded> {
    const [Content, words] = await Promise.all([load(), loadWords(hl, areas)]);
    loaded = { Content, words };
    return loaded;
  }

  function fetch(hl: Hl): Promise<Loaded> {
    loading ??= fetchParts(hl).catch((failure) => {
      // The next call may try again.
      loading = undefined;
      throw failure;
    });
    return loading;
  }

  function Page() {
    const { hl } = usePage();
    const [shown, setShown] = useState(loaded);

    useEffect(() => {
      let left = false;
      const attempt = () => {
        withLoadingBar(fetch(hl)).then(
          (parts) => left || setShown(parts),
          // A file removed by a release reloads the page automatically (chunk-reload.ts).
          () => left || reportInterruption(attempt),
        );
      };
      if (!loaded) attempt();
      else setShown(loaded);
      return () => {
        left = true;
      };
    }, [hl]);

    if (!shown) return <PageLoading />;
    const { Content, words } = shown;
    return (
      <MoreWords words={words}>
        <PageChange title={title} />
        <Content />
      </MoreWords>
    );
  }

  return { Page, fetch };
}

/** What a browser does when it opens another page: title, top of the page, focus. */
function PageChange({ title }: { title: MessageId | undefined }) {
  const { lookup } = useWords();
  const { boot } = usePage();
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  useTitle((title && lookup(title)) ?? boot?.exam.name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, however it was reached
  useEffect(() => {
    // The browser handles the first page, and on going back restores the position itself.
    if (key === "default") return;
    if (kind !== "POP") window.scrollTo(0, 0);
    const content = document.getElementById("content");
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
