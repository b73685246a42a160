// Going between the pages of one order, with the visitor's parameters in the query.
//
// The payment provider's script lives as long as its document and may read the address. So where one page
// follows another without a new document, the order's number isn't in the address.
import { useEffect } from "react";
import { useLocation } from "../../lib/address";
import { inState, useOrderNumber, withQuery } from "../../lib/fragment";
import { useNavigate } from "../../lib/navigate";
import { usePart } from "../../lib/part";
import { withTracking } from "../../lib/tracking";
import { type OrderPage, useOrderHref } from "../../parts/order-href";

export function useParam(name: string): string {
  return new URLSearchParams(useLocation().search).get(name) ?? "";
}

/** Replaces this page by another one of the same order. */
export function useOrderNavigate(): (page: OrderPage, orderNumber?: string) => void {
  const navigate = useNavigate();
  const href = useOrderHref();
  const own = useOrderNumber();
  return (page, orderNumber = own) => navigate(href(page), { replace: true, state: inState(orderNumber) });
}

/** Rendered in place of a page, goes to another one of the same order. */
export function OrderRedirect({ to }: { to: OrderPage }) {
  const navigate = useOrderNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough, the page is left
  useEffect(() => navigate(to), []);
  return null;
}

/**
 * Removes the order's number and what the provider added from the address, and so from the history.
 * Of the query, only the visitor's parameters and those in `ofPage` stay. Returns true once it is
 * done.
 */
export function useTidyAddress(ofPage: readonly string[] = []): boolean {
  const navigate = useNavigate();
  const orderNumber = useOrderNumber();
  const part = usePart();
  const { pathname, search, hash } = useLocation();
  const params = [...new URLSearchParams(search)].filter(([name]) => ofPage.includes(name));
  const query = withTracking(withQuery(pathname, Object.fromEntries(params)), search);
  const tidy = part ? `${query}#${part}` : query;
  const isTidy = pathname + search + hash === tidy;
  useEffect(() => {
    if (!isTidy) navigate(tidy, { replace: true, state: inState(orderNumber) });
  }, [navigate, isTidy, tidy, orderNumber]);
  return isTidy;
}
