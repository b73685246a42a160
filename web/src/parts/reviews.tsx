// What buyers say: the mean, how many gave how many stars, and the newest reviews. On a landing page too, whose style
// has only the classes of landing pages.
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useApi } from "../api/api-context";
import { Queries } from "../api/queries";
import { loadReviews } from "../api/review-calls";
import type { Rating } from "../api/types";
import { loadWords } from "../l10n/areas";
import { formatNumber } from "../l10n/formats";
import { MoreWords } from "../l10n/more-words";
import { useT } from "../l10n/words";
import type { Hl } from "../lib/locale";
import { usePage } from "../lib/page";
import { Section } from "../ui/section";
import { ReviewCard } from "./review-card";
import { StarRow } from "./star-row";

/** The block, once its words are there. */
export async function reviewsIn(hl: Hl): Promise<ComponentType> {
  const words = await loadWords(hl, ["review"]);
  return () => (
    <Queries>
      <MoreWords words={words}>
        <Reviews />
      </MoreWords>
    </Queries>
  );
}

function Reviews() {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const { data } = useQuery({ queryKey: ["reviews", hl], queryFn: () => loadReviews(api) });
  // There may be too few again since the page was served.
  if (!data?.rating) return null;
  return (
    <Section id="reviews" title={t("review-block-title")} lead={t("review-block-how")}>
      <div className="grid grid-cols-1 gap-8 lg:gap-10">
        <Numbers rating={data.rating} />
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.reviews.map((review, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no other key, and their order stays
            <ReviewCard key={index} review={review} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Numbers({ rating: { averageTenths, count, byStars } }: { rating: Rating }) {
  const t = useT();
  const { hl } = usePage();
  const average = tenths(averageTenths, hl);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:items-center">
      <div className="flex flex-wrap items-center gap-x-4">
        <span aria-hidden="true" className="font-bold text-figure">
          {average}
        </span>
        <div>
          <StarRow stars={averageTenths / 10} />
          <p className="mt-1 text-muted">{t("review-block-lead", { average, count })}</p>
        </div>
      </div>
      <ul aria-label={t("review-block-shares")} className="grid gap-1">
        {[5, 4, 3, 2, 1].map((stars) => (
          <Share key={stars} stars={stars} reviews={byStars[stars - 1] ?? 0} of={count} />
        ))}
      </ul>
    </div>
  );
}

function Share({ stars, reviews, of }: { stars: number; reviews: number; of: number }) {
  const t = useT();
  const { hl } = usePage();
  return (
    <li className="flex items-center gap-3 text-small">
      {/* Not a styled box: the page's policy allows no style of its own. */}
      <svg aria-hidden="true" focusable="false" width="160" height="8" className="shrink-0">
        <rect width="160" height="8" rx="4" className="fill-line" />
        <rect width={(160 * reviews) / of} height="8" rx="4" className="fill-accent" />
      </svg>
      <span className="whitespace-nowrap">{t("review-block-stars", { n: stars })}</span>
      <span className="text-muted">{formatNumber(reviews, hl)}</span>
    </li>
  );
}

/** 43 is 4.3, with the language's own mark. */
function tenths(number: number, hl: Hl): string {
  const mark = ["DE", "FR", "ES", "PT"].includes(hl) ? "," : ".";
  return `${Math.floor(number / 10)}${mark}${number % 10}`;
}
