// A review that was sent: what became of it, what others see, and how to change or withdraw it.
import { useEffect, useRef } from "react";
import { useApi } from "../../api/api-context";
import { withdrawReview } from "../../api/review-calls";
import type { MyReview } from "../../api/types";
import type { MessageId } from "../../l10n/messages.gen";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { ReviewCard } from "../../parts/review-card";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { ConfirmStep } from "../../ui/confirm-step";

const outcomes: Record<string, MessageId> = {
  published: "review-published",
  waiting: "review-waiting",
  refused: "review-refused",
  taken_down: "review-taken-down",
};

interface WrittenProps {
  link: string;
  review: MyReview;
  /** It was sent just now. */
  sent: boolean;
  onEdit: () => void;
  onWithdrawn: (review: MyReview) => void;
}

export function Written({ link, review, sent, onEdit, onWithdrawn }: WrittenProps) {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const { busy, problem, change } = useChange(onWithdrawn, t("review-failed"));
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = outcomes[review.state];
  const [letter] = review.name ?? "";

  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);

  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-title">
          {t(sent ? "review-thanks-title" : "review-title")}
        </h1>
        <p className="mt-2 max-w-2xl text-lead">{outcome && t(outcome)}</p>
        <p className="mt-2 max-w-2xl text-muted">{t("review-again")}</p>
      </div>
      <div className="max-w-2xl">
        <ReviewCard
          as="div"
          review={{
            stars: review.stars ?? 0,
            content: review.content,
            name: review.name,
            headImage: letter?.toUpperCase(),
            answer: review.answer,
            hl,
            country: "ZZ",
            time: new Date().toISOString().slice(0, 7),
            refunded: false,
          }}
        />
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Button onClick={onEdit}>{t("review-edit")}</Button>
        <ConfirmStep
          label={t("review-withdraw")}
          question={t("review-withdraw-ask")}
          yes={t("review-withdraw-confirm")}
          no={t("review-withdraw-cancel")}
          busy={busy}
          onYes={() => change(() => withdrawReview(api, link))}
        />
      </div>
    </div>
  );
}
