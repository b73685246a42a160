// A bought result: the report behind its two tabs, what comes with it, what can be added, and the way to
// a refund.
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useT } from "../../../l10n/words";
import { rememberMember } from "../../../lib/member";
import { useScrollToPart } from "../../../lib/scroll-to-part";
import { useTitle } from "../../../lib/title";
import { bandOf } from "../../../parts/band";
import { RefundPanel } from "../../../parts/refund-panel";
import { ReportTabs } from "../../../parts/report/report-tabs";
import { measure, Section } from "../../../ui/section";
import { CertificateCard } from "../certificate/certificate-card";
import { CertificatePaper } from "../certificate/certificate-paper";
import { Crowd } from "../crowd/crowd";
import { AddMore } from "../frame/add-more";
import { type PaidOrder, useNorms } from "../frame/order";
import { OwnedItems } from "../frame/owned-items";
import { PurchaseCard } from "../frame/purchase-card";
import { ReturnLinkCard } from "../frame/return-link-card";
import { TakeAnotherTest } from "../frame/take-again";
import { ShareCard } from "../share/share-card";
import { Meaning } from "./meaning";
import { Overview } from "./overview";

export function PaidResult({ order }: { order: PaidOrder }) {
  const t = useT();
  useTitle(t("result-paid-title"));
  const norms = useNorms();
  const queries = useQueryClient();
  const { orderNumber, purchase, report } = order;
  const member = order.items.includes("discount");
  useEffect(() => {
    if (member) rememberMember(orderNumber, Date.now());
  }, [member, orderNumber]);
  const refresh = () => void queries.invalidateQueries({ queryKey: ["order", orderNumber] });
  return (
    <main id="content" tabIndex={-1}>
      <div className={`${measure} pt-6 pb-3 sm:pt-10 sm:pb-5`}>
        <h1 className="text-hero">{t("result-paid-title")}</h1>
        {report && (
          <p className="mt-2 flex flex-wrap gap-x-5 text-muted">
            <span>{report.exam}</span>
            <span>{report.taken}</span>
          </p>
        )}
      </div>
      {report ? (
        <ReportTabs
          report={report}
          before={{ summary: <Overview order={order} /> }}
          after={{ ranking: <Crowd examId={order.examId} /> }}
        />
      ) : (
        <>
          <Overview order={order} />
          <Meaning result={order.result} band={bandOf(order.result.classes)} />
        </>
      )}
      {/* Others see the report as bought: a preview under other norms would differ from it. */}
      {!norms && (
        <div className={`${measure} grid gap-4 py-6`}>
          <CertificateCard
            order={order}
            lead={t("reading-certificate-lead")}
            locked={t("reading-certificate-locked")}
            preview={(name) => <CertificatePaper order={order} name={name} />}
          />
          <ShareCard order={order} />
        </div>
      )}
      <OwnedItems order={order} />
      <AddMore order={order} />
      <div className={`${measure} grid items-start gap-4 py-6 md:grid-cols-2`}>
        {/* An order opened by a bundle has no payment of its own. */}
        {purchase && <PurchaseCard orderNumber={orderNumber} purchase={purchase} />}
        <ReturnLinkCard order={order} />
      </div>
      <TakeAnotherTest />
      {purchase && (
        <Section id="refund" title={t("result-refund-title")} narrow>
          <RefundPanel orderNumber={orderNumber} purchase={purchase} onRefund={refresh} />
        </Section>
      )}
      <Arrival />
    </main>
  );
}

/** A separate component, so that each answer renders this again and not the report. */
function Arrival() {
  useScrollToPart(useIsFetching() > 0);
  return null;
}
