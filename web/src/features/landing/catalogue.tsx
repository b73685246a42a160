// All tests. The list is fetched after hydration and comes in its own script file, because only one
// variant has it; its space is reserved, so nothing below it moves far.
import { useT } from "../../l10n/words";
import { useLate } from "../../lib/use-late";
import { Section } from "../../ui/section";

export function Catalogue() {
  const t = useT();
  const List = useLate(async () => (await import("./catalogue-list")).CatalogueList);
  return (
    <Section id="catalogue" title={t("site-catalogue-title")}>
      <div className="min-h-96">{List ? <List /> : <p role="status">{t("common-loading")}</p>}</div>
    </Section>
  );
}
