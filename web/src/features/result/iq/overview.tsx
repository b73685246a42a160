// The first card of a bought result: the score on the curve, and links to the rest.
import { useT } from "../../../l10n/words";
import { bandOf } from "../../../parts/band";
import { useOrderHref } from "../../../parts/order-href";
import { ScoreCard } from "../../../parts/score-card";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { measure } from "../../../ui/section";
import { FilesCard } from "../frame/files-card";
import { type PaidOrder, showsCertificate, useNorms, useUpgrades } from "../frame/order";
import { Validity } from "../frame/validity";
import { RescoredCard } from "./rescored-card";
import { RightCard } from "./right-card";

export function Overview({ order }: { order: PaidOrder }) {
  const t = useT();
  const norms = useNorms();
  const { result } = order;
  return (
    <div className={`${measure} pt-5 sm:pt-8`}>
      {norms && <RescoredCard rescored={result.rescored} />}
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <ScoreCard score={result.score} band={bandOf(result.classes)} note={t("result-margin-note-full")} />
        <div className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {!order.report && <RightCard result={result} questions={order.questions} />}
          <PuzzlesCard order={order} />
          {order.report && <FilesCard orderNumber={order.orderNumber} text={t("reading-files-text")} />}
          {!norms && <ShowLinks order={order} />}
        </div>
      </div>
      {/* What is shown comes first; newer norms are an offer. */}
      {!norms && <RescoredCard rescored={result.rescored} />}
      {/* If there is no note, the report says so itself. */}
      {(!order.report || order.reasons.length > 0) && <Validity reasons={order.reasons} />}
    </div>
  );
}

/** Links to what is below the report, which is long. */
function ShowLinks({ order }: { order: PaidOrder }) {
  const t = useT();
  return (
    <ul className="flex flex-wrap gap-x-6 px-1 sm:col-span-2 lg:col-span-1">
      {showsCertificate(order) && (
        <li>
          <ButtonLink kind="quiet" href="#certificate">
            {t("reading-certificate-title")}
          </ButtonLink>
        </li>
      )}
      <li>
        <ButtonLink kind="quiet" href="#share">
          {t("reading-share-title")}
        </ButtonLink>
      </li>
    </ul>
  );
}

/** The link to the solved puzzles, or to the package that includes them. */
function PuzzlesCard({ order }: { order: PaidOrder }) {
  const t = useT();
  const href = useOrderHref(order.orderNumber)("wrongAnswers");
  const owned = order.items.includes("wrong_answers");
  const adds = useUpgrades(order).some(({ items }) => items.some(({ code }) => code === "wrong_answers"));
  if (!owned && !adds) return null;
  return (
    <Card>
      <h2 className="text-heading">{t("reading-puzzles-title")}</h2>
      <p className="mt-2 text-muted">{t(owned ? "reading-puzzles-text" : "reading-puzzles-locked")}</p>
      <ButtonLink href={owned ? href : "#more"} className="mt-4 w-full">
        {t(owned ? "reading-puzzles-button" : "reading-puzzles-unlock")}
      </ButtonLink>
    </Card>
  );
}
