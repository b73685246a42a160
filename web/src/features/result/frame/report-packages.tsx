// What the report adds, what it costs in the visitor's country, and the way to buy it.
import { formatMoney } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { paths } from "../../../lib/all-paths";
import { usePage } from "../../../lib/page";
import { withOrder } from "../../../lib/paths";
import { useVisitorHref } from "../../../lib/visitor-href";
import { addedItems } from "../../../parts/added-items";
import { PackageCard, packageGrid, priceLook } from "../../../parts/package-card";
import { ButtonLink } from "../../../ui/button";
import { Section } from "../../../ui/section";
import type { LockedOrder } from "./order";

interface ReportPackagesProps {
  order: LockedOrder;
  /** What the report adds. */
  title: string;
  lead: string;
  /** Whether there is a sample of it to read. */
  sample?: boolean;
}

export function ReportPackages({ order, title, lead, sample: hasSample = true }: ReportPackagesProps) {
  const t = useT();
  const { hl, boot } = usePage();
  const choose = useVisitorHref(withOrder(paths.schemeSelect(order), order.orderNumber));
  const sample = useVisitorHref(paths.sample(order));
  const skus = boot?.skus ?? [];
  const lowest = boot?.exam.lowestPrice;
  if (skus.length === 0) return null;
  return (
    <Section id="report" title={title} lead={lead}>
      <div className="-mt-3 mb-6 grid max-w-2xl justify-items-start gap-4">
        {lowest && <p>{t("result-report-price", { price: formatMoney(lowest, hl) })}</p>}
        <ButtonLink kind="primary" href={choose} className="w-full sm:w-auto">
          {t("result-report-choose")}
        </ButtonLink>
        {hasSample && (
          <ButtonLink kind="quiet" href={sample}>
            {t("result-report-sample")}
          </ButtonLink>
        )}
      </div>
      <ul className={packageGrid(skus.length)}>
        {skus.map((sku, index) => (
          <PackageCard
            key={sku.id}
            code={sku.code}
            title={<h3 className="text-heading">{sku.name}</h3>}
            price={<p className={`mt-1 ${priceLook}`}>{formatMoney(sku.price, hl)}</p>}
            smaller={skus[index - 1]?.name}
            items={addedItems(sku, skus[index - 1])}
          />
        ))}
      </ul>
    </Section>
  );
}
