// Addresses of one order's pages, for the visitor at hand.
import { usePage } from "../lib/page";
import { paths, withOrder } from "../lib/paths";
import { refOf, useVisitorHref } from "../lib/visitor-href";

type OrderPage =
  | "reportResult"
  | "downloads"
  | "wrongAnswers"
  | "schemeSelect"
  | "payCheck"
  | "support"
  | "triplePurchase"
  | "retrieveReport";

/** The page of an order; of nobody's where there is none. */
export function useOrderHref(page: OrderPage, orderNumber?: string): string {
  const { boot } = usePage();
  const path = paths[page](refOf(boot?.exam) ?? "%%tail%%");
  return useVisitorHref(orderNumber ? withOrder(path, orderNumber) : path);
}

/** Where a package is paid for an order. */
export function usePayHref(orderNumber: string, skuId: number): string {
  const { boot } = usePage();
  const path = paths.payPage(refOf(boot?.exam) ?? "%%tail%%");
  return useVisitorHref(withOrder(path, orderNumber, { skuId: String(skuId) }));
}
