// One review as everybody sees it. In place of a picture of the buyer, whom we haven't seen, a tile with the first
// letter of the name.
import type { ShownReview } from "../api/types";
import { useT } from "../l10n/words";
import { parseHl, tagOf } from "../lib/locale";
import { usePage } from "../lib/page";
import { Card } from "../ui/card";
import { useRegionName } from "./region-name";
import { StarRow } from "./star-row";

/** Of a country that isn't known. */
const unknown = "ZZ";

interface ReviewCardProps {
  review: ShownReview;
  as?: "li" | "div";
}

export function ReviewCard({ review, as = "li" }: ReviewCardProps) {
  const t = useT();
  const { hl, boot } = usePage();
  const month = useMonth();
  const regionName = useRegionName();
  const { name, headImage, stars, content, answer, country, time, refunded } = review;
  const tag = tagOf(parseHl(review.hl) ?? hl);
  const where = country && country !== unknown ? [regionName(country)] : [];
  const facts = [...where, month(time), ...(tag === tagOf(hl) ? [] : [writtenIn()])];

  function writtenIn(): string {
    const language = new Intl.DisplayNames(tagOf(hl), { type: "language" }).of(tag) ?? tag;
    return t("review-block-language", { language });
  }

  return (
    <Card as={as} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <HeadTile letter={headImage} />
        <div className="min-w-0">
          <p className="font-semibold">{name ?? t("review-someone")}</p>
          <p className="text-muted text-small">{facts.join(" · ")}</p>
        </div>
      </div>
      <div>
        <StarRow stars={stars} />
        <span className="sr-only">{t("review-block-stars", { n: stars })}</span>
      </div>
      {content && (
        <div lang={tag} className="grid gap-2">
          <Lines text={content} />
        </div>
      )}
      {refunded && <p className="text-muted text-small">{t("review-block-refunded")}</p>}
      {answer && (
        <div className="border-accent border-l-4 pl-4 text-small">
          <p className="font-semibold">{t("review-block-answer", { site: boot?.appName ?? "" })}</p>
          <Lines text={answer} />
        </div>
      )}
    </Card>
  );
}

function Lines({ text }: { text: string }) {
  const lines = text.split("\n").filter(Boolean);
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which doesn't change
    <p key={index}>{line}</p>
  ));
}

/** A tile of the mosaic: a letter on it, or the mosaic itself. */
function HeadTile({ letter }: { letter: string | null | undefined }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false" className="size-11 shrink-0">
      <rect width="44" height="44" rx="8" className="fill-line" />
      <path d="M44 30v6a8 8 0 0 1-8 8h-6a14 14 0 0 1 14-14z" className="fill-accent" />
      {letter ? (
        <text x="22" y="29" textAnchor="middle" fontSize="20" fontWeight="700" className="fill-ink">
          {letter}
        </text>
      ) : (
        <path d="M12 12h9v9h-9zM23 23h9v9h-9zM23 21v-9a9 9 0 0 1 9 9z" className="fill-muted" />
      )}
    </svg>
  );
}

function useMonth(): (time: string) => string {
  const { hl } = usePage();
  const format = new Intl.DateTimeFormat(tagOf(hl), { month: "long", year: "numeric", timeZone: "UTC" });
  return (time) => format.format(new Date(`${time}-01T00:00:00Z`));
}
