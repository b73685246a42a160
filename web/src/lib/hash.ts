// A link to a part of a page that comes after the page: the browser looked for it before it was there.
import { useEffect } from "react";
import { useLocation } from "react-router";

/** For whatever brings the parts: goes to the one that the address names, once. */
export function useHashOnArrival(): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are the browser's own work
  useEffect(() => {
    if (!hash) return;
    const part = document.getElementById(decodeURIComponent(hash.slice(1)));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, []);
}
