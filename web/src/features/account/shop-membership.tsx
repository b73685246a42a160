// The membership in the shop: what it gives and costs, or until when somebody has it. One payment, and it ends by
// itself; where it is sold, one that renews is a second choice.
import { forgetPrices } from "../../api/forget-prices";
import { usePurchaseStatus } from "../../api/purchase-status";
import type { PlanInfo, Privilege, VipDetail } from "../../api/types";
import { formatDate, formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { withQuery } from "../../lib/fragment";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { useOrderHref } from "../../parts/order-href";
import { PackageItem } from "../../parts/package-item";
import { memberQuery, planQuery } from "../../parts/pay-again";
import { PlanDesk } from "../../parts/plan-desk";
import { RefundPanel } from "../../parts/refund-panel";
import { ButtonLink } from "../../ui/button";
import { AccountSection } from "./section";

interface ShopMembershipProps {
  membership: VipDetail;
  privilege: Privilege;
  plan?: PlanInfo;
}

export function ShopMembership({ membership, privilege, plan }: ShopMembershipProps) {
  const t = useT();
  const { permanent, membership: held } = privilege;
  if (permanent) {
    return (
      <AccountSection
        id="membership"
        title={t("account-member-permanent")}
        lead={t("account-member-permanent-text", { reference: permanent.reference })}
      >
        {null}
      </AccountSection>
    );
  }
  if (held?.until) return <Member orderNumber={held.orderNumber} until={held.until} plan={plan} />;
  if (plan) return <PlanSection plan={plan} />;
  return membership.state === "open" ? <Offered membership={membership} /> : null;
}

interface MemberProps {
  orderNumber: string;
  until: string;
  plan?: PlanInfo;
}

function Member({ orderNumber, until, plan }: MemberProps) {
  const t = useT();
  const { hl } = usePage();
  const { data, refetch } = usePurchaseStatus(orderNumber);
  return (
    <AccountSection
      id="membership"
      title={t("account-member-until", { date: formatDate(localDay(until), hl) })}
      lead={plan ? undefined : t("account-member-until-text")}
    >
      {plan && <PlanDesk plan={plan} onChange={forgetPrices} />}
      {data?.purchase && (
        <RefundPanel
          orderNumber={orderNumber}
          purchase={data.purchase}
          onRefund={() => {
            forgetPrices();
            void refetch();
          }}
        />
      )}
    </AccountSection>
  );
}

/** The last renewal wasn't paid, so somebody isn't a member now, and it may still be charged. */
function PlanSection({ plan }: { plan: PlanInfo }) {
  const t = useT();
  return (
    <AccountSection id="membership" title={t("account-plan-title")}>
      <PlanDesk plan={plan} onChange={forgetPrices} />
    </AccountSection>
  );
}

function Offered({ membership: { months, price, contents, renewing } }: { membership: VipDetail }) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref();
  return (
    <AccountSection
      id="membership"
      title={t("account-member-title")}
      lead={t("account-member-lead", { months })}
    >
      <ul className="grid gap-3">
        {contents.map((content) => (
          <PackageItem key={content.code} item={{ ...content, available: true }} />
        ))}
      </ul>
      <ButtonLink
        kind="primary"
        href={withQuery(href("payPage"), memberQuery)}
        className="justify-self-start"
      >
        {t("account-member-buy", { price: formatMoney(price, hl) })}
      </ButtonLink>
      <p className="text-muted text-small">{t("account-member-plain", { months })}</p>
      {renewing && (
        <div className="grid gap-3 border-line border-t pt-4">
          <h3>{t("account-plan-title")}</h3>
          <p className="text-muted">{t("account-plan-lead", { months })}</p>
          <ButtonLink href={withQuery(href("payPage"), planQuery)} className="justify-self-start">
            {t("account-plan-buy", {
              price: formatMoney(price, hl),
              date: formatDate(localDay(renewing.nextAt), hl),
            })}
          </ButtonLink>
          <p className="text-muted text-small">{t("account-plan-plain")}</p>
        </div>
      )}
    </AccountSection>
  );
}
