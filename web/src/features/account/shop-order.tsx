// One test in the shop: what is owned of its report, and what can be added, each at this person's price.
import type { ExtraPackage, ShopOrder } from "../../api/types";
import { formatDate, formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { ownPrice } from "../../lib/member";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { withOrder } from "../../lib/paths";
import { useVisitorHrefs } from "../../lib/visitor-href";
import { addedItems } from "../../parts/added-items";
import { payQuery } from "../../parts/order-href";
import { NotOpenYet } from "../../parts/package-item";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";

type Page = "reportResult" | "schemeSelect" | "payPage" | "triplePurchase";

export function ShopOrderCard({ order }: { order: ShopOrder }) {
  const t = useT();
  const { hl } = usePage();
  const visitorHref = useVisitorHrefs();
  const { code, examId, orderNumber, reference, items, offers, testsLeft } = order;
  const href = (page: Page, query?: Record<string, string>) =>
    visitorHref(withOrder(paths[page]({ code, examId }), orderNumber, query));
  // Several tests have the same buttons: the reference tells them apart for screen readers.
  const described = { "aria-description": t("account-order-reference", { reference }) };
  return (
    <Card as="li" className="grid gap-4">
      <div>
        <h2 className="text-heading">{order.name}</h2>
        <p className="mt-1 text-muted text-small">
          {t("account-order-taken", { date: formatDate(localDay(order.submittedAt), hl) })}
          {" · "}
          {t("account-order-reference", { reference })}
        </p>
      </div>
      {items.length > 0 ? <Owned items={items} /> : <p>{t("account-shop-locked")}</p>}
      {testsLeft > 0 && (
        <p>
          <a
            href={href("triplePurchase")}
            className="text-strong underline underline-offset-4 hover:no-underline"
          >
            {t("account-shop-tests-left", { n: testsLeft })}
          </a>
        </p>
      )}
      {offers.length > 0 && (
        <div className="grid gap-3">
          <h3 className="font-semibold">{t("account-shop-add")}</h3>
          <ul className="grid gap-3">
            {offers.map((offer, index) => (
              <OfferLine
                key={offer.id}
                offer={offer}
                smaller={offers[index - 1]}
                owned={items.map((item) => item.code)}
                href={href("payPage", payQuery(offer.id))}
                reference={reference}
              />
            ))}
          </ul>
        </div>
      )}
      {items.length > 0 && offers.length === 0 && <p className="text-muted">{t("account-shop-complete")}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink kind="quiet" href={href("reportResult")} {...described}>
          {t("account-order-view")}
        </ButtonLink>
        {items.length === 0 && offers.length > 0 && (
          <ButtonLink kind="quiet" href={href("schemeSelect")} {...described}>
            {t("account-shop-compare")}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Owned({ items }: Pick<ShopOrder, "items">) {
  const t = useT();
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t("account-shop-yours")}</h3>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item.code} className="rounded-tile border border-line px-3 py-1 text-small">
            {item.name} {!item.available && <NotOpenYet />}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OfferLineProps {
  offer: ExtraPackage;
  /** The package before it, whose items aren't repeated. */
  smaller: ExtraPackage | undefined;
  /** Codes of what is owned already. */
  owned: readonly string[];
  href: string;
  reference: string;
}

function OfferLine({ offer, smaller, owned, href, reference }: OfferLineProps) {
  const t = useT();
  const { hl } = usePage();
  const price = formatMoney(ownPrice(offer), hl);
  const adds = offer.kind === "bundle" ? offer.items : addedItems(offer, smaller, owned);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
      <div className="min-w-60 flex-1">
        <p className="font-semibold">{offer.name}</p>
        <ul className="grid text-muted text-small">
          {adds.map((item) => (
            <li key={item.code}>
              {item.name} {!item.available && <NotOpenYet />}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        {offer.memberPrice && (
          <s className="whitespace-nowrap text-muted text-small">
            <span className="sr-only">{t("account-shop-list-price")} </span>
            {formatMoney(offer.price, hl)}
          </s>
        )}
        <ButtonLink href={href} aria-description={`${offer.name}, ${reference}`}>
          {t(offer.kind === "upgrade" ? "account-shop-upgrade" : "account-shop-buy", { price })}
        </ButtonLink>
      </div>
    </li>
  );
}
