// The opening's facts where the puzzle is the first screen.
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";
import { Still } from "../../ui/still";
import { FactList } from "./fact-list";
import { HeroPicture } from "./heroes/hero-picture";
import { themedPalette } from "./heroes/palette";
import { SmallerSteps, Start } from "./start";
import type { Variant } from "./variants";

export function Facts({ variant }: { variant: Variant }) {
  const t = useT();
  return (
    <section aria-labelledby="facts-title" className={`${measure} py-10 sm:py-14`}>
      <div className="grid grid-cols-1 items-center gap-8 md:grid-cols-2">
        <div>
          <h2 id="facts-title" className="text-title">
            {t("site-hero-new-title")}
          </h2>
          <p className="mt-3 mb-6 text-lead text-muted">{t("site-hero-new-lead")}</p>
          <Start variant={variant} assured />
          <div className="mt-5 mb-2">
            <FactList variant={variant} />
          </div>
          <SmallerSteps variant={variant} />
        </div>
        <Still className="overflow-hidden rounded-card bg-hero-ground p-5">
          {import.meta.env.SSR && <HeroPicture name={variant.hero} palette={themedPalette} />}
        </Still>
      </div>
    </section>
  );
}
