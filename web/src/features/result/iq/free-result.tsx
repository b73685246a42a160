// The free result of a test whose report is sold: how likely each class is, how many were right, and what the
// report would add.
import type { FreeResult } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { bandOf } from "../../../parts/band";
import { measure } from "../../../ui/section";
import { BundleOffer } from "../frame/bundle-offer";
import type { LockedOrder } from "../frame/order";
import { PurchaseNote } from "../frame/purchase-note";
import { ReportPackages } from "../frame/report-packages";
import { ReturnLinkCard } from "../frame/return-link-card";
import { TakeAgain } from "../frame/take-again";
import { Validity } from "../frame/validity";
import { LikelyCard, likelyClasses } from "./likely-card";
import { Meaning } from "./meaning";
import { NearChance } from "./near-chance";
import { RightCard } from "./right-card";

export function FreeResultView({ order, result }: { order: LockedOrder; result: FreeResult }) {
  const t = useT();
  const band = bandOf(result.classes);
  return (
    <main id="content" tabIndex={-1}>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <h1 className="text-hero">{t("result-title")}</h1>
        <PurchaseNote orderNumber={order.orderNumber} />
        {result.nearChance && <NearChance right={result.right} questions={order.questions} />}
        <div className="mt-6 grid gap-4 lg:grid-cols-[2fr_1fr]">
          <LikelyCard classes={likelyClasses(result)} />
          <div className="grid content-start gap-4">
            <RightCard result={result} questions={order.questions} />
            <ReturnLinkCard order={order} />
          </div>
        </div>
        <Validity reasons={order.reasons} />
      </div>
      <BundleOffer orderNumber={order.orderNumber} />
      <Meaning result={result} band={band} />
      <ReportPackages order={order} title={t("result-report-title")} lead={t("result-report-lead")} />
      {!result.nearChance && <TakeAgain />}
    </main>
  );
}
