// The exams by category, as the server publishes them.
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useApi } from "../../api/api-context";
import { unwrap } from "../../api/envelope";
import { dataOrThrow } from "../../api/failure";
import { Queries } from "../../api/queries";
import type { Category } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { homeOf } from "../../lib/variant";
import { useLandingHref, useStartHref } from "../../lib/visitor-href";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";

export function CatalogueList() {
  return (
    <Queries>
      <Categories />
    </Queries>
  );
}

function Categories() {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const list = useQuery({
    queryKey: ["categories", hl],
    queryFn: () => dataOrThrow(unwrap(api.GET("/exam/category/list"))),
  });

  if (list.isPending) return <p role="status">{t("common-loading")}</p>;
  if (list.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{t("site-catalogue-failed")}</p>
        <Button onClick={() => list.refetch()}>{t("common-failed-retry")}</Button>
      </div>
    );
  }
  const filled = list.data.filter(({ exams }) => exams.length > 0);
  if (filled.length === 0) return <p>{t("site-catalogue-empty")}</p>;
  return (
    <div className="grid gap-10">
      {filled.map((category) => (
        <div key={category.id}>
          <h3 className="text-heading">{category.name}</h3>
          <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {category.exams.map((exam) => (
              <ExamCard key={exam.id} exam={exam} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type ListedExam = Category["exams"][number];

function ExamCard({ exam }: { exam: ListedExam }) {
  const t = useT();
  const { hl } = usePage();
  const { questions, options, lowestPrice } = exam;
  const statements = exam.kind === "questionnaire";
  // A free exam has no landing page of its own: with puzzles there is one that promotes it, others begin at once.
  const own = useLandingHref(statements ? "types_letters" : homeOf("new"), exam);
  const free = useLandingHref("free");
  const start = useStartHref(exam);
  const freeHref = statements ? start : free;
  const title = useId();
  return (
    <Card as="li" className="flex flex-col">
      <h4 id={title} className="font-semibold">
        <a
          href={exam.free ? freeHref : own}
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {exam.name}
        </a>
      </h4>
      <p className="mb-4 text-muted">{exam.summary}</p>
      <p className="text-small">
        {statements
          ? t("site-catalogue-statements", { questions })
          : t("site-hero-length", { questions, options })}
      </p>
      {exam.free && (
        <p className="text-small">{t(exam.signIn ? "site-catalogue-account" : "site-catalogue-free")}</p>
      )}
      {lowestPrice && (
        <p className="text-small">{t("site-catalogue-price", { price: formatMoney(lowestPrice, hl) })}</p>
      )}
      <div className="mt-auto pt-5">
        <ButtonLink href={start} aria-describedby={title} className="w-full">
          {t(exam.free ? "site-hero-start-free" : "site-hero-start")}
        </ButtonLink>
      </div>
    </Card>
  );
}
