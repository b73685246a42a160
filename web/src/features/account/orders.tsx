// Every report of the account, and what can be done with it.
import { listOrders } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import { handOverOrders } from "../../api/hand-over";
import type { AccountInfo, CollectedOrder } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { withPart } from "../../lib/fragment";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { withOrder } from "../../lib/paths";
import { useStartHref, useVisitorHrefs } from "../../lib/visitor-href";
import { LoadFailed } from "../../parts/load-failed";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";

export function Orders({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const found = useAnswer(["account-orders", account.id, hl], async () => {
    // What this browser knows belongs into the list.
    await handOverOrders(api, Date.now());
    return listOrders(api, account.id);
  });
  if (found.kind === "waiting") {
    return (
      <Card>
        <p role="status" className="text-muted">
          {t("common-loading")}
        </p>
      </Card>
    );
  }
  if (found.kind !== "found") {
    const retry = found.kind === "failed" ? found.retry : () => location.reload();
    return (
      <Card>
        <LoadFailed text={t("common-failed-title")} retry={retry} />
      </Card>
    );
  }
  if (found.data.length === 0) return <NothingYet />;
  return (
    <ul className="grid gap-4">
      {found.data.map((order) => (
        <OrderEntry key={order.orderNumber} order={order} />
      ))}
    </ul>
  );
}

function NothingYet() {
  const t = useT();
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{t("account-orders-empty")}</p>
      <ButtonLink kind="primary" href={useStartHref()}>
        {t("account-orders-start")}
      </ButtonLink>
    </Card>
  );
}

const states = {
  completed: "account-status-completed",
  uncompleted: "account-status-uncompleted",
  pending_payment: "account-status-pending-payment",
} as const;

const isState = (status: string): status is keyof typeof states => status in states;

function OrderEntry({ order }: { order: CollectedOrder }) {
  const t = useT();
  const { hl } = usePage();
  const { name, status, submittedAt, reference } = order;
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading">{name}</h2>
        <span className={status === "completed" ? "font-semibold text-good" : "text-muted"}>
          {isState(status) && t(states[status])}
        </span>
      </div>
      <p className="text-muted text-small">
        {t("account-order-taken", { date: formatDate(localDay(submittedAt), hl) })}
        {" · "}
        {t("account-order-reference", { reference })}
      </p>
      <Actions order={order} />
    </Card>
  );
}

function Actions({
  order: { orderNumber, code, examId, status, free, reference },
}: {
  order: CollectedOrder;
}) {
  const t = useT();
  const visitorHref = useVisitorHrefs();
  const href = (page: "reportResult" | "freeTestResult" | "downloads" | "schemeSelect") =>
    visitorHref(withOrder(paths[page]({ code, examId }), orderNumber));
  const report = href(free ? "freeTestResult" : "reportResult");
  const paid = status === "completed" && !free;
  // Several reports have the same buttons: the reference tells them apart for screen readers.
  const described = { "aria-description": t("account-order-reference", { reference }) };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {status === "pending_payment" && (
        <ButtonLink kind="primary" href={href("schemeSelect")} {...described}>
          {t("account-order-pay")}
        </ButtonLink>
      )}
      <ButtonLink kind={status === "completed" ? "primary" : "quiet"} href={report} {...described}>
        {t("account-order-view")}
      </ButtonLink>
      {paid && (
        <>
          <ButtonLink kind="quiet" href={withPart(report, "share")} {...described}>
            {t("account-order-share")}
          </ButtonLink>
          <ButtonLink kind="quiet" href={href("downloads")} {...described}>
            {t("account-order-files")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
