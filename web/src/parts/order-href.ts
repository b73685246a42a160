// Addresses of one order's pages, for the current visitor.

import { paths } from "../lib/all-paths";
import { usePage } from "../lib/page";
import { withOrder } from "../lib/paths";
import { refOf, useVisitorHrefs } from "../lib/visitor-href";

export type OrderPage =
  | "reportResult"
  | "downloads"
  | "wrongAnswers"
  | "schemeSelect"
  | "payPage"
  | "paying"
  | "payCheck"
  | "paySuccess"
  | "payFailed"
  | "support"
  | "triplePurchase"
  | "retrieveReport"
  | "userShop";

/** Builds links to the pages of an order; without an order, to the pages as anybody sees them. */
export function useOrderHref(
  orderNumber?: string,
): (page: OrderPage, query?: Record<string, string>) => string {
  const { boot } = usePage();
  const visitorHref = useVisitorHrefs();
  return (page, query) => {
    const path = paths[page](refOf(boot?.exam) ?? "%%tail%%");
    return visitorHref(orderNumber ? withOrder(path, orderNumber, query) : path);
  };
}

/** The query of the page where a package is paid. */
export const payQuery = (skuId: number) => ({ skuId: String(skuId) });
