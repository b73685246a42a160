// The puzzle as one part of a page.
import { useT } from "../../../l10n/words";
import { Section } from "../../../ui/section";
import { PuzzleBoard } from "./puzzle-board";

export function PuzzleSection() {
  const t = useT();
  return (
    <Section id="puzzle" title={t("site-puzzle-title")} lead={t("site-puzzle-lead")}>
      <PuzzleBoard />
    </Section>
  );
}
