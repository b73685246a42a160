// What the report adds and costs where the visitor is, and the way to it.
import type { Sku } from "../../api/types";
import { formatMoney } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { paths, withOrder } from "../../lib/paths";
import { useVisitorHref } from "../../lib/visitor-href";
import { PackageItem } from "../../parts/package-item";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Section } from "../../ui/section";
import type { LockedOrder } from "./order";

export function ReportPackages({ order }: { order: LockedOrder }) {
  const t = useT();
  const { hl, boot } = usePage();
  const choose = useVisitorHref(withOrder(paths.schemeSelect(order), order.orderNumber));
  const sample = useVisitorHref(paths.sample(order));
  const skus = boot?.skus ?? [];
  const lowest = boot?.exam.lowestPrice;
  if (skus.length === 0) return null;
  return (
    <Section id="report" title={t("result-report-title")} lead={t("result-report-lead")}>
      <div className="-mt-3 mb-6 grid max-w-2xl justify-items-start gap-4">
        {lowest && <p>{t("result-report-price", { price: formatMoney(lowest, hl) })}</p>}
        <ButtonLink kind="primary" href={choose} className="w-full sm:w-auto">
          {t("result-report-choose")}
        </ButtonLink>
        <ButtonLink kind="quiet" href={sample}>
          {t("result-report-sample")}
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {skus.map((sku, index) => (
          <PackageCard key={sku.id} sku={sku} smaller={skus[index - 1]} />
        ))}
      </ul>
    </Section>
  );
}

function PackageCard({ sku, smaller }: { sku: Sku; smaller: Sku | undefined }) {
  const t = useT();
  const { hl } = usePage();
  const had = new Set(smaller?.items.map(({ code }) => code));
  return (
    <Card as="li" className="@container">
      <h3 className="text-heading">{sku.name}</h3>
      {/* As large as the longest price of the book fits the card: a price is never cut in two. */}
      <p className="mt-1 whitespace-nowrap font-bold text-[length:min(var(--text-figure),14cqi)] leading-tight tracking-tight">
        {formatMoney(sku.price, hl)}
      </p>
      {smaller && (
        <p className="mt-4 text-muted text-small">
          {t("checkout-package-includes", { package: smaller.name })}
        </p>
      )}
      <ul className="mt-4 grid gap-3">
        {sku.items
          .filter(({ code }) => !had.has(code))
          .map((item) => (
            <PackageItem key={item.code} item={item} />
          ))}
      </ul>
    </Card>
  );
}
