// The bundle: several tests for one price. For an order that can be upgraded to it, for one that has it, and
// for a visitor without an order.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { dataOrThrow } from "../../api/failure";
import { askPackages } from "../../api/pay-calls";
import { useBundleTests, usePurchaseStatus } from "../../api/purchase-status";
import { Queries } from "../../api/queries";
import type { Sku } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { knownMember, ownPrice } from "../../lib/member";
import { usePage } from "../../lib/page";
import { LoadFailed } from "../../parts/load-failed";
import { measure } from "../../ui/section";
import { TripleOffer } from "./triple-offer";
import { TripleOwned } from "./triple-owned";

export function TriplePage() {
  const orderNumber = useOrderNumber() || undefined;
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <Queries>
        <Triple orderNumber={orderNumber} />
      </Queries>
    </main>
  );
}

function Triple({ orderNumber }: { orderNumber: string | undefined }) {
  const t = useT();
  const api = useApi();
  const { hl, boot } = usePage();
  const member = knownMember(Date.now());
  const packages = useQuery({
    queryKey: ["packages", boot?.exam.id, hl, member],
    queryFn: async () => {
      const skus = boot ? await dataOrThrow(askPackages(api, boot, member)) : [];
      // At this buyer's price.
      return skus.map((sku) => ({ ...sku, price: ownPrice(sku) }));
    },
    networkMode: "always",
  });
  const { data: status, isLoading } = usePurchaseStatus(orderNumber);
  const bundle = useBundleTests();

  const own = status?.purchase?.kind === "bundle" ? status.testsLeft : undefined;
  if (own !== undefined) return <TripleOwned left={own} />;
  if (bundle && !orderNumber) return <TripleOwned left={bundle.left} />;

  const sku = packages.data?.find(({ tests }) => tests > 1);
  if (sku && !isLoading) {
    const single = packages.data?.find((other) => other.tests === 1 && holdsTheSame(other, sku));
    return <TripleOffer sku={sku} single={single} status={status} bundle={bundle} />;
  }
  return (
    <>
      <h1 className="text-title">{t("support-triple-tab")}</h1>
      {packages.isError ? (
        <LoadFailed text={t("common-failed-title")} retry={() => void packages.refetch()} className="mt-6" />
      ) : (
        <p role="status" className="mt-6 min-h-dvh text-muted">
          {t(packages.data ? "support-triple-closed" : "common-loading")}
        </p>
      )}
    </>
  );
}

function holdsTheSame(a: Sku, b: Sku): boolean {
  const codes = new Set(a.items.map(({ code }) => code));
  return codes.size === b.items.length && b.items.every(({ code }) => codes.has(code));
}
