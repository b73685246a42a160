// For tests: renders a part of a landing page with the English words and a visitor.
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { loadWords } from "../../l10n/areas";
import { WordsProvider } from "../../l10n/words";
import { parseHl } from "../../lib/locale";
import { PageProvider } from "../../lib/page";
import { sampleBoot } from "../../testing/sample-boot";

const areas = ["common", "site", "checkout", "puzzle", "method"];

export async function renderInEnglish(part: ReactElement, boot = sampleBoot()) {
  const words = await loadWords("EN", areas);
  return render(
    <PageProvider page={{ hl: parseHl(boot.hl) ?? "EN", boot }}>
      <WordsProvider words={words}>{part}</WordsProvider>
    </PageProvider>,
  );
}
