// The bundle: several tests for one price. For an order that can have it, for one that has it, and for
// somebody who has taken no test yet.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import type { Api } from "../../api/client";
import { ApiFailure, dataOrThrow } from "../../api/envelope";
import { askPackages } from "../../api/pay-calls";
import { Queries } from "../../api/queries";
import { useBundleTests, useStanding } from "../../api/standing";
import type { Boot, Sku } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { knownMember, ownPrice } from "../../lib/member";
import { usePage } from "../../lib/page";
import { Button } from "../../ui/button";
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
    queryFn: () => loadPackages(api, boot, member),
    networkMode: "always",
  });
  const { data: standing, isLoading } = useStanding(orderNumber);
  const bundle = useBundleTests();

  const own = standing?.purchase?.kind === "bundle" ? standing.testsLeft : undefined;
  if (own !== undefined) return <TripleOwned left={own} />;
  if (bundle && !orderNumber) return <TripleOwned left={bundle.left} />;

  const sku = packages.data?.find(({ tests }) => tests > 1);
  if (sku && !isLoading) {
    const single = packages.data?.find((other) => other.tests === 1 && holdsTheSame(other, sku));
    return <TripleOffer sku={sku} single={single} standing={standing} bundle={bundle} />;
  }
  return (
    <>
      <h1 className="text-title">{t("support-triple-tab")}</h1>
      {packages.isError ? (
        <div role="alert" className="mt-6 grid justify-items-start gap-4">
          <p>{t("common-failed-title")}</p>
          <Button onClick={() => void packages.refetch()}>{t("common-failed-retry")}</Button>
        </div>
      ) : (
        <p role="status" className="mt-6 min-h-dvh text-muted">
          {t(packages.data ? "support-triple-closed" : "common-loading")}
        </p>
      )}
    </>
  );
}

/** At what this buyer pays. */
async function loadPackages(
  api: Api | undefined,
  boot: Boot | undefined,
  member: string | undefined,
): Promise<Sku[]> {
  if (!api || !boot) throw new ApiFailure({ kind: "offline" });
  const skus = await dataOrThrow(askPackages(api, boot, member));
  return skus.map((sku) => ({ ...sku, price: ownPrice(sku) }));
}

function holdsTheSame(a: Sku, b: Sku): boolean {
  const codes = new Set(a.items.map(({ code }) => code));
  return codes.size === b.items.length && b.items.every(({ code }) => codes.has(code));
}
