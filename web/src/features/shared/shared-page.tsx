// A result that its owner shows by a link, and what taking the test would cost.

import { useApi } from "../../api/api-context";
import { Queries } from "../../api/queries";
import { sharesType } from "../../api/questionnaire-types";
import { askShared } from "../../api/report-calls";
import { useAnswer } from "../../api/use-answer";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { useTail } from "../../lib/address";
import { usePage } from "../../lib/page";
import { useStartHref } from "../../lib/visitor-href";
import { PageFailed, PageMissing, PageWaiting } from "../../parts/page-states";
import { SharedView } from "../../parts/shared-view";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";
import { LateSharedType } from "./late-shared-type";

export function SharedPage() {
  return (
    <Queries>
      <Shared token={useTail()} />
    </Queries>
  );
}

function Shared({ token }: { token: string }) {
  const t = useT();
  const api = useApi();
  const found = useAnswer(["shared", token], () => askShared(api, token));
  if (found.kind === "waiting") return <PageWaiting />;
  if (found.kind === "failed") return <PageFailed retry={found.retry} />;
  if (found.kind === "refused") {
    return (
      <PageMissing title={t("reading-shared-gone")} text={t("reading-shared-gone-text")}>
        <TakeIt />
      </PageMissing>
    );
  }
  if (sharesType(found.data)) return <LateSharedType shared={found.data} />;
  return (
    <main id="content" tabIndex={-1} className={`${measure} pt-6 pb-10 sm:pt-10`}>
      <h1 className="text-title">{t("reading-shared-title")}</h1>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <SharedView shared={found.data} />
        <TakeIt />
      </div>
    </main>
  );
}

/** One button, with the price before question 1. */
function TakeIt() {
  const t = useT();
  const { boot, hl } = usePage();
  const href = useStartHref();
  if (!boot) return null;
  const { questions, lowestPrice } = boot.exam;
  return (
    <Card>
      <h2 className="text-heading">{t("reading-shared-take")}</h2>
      <p className="mt-2">{t("reading-shared-take-text", { questions })}</p>
      {lowestPrice && (
        <p className="mt-2">{t("reading-shared-take-price", { price: formatMoney(lowestPrice, hl) })}</p>
      )}
      <ButtonLink kind="primary" href={href} className="mt-4 w-full">
        {t("reading-shared-take-button")}
      </ButtonLink>
    </Card>
  );
}
