// The puzzle on a landing page: as its first screen, or as one of its sections.
import { Live } from "../../../l10n/live";
import { useT } from "../../../l10n/words";
import { measure, Section } from "../../../ui/section";
import type { Variant } from "../variants";
import { PuzzleBoard } from "./puzzle-board";

/** The first screen, with the page's h1. */
export function Play({ variant }: { variant: Variant }) {
  const t = useT();
  return (
    <section
      id="puzzle"
      tabIndex={-1}
      aria-labelledby="play-title"
      className={`${measure} min-h-[min(50rem,calc(100svh-3.5rem))] pt-2 pb-6 md:pt-6`}
    >
      <h1 id="play-title" className="text-title lg:text-hero">
        {t(variant.title)}
      </h1>
      <p className="mt-2 short:hidden text-muted md:text-lead">{t(variant.lead)}</p>
      <p className="mt-1 mb-4 text-small md:mb-8">
        <Live id="site-hero-full-price" />
      </p>
      <PuzzleBoard asked />
    </section>
  );
}

export function PuzzleSection() {
  const t = useT();
  return (
    <Section id="puzzle" title={t("site-puzzle-title")} lead={t("site-puzzle-lead")}>
      <PuzzleBoard />
    </Section>
  );
}
