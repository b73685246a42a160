// A bought result of a questionnaire: the report, its files, what comes with it, and the way to a refund.
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { questionnaireResult } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { rememberMember } from "../../../lib/member";
import { useScrollToPart } from "../../../lib/scroll-to-part";
import { useTitle } from "../../../lib/title";
import type { CreatureNames } from "../../../parts/creature-names";
import { RefundPanel } from "../../../parts/refund-panel";
import { Sections } from "../../../parts/report/sections";
import { measure, Section } from "../../../ui/section";
import { CertificateCard } from "../certificate/certificate-card";
import { AbnormalRun } from "../frame/abnormal-run";
import { AddMore } from "../frame/add-more";
import { FilesCard } from "../frame/files-card";
import type { PaidOrder } from "../frame/order";
import { OwnedItems } from "../frame/owned-items";
import { PurchaseCard } from "../frame/purchase-card";
import { ReturnLinkCard } from "../frame/return-link-card";
import { Validity } from "../frame/validity";
import { AgainCard } from "./again-card";
import { CompareCard } from "./compare-card";
import { InvitedCard } from "./invited-card";
import { ProfileView } from "./profile-view";
import { ShareType } from "./share-type";
import { Earlier, type ViewProps, Worth } from "./view";

interface PaidProps {
  order: PaidOrder;
  names: CreatureNames;
}

export function PaidView({ order, names }: ViewProps) {
  return order.access === "paid" ? <Paid order={order} names={names} /> : null;
}

function Paid({ order, names }: PaidProps) {
  const t = useT();
  const queries = useQueryClient();
  const { orderNumber, purchase, report } = order;
  const result = questionnaireResult(order);
  const member = order.items.includes("discount");
  useEffect(() => {
    if (member) rememberMember(orderNumber, Date.now());
  }, [member, orderNumber]);
  if (!result) return <AbnormalRun order={order} again={t("questionnaire-abnormal-again")} />;
  const { profile } = result;
  const refresh = () => void queries.invalidateQueries({ queryKey: ["order", orderNumber] });
  return (
    <main id="content" tabIndex={-1}>
      {report ? (
        <>
          <ReportHead title={t(`${profile.instrument}-page-report`)} order={order}>
            {profile.instrument === "type16" && <InvitedCard />}
          </ReportHead>
          <Sections sections={report.sections} />
        </>
      ) : (
        <>
          <ProfileView profile={profile} names={names}>
            {profile.instrument === "type16" && <InvitedCard />}
          </ProfileView>
          <div className={`${measure} py-6`}>
            <Worth result={result} />
          </div>
        </>
      )}
      {profile.instrument === "type16" && <Earlier profile={profile} takenAt={order.submittedAt} />}
      {profile.instrument === "type16" && (
        <div className={`${measure} grid gap-4 py-6`}>
          <CertificateCard
            order={order}
            lead={t("questionnaire-certificate-lead")}
            locked={t("questionnaire-certificate-locked")}
          />
          <ShareType orderNumber={orderNumber} profile={profile} names={names} />
          <CompareCard orderNumber={orderNumber} />
        </div>
      )}
      <OwnedItems order={order} />
      <AddMore order={order} />
      <div className={`${measure} grid items-start gap-4 py-6 md:grid-cols-2`}>
        {/* An order opened by another one has no payment of its own. */}
        {purchase && <PurchaseCard orderNumber={orderNumber} purchase={purchase} />}
        <ReturnLinkCard order={order} />
        <AgainCard order={order} />
      </div>
      {purchase && (
        <Section id="refund" title={t("result-refund-title")} narrow>
          <RefundPanel orderNumber={orderNumber} purchase={purchase} onRefund={refresh} />
        </Section>
      )}
      <Arrival />
    </main>
  );
}

interface ReportHeadProps {
  title: string;
  order: PaidOrder;
  /** Below the heading. */
  children?: ReactNode;
}

function ReportHead({ title, order, children }: ReportHeadProps) {
  const t = useT();
  useTitle(title);
  const { report, orderNumber, reasons } = order;
  return (
    <div className={`${measure} pt-6 pb-3 sm:pt-10 sm:pb-5`}>
      <h1 className="text-hero">{title}</h1>
      <p className="mt-2 flex flex-wrap gap-x-5 text-muted">
        <span>{report?.exam}</span>
        <span>{report?.taken}</span>
        <span>{report?.norms}</span>
      </p>
      {reasons.length > 0 && <Validity reasons={reasons} />}
      {children}
      <div className="mt-5 grid max-w-lg">
        <FilesCard orderNumber={orderNumber} text={t("questionnaire-files-text")} />
      </div>
    </div>
  );
}

/** A separate component, so that each answer renders this again and not the report. */
function Arrival() {
  useScrollToPart(useIsFetching() > 0);
  return null;
}
