// Loads the order of the address, if something can be bought for it; otherwise goes to its result, which can
// show every order.
import { type ReactNode, useEffect } from "react";
import { useOrder } from "../../api/orders";
import { Queries } from "../../api/queries";
import type { Boot, OrderInfo } from "../../api/types";
import { useLocation } from "../../lib/address";
import { useOrderNumber } from "../../lib/fragment";
import { useBoot } from "../../lib/page";
import { withOrder } from "../../lib/paths";
import { PageFailed, PageWaiting } from "../../parts/page-states";
import { OrderRedirect } from "./links";

/** An order whose report is sold, bought or not. */
export type SellableOrder = Extract<OrderInfo, { access: "locked" | "paid" }>;

interface GateProps {
  children: (order: SellableOrder, boot: Boot) => ReactNode;
}

export function OrderGate({ children }: GateProps) {
  const boot = useBoot();
  const orderNumber = useOrderNumber();
  if (!boot) return <PageWaiting />;
  if (!orderNumber) return <OrderRedirect to="reportResult" />;
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
  if (found.kind === "unknown") return <OrderRedirect to="reportResult" />;
  if (found.kind === "waiting") return <PageWaiting />;
  if (found.kind === "failed") return <PageFailed retry={found.retry} />;
  const { order } = found;
  if (order.access === "free" || !order.valid) return <OrderRedirect to="reportResult" />;
  if (order.examId !== boot.exam.id) return <OtherExam order={order} wrong={boot.exam} />;
  return children(order, boot);
}

/** The page was served with another exam's prices: it has to be loaded again. */
function OtherExam({ order, wrong }: { order: OrderInfo; wrong: Boot["exam"] }) {
  const { pathname, search } = useLocation();
  const path = pathname.replace(`/${wrong.code}-${wrong.id}`, `/${order.code}-${order.examId}`);
  const address = withOrder(path + search, order.orderNumber);
  useEffect(() => location.replace(address), [address]);
  return <PageWaiting />;
}
