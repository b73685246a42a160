// The whole result of the free test, and the full test for a narrower margin.
import type { WholeResult as WholeIqResult } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { usePage } from "../../../lib/page";
import { useStartHref } from "../../../lib/visitor-href";
import { bandOf } from "../../../parts/band";
import { ScoreCard } from "../../../parts/score-card";
import { ButtonLink } from "../../../ui/button";
import { measure, Section } from "../../../ui/section";
import type { WholeOrder } from "../frame/order";
import { ReturnLinkCard } from "../frame/return-link-card";
import { TakeAgain } from "../frame/take-again";
import { Validity } from "../frame/validity";
import { Meaning } from "./meaning";
import { NearChance } from "./near-chance";
import { RightCard } from "./right-card";

export function WholeResult({ order, result }: { order: WholeOrder; result: WholeIqResult }) {
  const t = useT();
  const band = bandOf(result.classes);
  return (
    <main id="content" tabIndex={-1}>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <h1 className="text-hero">{t("result-whole-title")}</h1>
        {result.nearChance && <NearChance right={result.right} questions={order.questions} />}
        <div className="mt-6 grid gap-4 lg:grid-cols-[2fr_1fr]">
          <ScoreCard score={result.score} band={band} note={t("result-margin-note")} />
          <div className="grid content-start gap-4">
            <RightCard result={result} questions={order.questions} />
            <ReturnLinkCard order={order} />
          </div>
        </div>
        <Validity reasons={order.reasons} />
      </div>
      <Meaning result={result} band={band} />
      <FullTest />
      {!result.nearChance && <TakeAgain />}
    </main>
  );
}

function FullTest() {
  const t = useT();
  const { boot } = usePage();
  const main = boot?.mainExam ?? undefined;
  const href = useStartHref(main);
  if (!main || main.id === boot?.exam.id) return null;
  return (
    <Section id="full" title={t("result-full-title")} lead={t("result-full-text")} narrow>
      <ButtonLink kind="primary" href={href}>
        {t("result-full-button")}
      </ButtonLink>
    </Section>
  );
}
