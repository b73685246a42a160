// On a free result, for somebody whose bundle has tests left: open the report with one of them.
import { useBundleTests } from "../../api/standing";
import { useT } from "../../l10n/words";
import { UseTest } from "../../parts/use-test";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";

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
