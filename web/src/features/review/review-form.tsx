// Stars, words and a name, with a preview of what others will see.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import { writeReview } from "../../api/review-calls";
import type { MyReview } from "../../api/types";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { ReviewCard } from "../../parts/review-card";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { lengthOf, longestName, longestReview } from "./limits";
import { StarsField } from "./stars-field";
import { WordsField } from "./words-field";

interface ReviewFormProps {
  link: string;
  review: MyReview;
  onWritten: (review: MyReview) => void;
}

export function ReviewForm({ link, review, onWritten }: ReviewFormProps) {
  const t = useT();
  const api = useApi();
  const { boot } = usePage();
  const [stars, setStars] = useState(review.stars ?? undefined);
  const [content, setContent] = useState(review.content);
  const [name, setName] = useState(review.name ?? "");
  const [tried, setTried] = useState(false);
  const { busy, problem, change } = useChange(onWritten, t("review-failed"));
  const firstStar = useRef<HTMLInputElement>(null);
  const [longWords, longName] = [lengthOf(content) > longestReview, lengthOf(name) > longestName];

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!stars) return firstStar.current?.focus();
    if (busy || longWords || longName) return;
    change(() => writeReview(api, { link, stars, content, ...(name.trim() && { name }) }));
  };

  return (
    <div>
      <Heading withdrawn={review.state === "withdrawn"} test={boot?.exam.name ?? ""} />
      <form noValidate onSubmit={send} className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-6">
          <StarsField
            value={stars}
            onChange={setStars}
            firstRef={firstStar}
            error={tried && !stars ? t("review-stars-missing") : undefined}
          />
          <WordsField value={content} onChange={setContent} />
          <Field
            label={t("review-name-label")}
            hint={t("review-name-hint")}
            name="nickname"
            autoComplete="nickname"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={longName ? t("review-name-long") : undefined}
          />
          <p role="alert" className="text-bad empty:hidden">
            {problem}
          </p>
          <Button type="submit" kind="primary" disabled={busy} className="sm:justify-self-start">
            {busy ? t("review-sending") : t(review.stars ? "review-change" : "review-send")}
          </Button>
        </div>
        <Preview stars={stars} content={content} name={name} />
      </form>
    </div>
  );
}

function Heading({ withdrawn, test }: { withdrawn: boolean; test: string }) {
  const t = useT();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (withdrawn) note.current?.focus();
  }, [withdrawn]);
  return (
    <>
      {withdrawn && (
        <p ref={note} tabIndex={-1} className="mb-6 border-accent border-l-4 pl-4 font-semibold">
          {t("review-withdrawn")}
        </p>
      )}
      <h1 className="text-title">{t("review-title")}</h1>
      <p className="mt-2 max-w-2xl text-lead text-muted">{t("review-lead", { test })}</p>
    </>
  );
}

interface PreviewProps {
  stars: number | undefined;
  content: string;
  name: string;
}

function Preview({ stars, content, name }: PreviewProps) {
  const t = useT();
  const { hl } = usePage();
  const [letter] = name.trim();
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title" className="font-semibold">
        {t("review-preview-title")}
      </h2>
      <p className="mt-1 mb-3 text-muted text-small">{t("review-preview-text")}</p>
      <ReviewCard
        as="div"
        review={{
          stars: stars ?? 0,
          content: content.trim(),
          name: name.trim() || undefined,
          headImage: letter?.toUpperCase(),
          hl,
          country: "ZZ",
          time: new Date().toISOString().slice(0, 7),
          refunded: false,
        }}
      />
    </section>
  );
}
