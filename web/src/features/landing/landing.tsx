// One landing page: the sections its variant names, in that order.
import type { ReactElement } from "react";
import { useT } from "../../l10n/words";
import type { VariantName } from "../../lib/variant";
import { LateReviews } from "../../parts/late-reviews";
import { Section } from "../../ui/section";
import { Catalogue } from "./catalogue";
import { Classes } from "./classes-section";
import { Different } from "./different";
import { Facts } from "./facts";
import { Free } from "./free";
import { LiveNumbers } from "./live-numbers";
import { Measure } from "./measure";
import { Method } from "./method";
import { Opening } from "./opening";
import { Preview } from "./preview";
import { Prices } from "./prices";
import { Play, PuzzleSection } from "./puzzle/play";
import { Questions } from "./questions";
import { Start } from "./start";
import { type SectionName, type Variant, variants } from "./variants";

const sections: Record<SectionName, (props: { variant: Variant }) => ReactElement | null> = {
  promise: Opening,
  play: Play,
  facts: Facts,
  different: Different,
  puzzle: PuzzleSection,
  free: Free,
  prices: Prices,
  preview: Preview,
  classes: Classes,
  live: LiveNumbers,
  measure: Measure,
  method: Method,
  catalogue: Catalogue,
  questions: Questions,
};

export function Landing({ variant: name }: { variant: VariantName }) {
  const variant = variants[name];
  return (
    <main id="content" tabIndex={-1}>
      {variant.sections.map((section) => {
        const Part = sections[section];
        return <Part key={section} variant={variant} />;
      })}
      <LateReviews />
      <Ending variant={variant} />
    </main>
  );
}

/** The end of the page: the start button once more. */
function Ending({ variant }: { variant: Variant }) {
  const t = useT();
  return (
    <Section id="ending" title={t("site-end-title")} lead={t("site-end-text")}>
      <Start variant={variant} />
    </Section>
  );
}
