// An address with a link instead of an order's number: from a letter, or on return from a bank. The
// link is exchanged for the number before the page is shown, and removed from the address.
import type { ReactNode } from "react";
import { useLocation } from "../lib/address";
import { readFragment } from "../lib/fragment";
import { lazyPage } from "./lazy-page";

const { Page: OpenOrderLink } = lazyPage({
  areas: [],
  load: async () => (await import("./open-order-link")).OpenOrderLink,
});

export function OrderLink({ children }: { children: ReactNode }) {
  return useOrderLink() ? <OpenOrderLink /> : children;
}

/** The link, from a letter or a bank, that the visitor followed. */
export function useOrderLink(): string | null {
  const { search, hash } = useLocation();
  // A payment provider drops the fragment.
  return readFragment(hash).get("link") ?? new URLSearchParams(search).get("link");
}
