// What was bought with an order, and where it stands.
import type { ReactNode } from "react";
import type { PaymentStatus, Purchase } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { useMoment } from "./moment-words";
import { owns, wordsOf } from "./states";

export function OrderCard({
  standing: { orderNumber, reference, purchase, testsLeft },
}: {
  standing: PaymentStatus;
}) {
  const t = useT();
  const { hl } = usePage();
  const paid = purchase ? owns(purchase) : false;
  const refunded = purchase ? formatMoney(purchase.refunded, hl) : "";
  const result = useOrderHref("reportResult", orderNumber);
  const bundle = useOrderHref("triplePurchase", orderNumber);
  return (
    <Card>
      <h2 className="text-heading">{t("support-order-title")}</h2>
      <p className="mt-2">{t(wordsOf(purchase), { amount: refunded })}</p>
      <dl className="mt-4 grid gap-2">
        {purchase && <Bought purchase={purchase} />}
        <Entry label={t("support-order-number")}>{reference}</Entry>
      </dl>
      <div className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
        {paid ? (
          <ButtonLink kind="primary" href={result}>
            {t("support-order-open")}
          </ButtonLink>
        ) : (
          <ButtonLink kind="quiet" href={result}>
            {t("support-order-free")}
          </ButtonLink>
        )}
        {testsLeft > 0 && (
          <ButtonLink kind="quiet" href={bundle}>
            {t("result-bundle-left", { n: testsLeft })}
          </ButtonLink>
        )}
        <Onward orderNumber={orderNumber} purchase={purchase} />
        <ButtonLink kind="quiet" href={useOrderHref("support")}>
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

/** What to do where nothing is paid. */
function Onward({ orderNumber, purchase }: Pick<PaymentStatus, "orderNumber" | "purchase">) {
  const t = useT();
  const packages = useOrderHref("schemeSelect", orderNumber);
  const check = useOrderHref("payCheck", orderNumber);
  if (purchase?.state === "processing") {
    return (
      <ButtonLink kind="quiet" href={check}>
        {t("support-order-check")}
      </ButtonLink>
    );
  }
  // Who has paid, or whose payment is looked at, isn't asked to pay again.
  if (purchase && (owns(purchase) || purchase.state === "review")) return null;
  return (
    <ButtonLink kind="quiet" href={packages}>
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
