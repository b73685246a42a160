// The first screen, in the order in which a visitor asks: what do I get, may I just try, what does it cost and how long
// does it take. On a phone the picture gets the height that the text leaves, so that the button stays visible, even
// above the cookie question (11.5rem: header and question).
import { useT } from "../../l10n/words";
import { Still } from "../../ui/still";
import { FactList } from "./fact-list";
import { HeroPicture } from "./heroes/hero-picture";
import { themedPalette } from "./heroes/palette";
import { SmallerSteps, Start } from "./start";
import type { Variant } from "./variants";

export function Opening({ variant }: { variant: Variant }) {
  const t = useT();
  return (
    <section
      aria-labelledby="promise-title"
      className="mx-auto grid min-h-[min(42rem,calc(100svh-11.5rem))] w-full max-w-[75rem] grid-cols-1 grid-rows-[minmax(8.5rem,1fr)_auto] short:grid-rows-[minmax(4.5rem,1fr)_auto] lg:min-h-0 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-1 lg:items-center lg:gap-12 lg:px-8 lg:pt-6 lg:pb-10"
    >
      <div className="relative overflow-hidden bg-hero-ground sm:mx-8 sm:rounded-card lg:order-last lg:mx-0 lg:aspect-[8/7]">
        <Still className="absolute inset-x-5 top-4 short:top-1.5 bottom-0 lg:inset-x-8 lg:top-8">
          {import.meta.env.SSR && <HeroPicture name={variant.hero} palette={themedPalette} />}
        </Still>
      </div>
      <div className="px-4 pt-5 short:pt-3 pb-4 min-[24rem]:px-5 sm:px-8 lg:p-0">
        <h1 id="promise-title" className="text-hero">
          {t(variant.title)}
        </h1>
        <p className="mt-2 text-lead short:text-body text-muted lg:mt-5">{t(variant.lead)}</p>
        <div className="mt-4 short:mt-3 lg:mt-7">
          <Start variant={variant} assured />
        </div>
        <div className="mt-4 short:mt-3 mb-2 lg:mt-7">
          <FactList variant={variant} />
        </div>
        <SmallerSteps variant={variant} />
      </div>
    </section>
  );
}
