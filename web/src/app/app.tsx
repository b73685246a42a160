// The whole site below its router: page, words, client. `Site` has the frame and the routes.
import type { ComponentType } from "react";
import { ApiProvider } from "../api/api-context";
import type { Api } from "../api/client";
import type { Words } from "../l10n/bundle";
import { WordsProvider } from "../l10n/words";
import { type Page, PageProvider } from "../lib/page";

interface AppProps {
  page: Page;
  words: Words;
  /** Absent while prerendering. */
  api?: Api;
  Site: ComponentType;
}

export function App({ page, words, api, Site }: AppProps) {
  return (
    <PageProvider page={page}>
      <WordsProvider words={words}>
        <ApiProvider api={api}>
          <Site />
        </ApiProvider>
      </WordsProvider>
    </PageProvider>
  );
}
