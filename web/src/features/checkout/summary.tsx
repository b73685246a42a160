// What is bought and the total price.
import type { Money } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { usePage } from "../../lib/page";
import { seemsSignedIn } from "../../lib/signed-in";
import { useOrderHref } from "../../parts/order-href";
import { NotOpenYet } from "../../parts/package-item";
import { Card } from "../../ui/card";
import { classes } from "../../ui/classes";
import type { Offer } from "./offers";

interface SummaryProps {
  offer: Offer;
  price: Money;
  className?: string;
}

export function Summary({ offer: { sku, listPrice, months, nextAt }, price, className }: SummaryProps) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref(useOrderNumber());
  // The server may have named the list price itself: then there is no discount to show.
  const saved = listPrice !== undefined && listPrice.amount > price.amount;
  return (
    <Card className={classes("grid gap-2", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-normal text-muted tracking-normal">{t("pay-item-label")}</h2>
        <p className="text-right font-semibold">{sku.name}</p>
      </div>
      <ul className="flex flex-wrap gap-x-2 text-muted text-small">
        {sku.items.map((item, index) => (
          <li key={item.code}>
            {item.name} {!item.available && <NotOpenYet />}
            {index < sku.items.length - 1 && <span aria-hidden="true">·</span>}
          </li>
        ))}
      </ul>
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <p className="text-muted">
          {t("pay-total-label")}
          <span className="block text-small">{t("pay-promise-tax")}</span>
        </p>
        <p className="text-right">
          {saved && (
            <s className="mr-3 whitespace-nowrap text-muted text-small">
              <span className="sr-only">{t("pay-list-price")} </span>
              {formatMoney(listPrice, hl)}
            </s>
          )}
          <span className="whitespace-nowrap font-bold text-heading">{formatMoney(price, hl)}</span>
        </p>
      </div>
      {/* An account proves itself; the number of an order counts for its own address only. */}
      {saved && !seemsSignedIn() && <p className="text-muted text-small">{t("pay-member-note")}</p>}
      {months && (
        <p className="text-muted text-small">{t(nextAt ? "pay-plan-ends" : "pay-member-ends", { months })}</p>
      )}
      <a
        href={href(months ? "userShop" : "schemeSelect")}
        className="-mb-3 inline-flex min-h-11 items-center justify-self-start text-small text-strong underline underline-offset-4 hover:no-underline"
      >
        {t(months ? "pay-member-change" : "pay-item-change")}
      </a>
    </Card>
  );
}
