// Renders a part of the site as the browser would: words, visitor, address, client.
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { ApiProvider } from "../api/api-context";
import { createApi } from "../api/client";
import { loadWords } from "../l10n/areas";
import { WordsProvider } from "../l10n/words";
import { fallbackHl, parseHl } from "../lib/locale";
import { PageProvider } from "../lib/page";
import { sampleBoot } from "./sample-boot";

interface RenderOptions {
  address?: string;
  boot?: ReturnType<typeof sampleBoot>;
  /** Areas of words beside `common`. */
  areas?: readonly string[];
}

export async function renderPage(
  part: ReactElement,
  { address = "/", boot = sampleBoot(), areas = ["site"] }: RenderOptions = {},
) {
  const hl = parseHl(boot.hl) ?? fallbackHl;
  const words = await loadWords(hl, ["common", ...areas]);
  const api = createApi(boot, { uid: () => "visitor", logid: () => "visit" });
  return render(
    <MemoryRouter initialEntries={[address]}>
      <PageProvider page={{ hl, boot }}>
        <WordsProvider words={words}>
          <ApiProvider api={api}>{part}</ApiProvider>
        </WordsProvider>
      </PageProvider>
    </MemoryRouter>,
  );
}
