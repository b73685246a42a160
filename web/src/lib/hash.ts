// A link to a part of a page that comes after the page: the browser looked for it before it was there.
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What tells that a person goes their own way. */
const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * For whatever brings the parts: goes to the one that the address names, and once more when what was still
 * `loading` has come and may have pushed it away. Who has moved meanwhile isn't pulled back.
 */
export function useHashOnArrival(loading: boolean): void {
  const { hash } = useLocation();
  const again = useRef<"not yet" | "when loaded" | "never">("not yet");

  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are the browser's own work
  useEffect(() => {
    goTo(hash);
    const gone = new AbortController();
    const leave = () => {
      again.current = "never";
    };
    for (const move of moves) addEventListener(move, leave, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are the browser's own work
  useEffect(() => {
    if (again.current === "never") return;
    if (loading) {
      again.current = "when loaded";
    } else if (again.current === "when loaded") {
      again.current = "never";
      goTo(hash);
    }
  }, [loading]);
}

function goTo(hash: string): void {
  if (!hash) return;
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
