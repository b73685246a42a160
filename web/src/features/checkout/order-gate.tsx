// The order of the page's address, if something can be bought for it. Otherwise the way to its result,
// which knows what to say about every order.
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useOrder } from "../../api/orders";
import { Queries } from "../../api/queries";
import type { Boot, OrderInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useOrderNumber } from "../../lib/fragment";
import { useBoot } from "../../lib/page";
import { paths, withOrder } from "../../lib/paths";
import { Button } from "../../ui/button";
import { OrderElsewhere } from "./links";
import { Centre, Waiting } from "./screen";

/** An order whose report is sold, bought or not. */
export type SellableOrder = Extract<OrderInfo, { kind: "locked" | "paid" }>;

interface GateProps {
  children: (order: SellableOrder, boot: Boot) => ReactNode;
}

export function OrderGate({ children }: GateProps) {
  const boot = useBoot();
  const orderNumber = useOrderNumber();
  if (!boot) return <Waiting />;
  if (!orderNumber) return <OrderElsewhere to={paths.reportResult} />;
  return (
    <Queries>
      <Gate boot={boot} orderNumber={orderNumber}>
        {children}
      </Gate>
    </Queries>
  );
}

function Gate({ boot, orderNumber, children }: GateProps & { boot: Boot; orderNumber: string }) {
  const found = useOrder(orderNumber);
  if (found.kind === "unknown") return <OrderElsewhere to={paths.reportResult} />;
  if (found.kind === "waiting") return <Waiting />;
  if (found.kind === "failed") return <NotLoaded retry={found.retry} />;
  const { order } = found;
  if (order.kind === "free" || !order.valid) return <OrderElsewhere to={paths.reportResult} />;
  if (order.examId !== boot.exam.id) return <OtherExam order={order} wrong={boot.exam} />;
  return children(order, boot);
}

/** The page carries another exam's prices: it has to be served again. */
function OtherExam({ order, wrong }: { order: OrderInfo; wrong: Boot["exam"] }) {
  const { pathname, search } = useLocation();
  const path = pathname.replace(`/${wrong.code}-${wrong.id}`, `/${order.code}-${order.examId}`);
  const address = withOrder(path + search, order.orderNumber);
  useEffect(() => location.replace(address), [address]);
  return <Waiting />;
}

function NotLoaded({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <Centre title={t("common-failed-title")}>
      <Button kind="primary" onClick={retry}>
        {t("common-failed-retry")}
      </Button>
    </Centre>
  );
}
