// My shop: what somebody owns, and what they can add at their own price.
import { askShop } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import { handOverOrders } from "../../api/hand-over";
import type { AccountInfo, Shop } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { ownPrice } from "../../lib/member";
import { usePage } from "../../lib/page";
import { refOf, useStartHref, useVisitorHref } from "../../lib/visitor-href";
import { LoadFailed } from "../../parts/load-failed";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { EmptyTiles } from "./empty-tiles";
import { OwnMain } from "./own-frame";
import { AccountSection } from "./section";
import { ShopMembership } from "./shop-membership";
import { ShopOrderCard } from "./shop-order";
import { SignedInOnly } from "./signed-in-only";

export function ShopPage() {
  return <SignedInOnly>{(account) => <ShopOf account={account} />}</SignedInOnly>;
}

function ShopOf({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const found = useAnswer(["shop", account.id, hl], async () => {
    // What this browser knows belongs into the shop.
    await handOverOrders(api, Date.now());
    return askShop(api);
  });
  return (
    <OwnMain title={t("account-shop-title")} lead={t("account-shop-lead")}>
      {found.kind === "found" ? (
        <Shelves shop={found.data} />
      ) : (
        <Card>
          {found.kind === "waiting" ? (
            <p role="status" className="text-muted">
              {t("common-loading")}
            </p>
          ) : (
            <LoadFailed
              text={t("common-failed-title")}
              retry={found.kind === "failed" ? found.retry : () => location.reload()}
            />
          )}
        </Card>
      )}
    </OwnMain>
  );
}

function Shelves({ shop: { orders, bundle, membership, privilege, plan } }: { shop: Shop }) {
  return (
    <>
      {orders.length === 0 ? (
        <NothingYet />
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <ShopOrderCard key={order.orderNumber} order={order} />
          ))}
        </ul>
      )}
      {membership && (
        <ShopMembership membership={membership} privilege={privilege} plan={plan ?? undefined} />
      )}
      {bundle && <Bundle bundle={bundle} />}
    </>
  );
}

function NothingYet() {
  const t = useT();
  return (
    <Card className="flex flex-wrap items-center gap-6">
      <EmptyTiles />
      <div className="grid min-w-60 flex-1 justify-items-start gap-4">
        <p>{t("account-shop-empty")}</p>
        <ButtonLink kind="primary" href={useStartHref()}>
          {t("account-orders-start")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Bundle({ bundle }: { bundle: NonNullable<Shop["bundle"]> }) {
  const t = useT();
  const { hl, boot } = usePage();
  const href = useVisitorHref(paths.triplePurchase(refOf(boot?.exam) ?? "%%tail%%"));
  return (
    <AccountSection
      id="bundle"
      title={bundle.name}
      lead={t("account-shop-bundle", { price: formatMoney(ownPrice(bundle), hl) })}
    >
      <ButtonLink href={href} className="justify-self-start">
        {t("account-shop-bundle-link")}
      </ButtonLink>
    </AccountSection>
  );
}
