// The packages of an order to choose from; for an order that has one already, what it can add.
import type { Boot } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { paths } from "../../lib/paths";
import { useVisitorHref } from "../../lib/visitor-href";
import { Latest } from "../../parts/latest";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { useOrderHref } from "./links";
import { type Offer, useOffers } from "./offers";
import { OrderGate, type SellableOrder } from "./order-gate";
import { PackageCard } from "./package-card";
import { Promises } from "./promises";
import { Centre } from "./screen";

export function ChoosePage() {
  return <OrderGate>{(order, boot) => <Choice order={order} boot={boot} />}</OrderGate>;
}

function Choice({ order, boot }: { order: SellableOrder; boot: Boot }) {
  const t = useT();
  const href = useOrderHref();
  // Without the order's number: a sample may be passed on.
  const sample = useVisitorHref(paths.sample(order));
  const { packages, bundle } = useOffers(order, boot);
  if (order.kind === "paid") return <Owned items={order.items} packages={packages} bundle={bundle} />;
  if (!boot.payment || packages.length === 0) {
    return (
      <Centre title={t("pay-choose-title")} text={t("pay-closed")}>
        <ButtonLink href={href(paths.reportResult)}>{t("pay-back-to-result")}</ButtonLink>
      </Centre>
    );
  }
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{t("pay-choose-title")}</h1>
      <p className="mt-2 max-w-2xl text-lead text-muted">{t("pay-choose-lead")}</p>
      <Promises className="mt-4 text-small" />
      <ButtonLink kind="quiet" href={sample} className="mt-2">
        {t("pay-sample-link")}
      </ButtonLink>
      <Packages packages={packages} />
      {bundle && <BundleLine bundle={bundle} />}
      <ButtonLink kind="quiet" href={href(paths.reportResult)} className="mt-4">
        {t("pay-back-to-result")}
      </ButtonLink>
      <Latest examId={order.examId} heading="h2" />
    </main>
  );
}

function Packages({ packages, owned }: { packages: readonly Offer[]; owned?: readonly string[] }) {
  const t = useT();
  const { hl } = usePage();
  const href = useOrderHref();
  return (
    <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {packages.map((offer, index) => (
        <PackageCard
          key={offer.sku.id}
          offer={offer}
          smaller={packages[index - 1]}
          owned={owned}
          href={href(paths.payPage, { skuId: String(offer.sku.id) })}
        >
          {t(offer.kind === "upgrade" ? "pay-owned-add" : "pay-choose-button", {
            price: formatMoney(offer.price, hl),
          })}
        </PackageCard>
      ))}
    </ul>
  );
}

/** The bundle holds for each test what one of the packages holds. */
function BundleLine({ bundle }: { bundle: Offer }) {
  const t = useT();
  const { hl, boot } = usePage();
  const href = useOrderHref();
  const same = boot?.skus.find(({ items }) => items.length === bundle.sku.items.length);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 border-line border-t pt-4">
      <p className="text-muted">
        {t("pay-bundle-line", {
          price: formatMoney(bundle.price, hl),
          package: same?.name ?? bundle.sku.name,
        })}
      </p>
      <ButtonLink kind="quiet" href={href(paths.triplePurchase)}>
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
  const href = useOrderHref();
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{t("pay-owned-title")}</h1>
      <p className="mt-2 max-w-2xl text-lead text-muted">{t("pay-owned-text")}</p>
      <ButtonLink kind="primary" href={href(paths.reportResult)} className="mt-5">
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
