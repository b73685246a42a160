// The page right after the test: finds the order of its address and shows what it is entitled to.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useOrder } from "../../api/orders";
import { Queries } from "../../api/queries";
import type { OrderInfo } from "../../api/types";
import { useOrderNumber } from "../../lib/fragment";
import { Elsewhere, useGo } from "../../lib/go";
import { usePage } from "../../lib/page";
import { paths, withOrder } from "../../lib/paths";
import { withParam } from "../../lib/query-param";
import { withTracking } from "../../lib/tracking";
import { PageFailed, PageWaiting } from "../../parts/page-states";
import { AbnormalRun } from "./abnormal-run";
import { FreeResultView } from "./free-result";
import { useNorms } from "./norms";
import { pathOf } from "./order";
import { PaidPart } from "./paid-part";
import { UnknownOrder } from "./unknown-order";
import { WholeResult } from "./whole-result";

export function ResultPage() {
  const orderNumber = useOrderNumber();
  if (!orderNumber) return <UnknownOrder />;
  return (
    <Queries>
      <Order orderNumber={orderNumber} />
    </Queries>
  );
}

function Order({ orderNumber }: { orderNumber: string }) {
  const norms = useNorms();
  const found = useOrder(orderNumber, norms);
  if (found.kind === "found") return <Found order={found.order} />;
  if (found.kind === "waiting") return <PageWaiting />;
  if (found.kind === "failed") return <PageFailed retry={found.retry} />;
  return norms ? <UnderOwnNorms /> : <UnknownOrder />;
}

/** A kept address may name norms that newer ones have replaced; the order itself may still be there. */
function UnderOwnNorms() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <PageWaiting />
      <Elsewhere to={pathname + withParam(search, "norms", undefined) + hash} />
    </>
  );
}

function Found({ order }: { order: OrderInfo }) {
  if (useIsElsewhere(order)) return <PageWaiting />;
  if (!order.valid) return <AbnormalRun order={order} />;
  switch (order.kind) {
    case "locked":
      return <FreeResultView order={order} />;
    case "paid":
      return <PaidPart order={order} />;
    case "free":
      return <WholeResult order={order} />;
  }
}

/** Whether the result has another address; the visitor is then on the way there. */
function useIsElsewhere(order: OrderInfo): boolean {
  const { boot } = usePage();
  const { pathname, search } = useLocation();
  const go = useGo();
  const path = pathOf(order);
  const old = paths.reportResultOld({ code: order.code, examId: order.examId });
  const elsewhere = pathname !== path && !(order.kind !== "free" && pathname === old);
  const address = withTracking(withOrder(path, order.orderNumber), search);
  const sameExam = boot?.exam.id === order.examId;

  useEffect(() => {
    if (!elsewhere) return;
    if (sameExam) go(address, { replace: true });
    // The page carries another exam's prices.
    else location.replace(address);
  }, [elsewhere, sameExam, address, go]);
  return elsewhere;
}
