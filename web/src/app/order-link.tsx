// An address with a link in place of an order's number: in a letter, or back from a bank. The link is
// exchanged for the number before the page is shown, and leaves the address.
import type { ReactNode } from "react";
import { useOrderLink } from "../lib/fragment";
import { lazyPage } from "./lazy-page";

const { Page: OpenOrderLink } = lazyPage({
  areas: [],
  load: async () => (await import("./open-order-link")).OpenOrderLink,
});

export function OrderLink({ children }: { children: ReactNode }) {
  return useOrderLink() ? <OpenOrderLink /> : children;
}
