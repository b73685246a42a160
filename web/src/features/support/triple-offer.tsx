// What the bundle contains and costs compared with single tests, and how to get it.
import type { BundleTests } from "../../api/purchase-status";
import type { PaymentStatus, Sku } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { useNavigate } from "../../lib/navigate";
import { usePage } from "../../lib/page";
import { useStartHref } from "../../lib/visitor-href";
import { payQuery, useOrderHref } from "../../parts/order-href";
import { PackageItem } from "../../parts/package-item";
import { UseTest } from "../../parts/use-test";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { wordsOf } from "./states";

interface TripleOfferProps {
  sku: Sku;
  /** One test with the same items. */
  single: Sku | undefined;
  /** The status of the order it would be bought for. */
  status: PaymentStatus | undefined;
  /** A bundle that is already paid. */
  bundle: BundleTests | undefined;
}

export function TripleOffer({ sku, single, status, bundle }: TripleOfferProps) {
  const t = useT();
  const { hl } = usePage();
  return (
    <>
      <h1 className="text-title">
        {t("support-triple-title", { n: sku.tests, price: formatMoney(sku.price, hl) })}
      </h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t("support-triple-lead", { n: sku.tests - 1 })}</p>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Card>
          <h2 className="text-heading">{t("support-triple-holds-title")}</h2>
          <ul className="mt-4 grid gap-3">
            {sku.items.map((item) => (
              <PackageItem key={item.code} item={item} />
            ))}
          </ul>
        </Card>
        <Card>
          {single && <Savings sku={sku} single={single} />}
          <p className="mt-4 mb-5 text-muted text-small">{t("support-triple-terms")}</p>
          <NextStep sku={sku} status={status} bundle={bundle} />
        </Card>
      </div>
    </>
  );
}

/** Only if the bundle is cheaper. */
function Savings({ sku, single }: { sku: Sku; single: Sku }) {
  const t = useT();
  const { hl } = usePage();
  const { currency } = sku.price;
  const apart = single.price.amount * sku.tests;
  const saved = apart - sku.price.amount;
  if (single.price.currency !== currency || saved <= 0) return null;
  const lines = [
    [t("support-triple-sum-apart", { n: sku.tests, package: single.name }), apart],
    [t("support-triple-sum-bundle"), sku.price.amount],
    [t("support-triple-sum-saved"), saved],
  ] as const;
  return (
    <>
      <h2 className="text-heading">{t("support-triple-sum-title")}</h2>
      <dl className="mt-4 grid gap-2">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 last:border-line last:border-t last:pt-2">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap font-semibold">{formatMoney({ currency, amount }, hl)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function NextStep({ sku, status, bundle }: Omit<TripleOfferProps, "single">) {
  const t = useT();
  const { hl } = usePage();
  const navigate = useNavigate();
  const orderNumber = status?.orderNumber ?? "";
  const href = useOrderHref(orderNumber);
  const result = href("reportResult");
  const start = useStartHref();
  if (!status) {
    return (
      <>
        <p>{t("support-triple-first-text")}</p>
        <ButtonLink kind="primary" href={start} className="mt-4 w-full">
          {t("support-triple-first")}
        </ButtonLink>
      </>
    );
  }
  const busy = status.purchase?.state === "processing" || status.purchase?.state === "review";
  if (status.status !== "pending_payment" || busy) {
    return (
      <>
        <p>{t(busy ? wordsOf(status.purchase) : "support-triple-closed", { amount: "" })}</p>
        <ButtonLink href={result} className="mt-4 w-full">
          {t("support-triple-result")}
        </ButtonLink>
      </>
    );
  }
  if (bundle) return <UseTest orderNumber={orderNumber} bundle={bundle} onOpen={() => navigate(result)} />;
  return (
    <ButtonLink kind="primary" href={href("payPage", payQuery(sku.id))} className="w-full">
      {t("support-triple-buy", { price: formatMoney(sku.price, hl) })}
    </ButtonLink>
  );
}
