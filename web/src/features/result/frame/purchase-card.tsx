// A short receipt: what was bought, where the link was sent, and the link to support.

import { usePurchaseStatus } from "../../../api/purchase-status";
import type { Purchase } from "../../../api/types";
import type { Translate } from "../../../l10n/bundle";
import { formatDate, formatMoney } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { localDay, localTime } from "../../../lib/moment";
import { usePage } from "../../../lib/page";
import { AccountLine } from "../../../parts/account-line";
import { useOrderHref } from "../../../parts/order-href";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";

interface PurchaseCardProps {
  orderNumber: string;
  purchase: Purchase;
}

export function PurchaseCard({ orderNumber, purchase }: PurchaseCardProps) {
  const t = useT();
  const { hl } = usePage();
  const { name, price, paidAt } = purchase;
  return (
    <Card>
      <h2 className="text-heading">{t("reading-purchase-title")}</h2>
      <p className="mt-2">{t("reading-purchase-line", { package: name, price: formatMoney(price, hl) })}</p>
      {paidAt && <p>{t("reading-purchase-paid", { date: formatDate(localDay(paidAt), hl) })}</p>}
      <p className="mt-2 text-muted text-small">{deliveryLine(purchase, t, hl)}</p>
      {purchase.kind === "bundle" && <TestsLeft orderNumber={orderNumber} />}
      <ButtonLink kind="quiet" href={useOrderHref(orderNumber)("support")} className="mt-2">
        {t("reading-purchase-support")}
      </ButtonLink>
      <AccountLine>{t("reading-account")}</AccountLine>
    </Card>
  );
}

function deliveryLine({ email, delivery }: Purchase, t: Translate, hl: string): string {
  const { acceptedAt, mail } = delivery;
  if (acceptedAt) {
    const date = formatDate(localDay(acceptedAt), hl);
    return t("reading-purchase-accepted", { email, date, time: localTime(acceptedAt) });
  }
  if (mail === "refused") return t("reading-purchase-refused", { email });
  return mail === "unconfirmed"
    ? t("reading-purchase-unsure", { email })
    : t("reading-purchase-sending", { email });
}

function TestsLeft({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const left = usePurchaseStatus(orderNumber).data?.testsLeft ?? 0;
  const href = useOrderHref(orderNumber)("triplePurchase");
  if (left === 0) return null;
  return (
    <p className="mt-4">
      {t("result-bundle-left", { n: left })}{" "}
      <a href={href} className="inline-block py-1 text-strong underline underline-offset-4">
        {t("result-bundle-how")}
      </a>
    </p>
  );
}
