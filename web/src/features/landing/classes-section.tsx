// The IQ classes with their limits: as a curve and as a table.
import { useT } from "../../l10n/words";
import { Section } from "../../ui/section";
import { Still } from "../../ui/still";

// The same for every visitor, so it is drawn when the page is prerendered; the result page draws the curve in the
// browser: with a static import, every page would load it.
const Content = import.meta.env.SSR ? (await import("./class-table")).ClassesContent : undefined;

export function Classes() {
  const t = useT();
  return (
    <Section id="classes" title={t("site-classes-title")} lead={t("site-classes-lead")}>
      <Still>{Content && <Content />}</Still>
    </Section>
  );
}
