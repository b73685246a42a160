// What a visitor who was cheated by another site looks for.
import { useT } from "../../l10n/words";
import { Section } from "../../ui/section";
import { Still } from "../../ui/still";

// The same for every visitor, so it is drawn when the page is prerendered.
const Points = import.meta.env.SSR ? (await import("./points")).Points : undefined;

export function Different() {
  const t = useT();
  return (
    <Section id="different" title={t("site-different-title")}>
      <Still>{Points && <Points />}</Still>
    </Section>
  );
}
