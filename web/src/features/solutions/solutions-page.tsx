// The solved questions of an order, if its package includes them.
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { useApi } from "../../api/api-context";
import { Queries } from "../../api/queries";
import { askSolved, notOwned } from "../../api/report-calls";
import type { SolvedQuestions } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { useOrderNumber } from "../../lib/fragment";
import { useNavigate } from "../../lib/navigate";
import { useOrderHref } from "../../parts/order-href";
import { PageFailed, PageMissing, PageWaiting } from "../../parts/page-states";
import { Solutions } from "../../parts/solutions/solutions";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { Locked } from "./locked";

export function SolutionsPage() {
  const orderNumber = useOrderNumber();
  if (!orderNumber) return <Missing />;
  return (
    <Queries>
      <Answers orderNumber={orderNumber} />
    </Queries>
  );
}

function Answers({ orderNumber }: { orderNumber: string }) {
  const api = useApi();
  const found = useAnswer(["solved", orderNumber], () => askSolved(api, orderNumber));
  switch (found.kind) {
    case "waiting":
      return <PageWaiting />;
    case "failed":
      return <PageFailed retry={found.retry} />;
    case "refused":
      return found.result === notOwned ? (
        <Screen orderNumber={orderNumber}>
          <Locked orderNumber={orderNumber} />
        </Screen>
      ) : (
        <Missing />
      );
    case "found":
      return (
        <Screen orderNumber={orderNumber}>
          <Found solved={found.data} />
        </Screen>
      );
  }
}

function Found({ solved: { questions, asOf } }: { solved: SolvedQuestions }) {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const right = questions.filter((question) => question.right).length;
  const query = new URLSearchParams(search);

  // The address names the question; going back leads to the report, not through the questions.
  const showInAddress = (number: number) => {
    query.set("q", String(number));
    navigate(`${pathname}?${query}${hash}`, { replace: true });
  };

  return (
    <>
      <p className="mt-2 mb-6 text-lead text-muted">
        {right === questions.length
          ? t("reading-wrong-perfect")
          : t("reading-wrong-count", { right, total: questions.length })}
      </p>
      <Solutions questions={questions} asOf={asOf} start={Number(query.get("q"))} onPick={showInAddress} />
    </>
  );
}

function Screen({ orderNumber, children }: { orderNumber: string; children: ReactNode }) {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={`${measure} pt-2 pb-10 sm:pt-6`}>
      <ButtonLink kind="quiet" href={useOrderHref(orderNumber)("reportResult")}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t("reading-wrong-back-to-report")}
      </ButtonLink>
      <h1 className="mt-2 text-hero">{t("reading-wrong-title")}</h1>
      {children}
    </main>
  );
}

function Missing() {
  const t = useT();
  return <PageMissing title={t("result-unknown-title")} text={t("result-unknown-text")} />;
}
