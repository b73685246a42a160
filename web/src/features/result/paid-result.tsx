// A bought result: the report behind its two tabs, what comes with it, what can be added, and the way to
// the money back.
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useT } from "../../l10n/words";
import { useHashOnArrival } from "../../lib/hash";
import { rememberMember } from "../../lib/member";
import { useTitle } from "../../lib/title";
import { bandOf } from "../../parts/band";
import { Latest } from "../../parts/latest";
import { RefundPanel } from "../../parts/refund-panel";
import { ReportTabs } from "../../parts/report/report-tabs";
import { measure, Section } from "../../ui/section";
import { AddMore } from "./add-more";
import { CertificateCard } from "./certificate-card";
import { Countries } from "./countries";
import { Further } from "./further";
import { Keep } from "./keep";
import { Meaning } from "./meaning";
import { useNorms } from "./norms";
import type { PaidOrder } from "./order";
import { Overview } from "./overview";
import { OwnedItems } from "./owned-items";
import { PurchaseCard } from "./purchase-card";
import { ShareCard } from "./share-card";

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
            <span>{report.norms}</span>
          </p>
        )}
      </div>
      {report ? (
        <ReportTabs
          report={report}
          before={{ summary: <Overview order={order} /> }}
          after={{ ranking: <Others examId={order.examId} /> }}
        />
      ) : (
        <>
          <Overview order={order} />
          <Meaning result={order} band={bandOf(order.classes)} />
        </>
      )}
      {/* Others see the report as bought: a preview from another reading would be of something else. */}
      {!norms && (
        <div className={`${measure} grid gap-4 py-6`}>
          <CertificateCard order={order} />
          <ShareCard order={order} />
        </div>
      )}
      <OwnedItems order={order} />
      <AddMore order={order} />
      <div className={`${measure} grid items-start gap-4 py-6 md:grid-cols-2`}>
        {/* An order opened by a bundle has no payment of its own. */}
        {purchase && <PurchaseCard orderNumber={orderNumber} purchase={purchase} />}
        <Keep order={order} />
      </div>
      <Further />
      {purchase && (
        <Section id="refund" title={t("result-refund-title")} narrow>
          <RefundPanel orderNumber={orderNumber} purchase={purchase} onRefund={refresh} />
        </Section>
      )}
      <Arrival />
    </main>
  );
}

/** By itself, so that each answer draws this anew and not the report. */
function Arrival() {
  useHashOnArrival(useIsFetching() > 0);
  return null;
}

function Others({ examId }: { examId: number }) {
  return (
    <>
      <Countries examId={examId} />
      <Latest examId={examId} />
    </>
  );
}
