// On a free result, if a bundle has tests left: opens the report with one of them.
import { useBundleTests } from "../../../api/purchase-status";
import { useT } from "../../../l10n/words";
import { UseTest } from "../../../parts/use-test";
import { Card } from "../../../ui/card";
import { measure } from "../../../ui/section";

export function BundleOffer({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const bundle = useBundleTests();
  // The bundle's own order has its report already.
  if (!bundle || bundle.bundleOrder === orderNumber) return null;
  return (
    <div className={`${measure} pt-6`}>
      <Card className="border-l-4 border-l-accent">
        <h2 className="mb-2 text-heading">{t("result-bundle-title", { n: bundle.left })}</h2>
        <UseTest orderNumber={orderNumber} bundle={bundle} />
      </Card>
    </div>
  );
}
