// Everything that comes with an order: files to save, parts to read, and tests to take.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { loadPresenters } from "../../api/file-calls";
import { isUnknown } from "../../api/orders";
import { Queries } from "../../api/queries";
import type { Presenter } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { LoadFailed } from "../../parts/load-failed";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import { PresenterCard } from "./presenter-card";

export function DownloadsPage() {
  const t = useT();
  const orderNumber = useOrderNumber();
  const back = useOrderHref(orderNumber)("reportResult");
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{t("reading-downloads-title")}</h1>
      {orderNumber ? (
        <Queries>
          <Presenters orderNumber={orderNumber} />
        </Queries>
      ) : (
        <p className="mt-3 max-w-2xl text-lead text-muted">{t("reading-downloads-locked")}</p>
      )}
      <ButtonLink kind="quiet" href={back} className="mt-6">
        {t("reading-downloads-back")}
      </ButtonLink>
    </main>
  );
}

function Presenters({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const api = useApi();
  const list = useQuery({
    queryKey: ["presenters", orderNumber],
    queryFn: () => loadPresenters(api, orderNumber),
    // Without a network the call fails at once instead of waiting silently.
    networkMode: "always",
  });
  if (list.isPending) return <Placeholder />;
  if (list.isError && !isUnknown(list.error)) {
    return <LoadFailed text={t("common-call-failed")} retry={() => void list.refetch()} className="mt-4" />;
  }
  const presenters = list.data ?? [];
  const lead = t(presenters.length > 0 ? "reading-downloads-lead" : "reading-downloads-locked");
  return (
    <>
      <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {sorted(presenters).map((presenter) => (
          <PresenterCard key={presenter.code} presenter={presenter} orderNumber={orderNumber} />
        ))}
      </ul>
    </>
  );
}

/** Files first, what can't be used yet last. */
function sorted(presenters: readonly Presenter[]): Presenter[] {
  const place = ({ kind, open }: Presenter) => (open ? ["file", "page", "test"].indexOf(kind) : 9);
  return [...presenters].sort((one, other) => place(one) - place(other));
}

function Placeholder() {
  const t = useT();
  return (
    <>
      <p role="status" className="mt-3 text-lead text-muted">
        {t("common-loading")}
      </p>
      <div aria-hidden="true" className="mt-6 grid gap-4 md:grid-cols-2">
        <div className="h-56 rounded-card bg-line/40" />
        <div className="h-56 rounded-card bg-line/40" />
      </div>
    </>
  );
}
