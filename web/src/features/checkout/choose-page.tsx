// The packages to choose from; for an order that has one already, its upgrades.
import Check from "lucide-react/icons/check";
import type { Boot } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { useOrderNumber } from "../../lib/fragment";
import { usePage } from "../../lib/page";
import { isQuestionnaire } from "../../lib/questionnaires";
import { useVisitorHref } from "../../lib/visitor-href";
import { addedItems } from "../../parts/added-items";
import { LateReviews } from "../../parts/late-reviews";
import { Latest } from "../../parts/latest";
import { payQuery, useOrderHref } from "../../parts/order-href";
import { PackageCard, packageGrid, priceLook } from "../../parts/package-card";
import { CentredPage } from "../../parts/page-states";
import { ButtonLink } from "../../ui/button";
import { classes } from "../../ui/classes";
import { measure } from "../../ui/section";
import { ButtonRow } from "./button-row";
import { type Offer, useOffers } from "./offers";
import { OrderGate, type SellableOrder } from "./order-gate";

export function ChoosePage() {
  return <OrderGate>{(order, boot) => <Choice order={order} boot={boot} />}</OrderGate>;
}

function Choice({ order, boot }: { order: SellableOrder; boot: Boot }) {
  const t = useT();
  const href = useOrderHref(useOrderNumber());
  // Without the order's number: a sample may be passed on.
  const sample = useVisitorHref(paths.sample(order));
  const { packages, bundle } = useOffers(order, boot);
  if (order.access === "paid") return <Owned items={order.items} packages={packages} bundle={bundle} />;
  if (!boot.payment || packages.length === 0) {
    return (
      <CentredPage title={t("pay-choose-title")} text={t("pay-closed")}>
        <ButtonRow>
          <ButtonLink href={href("reportResult")}>{t("pay-back-to-result")}</ButtonLink>
        </ButtonRow>
      </CentredPage>
    );
  }
  return (
    <main id="content" tabIndex={-1} className="py-6 sm:py-10">
      <div className={measure}>
        <h1 className="text-title">{t("pay-choose-title")}</h1>
        <p className="mt-2 max-w-2xl text-lead text-muted">{t("pay-choose-lead")}</p>
        <Promises />
        {/* There are samples of reports on puzzles only. */}
        {!isQuestionnaire(order.code) && (
          <ButtonLink kind="quiet" href={sample} className="mt-2">
            {t("pay-sample-link")}
          </ButtonLink>
        )}
        {/* Without a wrong answer, the package that explains them has nothing to explain. */}
        <Packages packages={packages} recommended={order.result?.wrongs ? "Sku2" : undefined} />
        {bundle && <BundleLine bundle={bundle} />}
        <ButtonLink kind="quiet" href={href("reportResult")} className="mt-4">
          {t("pay-back-to-result")}
        </ButtonLink>
        <Latest examId={order.examId} heading="h2" />
      </div>
      <LateReviews />
    </main>
  );
}

interface PackagesProps {
  packages: readonly Offer[];
  /** The code of the one that is enough for most people. */
  recommended?: string | undefined;
  owned?: readonly string[];
}

function Packages({ packages, recommended, owned }: PackagesProps) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref(useOrderNumber());
  return (
    <ul className={classes("mt-6", packageGrid(packages.length))}>
      {packages.map((offer, index) => (
        <PackageCard
          key={offer.sku.id}
          code={offer.sku.code}
          title={<PackageTitle offer={offer} recommended={offer.sku.code === recommended} />}
          price={
            <>
              <OfferPrice offer={offer} />
              {offer.sku.code === recommended && (
                <p className="mt-2 text-small">{t("pay-recommended-why")}</p>
              )}
            </>
          }
          smaller={packages[index - 1]?.sku.name}
          items={addedItems(offer.sku, packages[index - 1]?.sku, owned)}
          className={classes("flex flex-col", offer.sku.code === recommended && "border-2 border-ink!")}
        >
          <ButtonLink
            kind={offer.sku.code === recommended ? "primary" : "plain"}
            href={href("payPage", payQuery(offer.sku.id))}
            aria-describedby={`package-${offer.sku.id}`}
            className="mt-auto w-full"
          >
            {t(offer.kind === "upgrade" ? "pay-owned-add" : "pay-choose-button", {
              price: formatMoney(offer.price, hl),
            })}
          </ButtonLink>
        </PackageCard>
      ))}
    </ul>
  );
}

function PackageTitle({ offer: { sku }, recommended }: { offer: Offer; recommended: boolean }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 id={`package-${sku.id}`} className="text-heading">
        {sku.name}
      </h2>
      {recommended && <Mark>{t("pay-recommended")}</Mark>}
      {sku.mostPopular && <Mark>{t("pay-popular")}</Mark>}
    </div>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <p className="rounded-tile bg-accent px-2 py-0.5 font-semibold text-on-accent text-small">{children}</p>
  );
}

function OfferPrice({ offer: { price, listPrice } }: { offer: Offer }) {
  const t = useT();
  const { hl } = usePage();
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
      <span className={priceLook}>
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
  );
}

/** Each test of the bundle contains what one of the packages contains. */
function BundleLine({ bundle }: { bundle: Offer }) {
  const t = useT();
  const { hl, boot } = usePage();
  const href = useOrderHref(useOrderNumber());
  const same = boot?.skus.find(({ items }) => items.length === bundle.sku.items.length);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 border-line border-t pt-4">
      <p className="text-muted">
        {t("pay-bundle-line", {
          price: formatMoney(bundle.price, hl),
          package: same?.name ?? bundle.sku.name,
        })}
      </p>
      <ButtonLink kind="quiet" href={href("triplePurchase")}>
        {t("pay-bundle-link")}
      </ButtonLink>
    </div>
  );
}

interface OwnedProps {
  /** Codes of what the order has. */
  items: readonly string[];
  packages: readonly Offer[];
  bundle: Offer | undefined;
}

function Owned({ items, packages, bundle }: OwnedProps) {
  const t = useT();
  const href = useOrderHref(useOrderNumber());
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{t("pay-owned-title")}</h1>
      <p className="mt-2 max-w-2xl text-lead text-muted">{t("pay-owned-text")}</p>
      <ButtonLink kind="primary" href={href("reportResult")} className="mt-5">
        {t("pay-owned-open")}
      </ButtonLink>
      {packages.length > 0 && (
        <>
          <h2 className="mt-12 text-heading">{t("pay-owned-more")}</h2>
          <Packages packages={packages} owned={items} />
        </>
      )}
      {bundle && <BundleLine bundle={bundle} />}
    </main>
  );
}

/** The promises to every buyer. */
function Promises() {
  const t = useT();
  const promises = [t("pay-promise-once"), t("pay-promise-tax"), t("pay-promise-back")];
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 mt-4 text-small">
      {promises.map((promise) => (
        <li key={promise} className="flex items-center gap-2">
          <Check aria-hidden="true" className="size-4 shrink-0 text-strong" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
