// The puzzle as the first screen: it is the page's opening and carries its h1.
import { useT } from "../../../l10n/words";
import { measure } from "../../../ui/section";
import type { Variant } from "../variants";
import { PuzzleBoard } from "./puzzle-board";

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
      <p className="mt-2 mb-4 text-muted md:mb-8 md:text-lead">{t(variant.lead)}</p>
      <PuzzleBoard asked />
    </section>
  );
}
