// A buyer's own review: the link of a letter opens it, to be written, changed and withdrawn.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../api/api-context";
import { Queries } from "../../api/queries";
import { readReview } from "../../api/review-calls";
import type { MyReview } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { useT } from "../../l10n/words";
import { useLocation, useTail } from "../../lib/address";
import { paths } from "../../lib/all-paths";
import { readFragment } from "../../lib/fragment";
import { parseTail } from "../../lib/paths";
import { useVisitorHref } from "../../lib/visitor-href";
import { PageFailed, PageMissing, PageWaiting } from "../../parts/page-states";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { Letters } from "./letters";
import { ReviewForm } from "./review-form";
import { Written } from "./written";

export function ReviewPage() {
  const link = readFragment(useLocation().hash).get("review");
  return <Queries>{link ? <Opened key={link} link={link} /> : <Unknown />}</Queries>;
}

function Opened({ link }: { link: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const key = ["review", link];
  const found = useAnswer(key, () => readReview(api, link));
  switch (found.kind) {
    case "waiting":
      return <PageWaiting />;
    case "failed":
      return <PageFailed retry={found.retry} />;
    case "refused":
      return <Unknown />;
    case "found":
      return (
        <Desk
          link={link}
          review={found.data}
          onChange={(review) => queries.setQueryData<MyReview>(key, review)}
        />
      );
  }
}

interface DeskProps {
  link: string;
  review: MyReview;
  onChange: (review: MyReview) => void;
}

/** Where the review is written or, once it is, looked at. */
function Desk({ link, review, onChange }: DeskProps) {
  const [step, setStep] = useState<"read" | "change" | "sent">("read");
  return (
    <main id="content" tabIndex={-1} className={`${measure} grid grid-cols-1 gap-10 py-6 sm:py-10`}>
      {review.stars && step !== "change" ? (
        <Written
          link={link}
          review={review}
          sent={step === "sent"}
          onEdit={() => setStep("change")}
          onWithdrawn={(after) => {
            setStep("read");
            onChange(after);
          }}
        />
      ) : (
        <ReviewForm
          link={link}
          review={review}
          onWritten={(after) => {
            setStep("sent");
            onChange(after);
          }}
        />
      )}
      <Letters link={link} wanted={review.letters} onChange={(letters) => onChange({ ...review, letters })} />
    </main>
  );
}

function Unknown() {
  const t = useT();
  const exam = parseTail(useTail()) ?? { code: "", examId: 0 };
  const support = useVisitorHref(paths.support(exam));
  return (
    <PageMissing title={t("review-unknown-title")} text={t("review-unknown-text")}>
      <ButtonLink kind="primary" href={support}>
        {t("common-nav-support")}
      </ButtonLink>
    </PageMissing>
  );
}
