// The membership in the shop: what it gives and costs, or until when somebody has it. One payment; it ends by itself.
import { forgetPrices } from "../../api/forget-prices";
import { usePurchaseStatus } from "../../api/purchase-status";
import type { Privilege, VipDetail } from "../../api/types";
import { formatDate, formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { withQuery } from "../../lib/fragment";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { useOrderHref } from "../../parts/order-href";
import { PackageItem } from "../../parts/package-item";
import { memberQuery } from "../../parts/pay-again";
import { RefundPanel } from "../../parts/refund-panel";
import { ButtonLink } from "../../ui/button";
import { AccountSection } from "./section";

interface ShopMembershipProps {
  membership: VipDetail;
  privilege: Privilege;
}

export function ShopMembership({ membership, privilege }: ShopMembershipProps) {
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
  if (held?.until) return <Member orderNumber={held.orderNumber} until={held.until} />;
  return membership.state === "open" ? <Offered membership={membership} /> : null;
}

function Member({ orderNumber, until }: { orderNumber: string; until: string }) {
  const t = useT();
  const { hl } = usePage();
  const { data, refetch } = usePurchaseStatus(orderNumber);
  return (
    <AccountSection
      id="membership"
      title={t("account-member-until", { date: formatDate(localDay(until), hl) })}
      lead={t("account-member-until-text")}
    >
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

function Offered({ membership: { months, price, contents } }: { membership: VipDetail }) {
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
    </AccountSection>
  );
}
