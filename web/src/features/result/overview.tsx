// The first thing a buyer sees: the score on the curve, and the ways to the rest.
import { useT } from "../../l10n/words";
import { bandOf } from "../../parts/band";
import { ScoreCard } from "../../parts/score-card";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { FilesCard } from "./files-card";
import { useNorms } from "./norms";
import { type PaidOrder, showsCertificate } from "./order";
import { PuzzlesCard } from "./puzzles-card";
import { RescoredCard } from "./rescored-card";
import { RightCard } from "./right-card";
import { Validity } from "./validity";

export function Overview({ order }: { order: PaidOrder }) {
  const t = useT();
  const norms = useNorms();
  return (
    <div className={`${measure} pt-5 sm:pt-8`}>
      <RescoredCard order={order} />
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <ScoreCard score={order.score} band={bandOf(order.classes)} note={t("result-margin-note-full")} />
        <div className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {!order.report && <RightCard result={order} />}
          <PuzzlesCard order={order} />
          {order.report && <FilesCard orderNumber={order.orderNumber} />}
          {!norms && <ShowLinks order={order} />}
        </div>
      </div>
      {/* A report without a note says so itself. */}
      {(!order.report || order.reasons.length > 0) && <Validity reasons={order.reasons} />}
    </div>
  );
}

/** To what stands below the report: it is long. */
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
