// The result of a questionnaire: what it says, then what it is worth, what can be added and when to take it again.

import {
  type QuestionnaireResult,
  questionnaireResult,
  type TypeProfile,
} from "../../../api/questionnaire-types";
import type { OrderInfo } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { tagOf } from "../../../lib/locale";
import { normsName } from "../../../lib/norms-name";
import { usePage } from "../../../lib/page";
import type { CreatureNames } from "../../../parts/creature-names";
import { measure } from "../../../ui/section";
import { AbnormalRun } from "../frame/abnormal-run";
import { BundleOffer } from "../frame/bundle-offer";
import type { LockedOrder } from "../frame/order";
import { PurchaseNote } from "../frame/purchase-note";
import { ReportPackages } from "../frame/report-packages";
import { ReturnLinkCard } from "../frame/return-link-card";
import { Validity } from "../frame/validity";
import { AgainCard } from "./again-card";
import { CompareCard } from "./compare-card";
import { EarlierView } from "./earlier-view";
import { Granted } from "./granted";
import { InvitedCard } from "./invited-card";
import { ProfileView } from "./profile-view";

export interface ViewProps {
  order: OrderInfo;
  names: CreatureNames;
}

export function QuestionnaireView({ order, names }: ViewProps) {
  const t = useT();
  const result = questionnaireResult(order);
  if (!result) return <AbnormalRun order={order} again={t("questionnaire-abnormal-again")} />;
  const { profile } = result;
  return (
    <main id="content" tabIndex={-1}>
      <ProfileView profile={profile} names={names}>
        {order.access === "locked" && <PurchaseNote orderNumber={order.orderNumber} />}
        {order.reasons.length > 0 && <Validity reasons={order.reasons} />}
        {profile.instrument === "type16" && <InvitedCard />}
      </ProfileView>
      {profile.instrument === "type16" && <Earlier profile={profile} takenAt={order.submittedAt} />}
      <div className={`${measure} py-6`}>
        <Worth result={result} />
      </div>
      {order.access === "locked" && <BundleOffer orderNumber={order.orderNumber} />}
      {order.access === "locked" && <Packages order={order} result={result} />}
      {order.access === "free" && <Granted order={order} instrument={profile.instrument} />}
      {profile.instrument === "type16" && (
        <div className={`${measure} py-6`}>
          <CompareCard orderNumber={order.orderNumber} />
        </div>
      )}
      <div className={`${measure} grid items-start gap-4 py-6 md:grid-cols-2`}>
        <AgainCard order={order} />
        <ReturnLinkCard order={order} />
      </div>
    </main>
  );
}

/** Beside the earlier result, if there is one. */
export function Earlier({ profile, takenAt }: { profile: TypeProfile; takenAt: string }) {
  const { earlier } = profile;
  return earlier && <EarlierView profile={profile} earlier={earlier} takenAt={takenAt} />;
}

/** Whose answers the result rests on, as long as they are borrowed. */
export function Worth({ result: { profile, borrowed, normVersion } }: { result: QuestionnaireResult }) {
  const t = useT();
  const { hl } = usePage();
  const { instrument } = profile;
  if (!borrowed)
    return <p className="text-muted text-small">{t("result-norms", { version: normsName(normVersion) })}</p>;
  const { people, years: year, target } = borrowed;
  const from = borrowed.language.toLowerCase();
  const language = new Intl.DisplayNames(tagOf(hl), { type: "language" }).of(from) ?? from;
  const source = { people, language, year };
  return (
    <div className="text-muted text-small">
      {instrument === "type16" ? (
        <p>{t("type16-provisional", { ...source, target })}</p>
      ) : (
        <>
          <p>{t(`${instrument}-provisional-badge`)}</p>
          <p>{t(`${instrument}-provisional-source`, source)}</p>
        </>
      )}
    </div>
  );
}

function Packages({ order, result }: { order: LockedOrder; result: QuestionnaireResult }) {
  const t = useT();
  const { instrument } = result.profile;
  return (
    <ReportPackages
      order={order}
      title={t(`${instrument}-more-title`)}
      lead={t(`${instrument}-more-text`)}
      sample={false}
    />
  );
}
