// One package: its price, what it adds to the one before it, and its button.
import type { ReactNode } from "react";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { PackageItem } from "../../parts/package-item";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { classes } from "../../ui/classes";
import type { Offer } from "./offers";

interface PackageCardProps {
  offer: Offer;
  /** The package before it: its items aren't repeated. */
  smaller?: Offer;
  /** Items that the order has already. */
  owned?: readonly string[];
  href: string;
  /** The button's words. */
  children: ReactNode;
}

export function PackageCard({ offer, smaller, owned = [], href, children }: PackageCardProps) {
  const { sku, price, listPrice } = offer;
  const t = useT();
  const { hl } = usePage();
  const had = new Set([...owned, ...(smaller?.sku.items ?? []).map(({ code }) => code)]);
  const nameId = `package-${sku.id}`;
  return (
    <Card as="li" className={classes("@container flex flex-col", sku.mostPopular && "border-2 border-ink")}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={nameId} className="text-heading">
          {sku.name}
        </h2>
        {sku.mostPopular && (
          <p className="rounded-tile bg-accent px-2 py-0.5 font-semibold text-on-accent text-small">
            {t("pay-popular")}
          </p>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        {/* As large as the longest price of the book fits the card: a price is never cut in two. */}
        <span className="whitespace-nowrap font-bold text-[length:min(var(--text-figure),14cqi)] leading-tight tracking-tight">
          {listPrice && <span className="sr-only">{t("pay-member-price")} </span>}
          {formatMoney(price, hl)}
        </span>
        {listPrice && (
          <s className="whitespace-nowrap text-muted">
            <span className="sr-only">{t("pay-list-price")} </span>
            {formatMoney(listPrice, hl)}
          </s>
        )}
      </p>
      {smaller && (
        <p className="mt-4 text-muted text-small">
          {t("checkout-package-includes", { package: smaller.sku.name })}
        </p>
      )}
      <ul className={classes("mb-5 grid gap-3", smaller ? "mt-3" : "mt-4")}>
        {sku.items
          .filter(({ code }) => !had.has(code))
          .map((item) => (
            <PackageItem key={item.code} item={item} />
          ))}
      </ul>
      <ButtonLink
        kind={sku.mostPopular ? "primary" : "plain"}
        href={href}
        aria-describedby={nameId}
        className="mt-auto w-full"
      >
        {children}
      </ButtonLink>
    </Card>
  );
}
