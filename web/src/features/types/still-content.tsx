// Which content a page of this feature has. Words are taken from a set of its own, so that the page doesn't tell the
// browser to load them.

import { WordsProvider } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { codeOf, isTypeVariant, type TypePageName } from "../../lib/type-pages";
import { allWords } from "../../prerender/all-words";
import { TypeArticle } from "./type-article";
import { TypesLanding } from "./types-landing";
import { TypesOverview } from "./types-overview";

export function StillContent({ name }: { name: string }) {
  const { hl } = usePage();
  return (
    <WordsProvider words={allWords(hl)}>
      <Content name={name} />
    </WordsProvider>
  );
}

function Content({ name }: { name: string }) {
  const { hl } = usePage();
  if (isTypeVariant(name)) return <TypesLanding hl={hl} variant={name} />;
  const code = codeOf(name as TypePageName);
  return code ? <TypeArticle hl={hl} code={code} /> : <TypesOverview hl={hl} />;
}
