// An address with a link instead of an order's number: in a letter, or back from a bank. The link is
// exchanged for the number before the page is shown, and leaves the address.
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { readFragment } from "../lib/fragment";
import { lazyPage } from "./lazy-page";

const { Page: OpenOrderLink } = lazyPage({
  areas: [],
  load: async () => (await import("./open-order-link")).OpenOrderLink,
});

export function OrderLink({ children }: { children: ReactNode }) {
  return useOrderLink() ? <OpenOrderLink /> : children;
}

/** The link of a letter or of a bank that the visitor came by. */
export function useOrderLink(): string | null {
  const { search, hash } = useLocation();
  // A payment provider drops what is behind the `#`.
  return readFragment(hash).get("link") ?? new URLSearchParams(search).get("link");
}
