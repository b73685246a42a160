// What was bought with an order, and its state.
import type { ReactNode } from "react";
import type { PaymentStatus, Purchase } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { owns, wordsOf } from "./states";
import { useMoment } from "./use-moment";

export function OrderCard({
  status: { orderNumber, reference, purchase, testsLeft },
}: {
  status: PaymentStatus;
}) {
  const t = useT();
  const { hl } = usePage();
  const paid = purchase ? owns(purchase) : false;
  const refunded = purchase ? formatMoney(purchase.refunded, hl) : "";
  const href = useOrderHref(orderNumber);
  const result = href("reportResult");
  return (
    <Card>
      <h2 className="text-heading">{t("support-order-title")}</h2>
      <p className="mt-2">{t(wordsOf(purchase), { amount: refunded })}</p>
      <dl className="mt-4 grid gap-2">
        {purchase && <Bought purchase={purchase} />}
        <Entry label={t("support-order-number")}>{reference}</Entry>
      </dl>
      <div className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
        {purchase?.kind === "membership" ? (
          <ButtonLink kind="primary" href={href("userShop")}>
            {t("common-nav-shop")}
          </ButtonLink>
        ) : paid ? (
          <ButtonLink kind="primary" href={result}>
            {t("support-order-open")}
          </ButtonLink>
        ) : (
          <ButtonLink kind="quiet" href={result}>
            {t("support-order-free")}
          </ButtonLink>
        )}
        {testsLeft > 0 && (
          <ButtonLink kind="quiet" href={href("triplePurchase")}>
            {t("result-bundle-left", { n: testsLeft })}
          </ButtonLink>
        )}
        <NextStep orderNumber={orderNumber} purchase={purchase} />
        <ButtonLink kind="quiet" href={useOrderHref()("support")}>
          {t("support-order-other")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Bought({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const { hl } = usePage();
  const moment = useMoment();
  return (
    <>
      <Entry label={t("support-order-package")}>{purchase.name}</Entry>
      <Entry label={t("support-order-price")}>
        {t("support-order-price-text", { price: formatMoney(purchase.price, hl) })}
      </Entry>
      {purchase.paidAt && <Entry label={t("support-order-paid")}>{moment(purchase.paidAt)}</Entry>}
      <Entry label={t("support-order-email")}>{purchase.email}</Entry>
    </>
  );
}

/** What to do if nothing is paid. */
function NextStep({ orderNumber, purchase }: Pick<PaymentStatus, "orderNumber" | "purchase">) {
  const t = useT();
  const href = useOrderHref(orderNumber);
  if (purchase?.state === "processing") {
    return (
      <ButtonLink kind="quiet" href={href("payCheck")}>
        {t("support-order-check")}
      </ButtonLink>
    );
  }
  // A buyer who has paid, or whose payment is under review, isn't asked to pay again.
  if (purchase && (owns(purchase) || purchase.state === "review" || purchase.kind === "membership"))
    return null;
  return (
    <ButtonLink kind="quiet" href={href("schemeSelect")}>
      {t("support-order-packages")}
    </ButtonLink>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
