// The end of the page, for those who read that far: the button once more.
import { useT } from "../../l10n/words";
import { Section } from "../../ui/section";
import { Start } from "./start";
import type { Variant } from "./variants";

export function Ending({ variant }: { variant: Variant }) {
  const t = useT();
  return (
    <Section id="ending" title={t("site-end-title")} lead={t("site-end-text")}>
      <Start variant={variant} />
    </Section>
  );
}
