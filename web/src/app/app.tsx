// The whole site below its router: page, words, frame, routes.
import { ApiProvider } from "../api/api-context";
import type { Api } from "../api/client";
import type { Words } from "../l10n/bundle";
import { WordsProvider } from "../l10n/words";
import { type Page, PageProvider } from "../lib/page";
import { SiteRoutes } from "./routes";

interface AppProps {
  page: Page;
  words: Words;
  /** Absent while prerendering. */
  api?: Api;
}

export function App({ page, words, api }: AppProps) {
  return (
    <PageProvider page={page}>
      <WordsProvider words={words}>
        <ApiProvider api={api}>
          <SiteRoutes />
        </ApiProvider>
      </WordsProvider>
    </PageProvider>
  );
}
