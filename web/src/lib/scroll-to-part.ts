// Scrolls to the part that the address names if it is loaded after the page: the browser looked too
// early.
import { useEffect, useRef } from "react";
import { goToPart } from "./fragment";
import { usePart } from "./part";

/** Signs that the visitor is scrolling or typing. */
const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls at once, and again when `loading` ends and the part may have moved, unless the visitor has
 * moved in the meantime.
 */
export function useScrollToPart(loading: boolean): void {
  const part = usePart();
  const again = useRef<"not yet" | "when loaded" | "never">("not yet");

  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are the browser's own work
  useEffect(() => {
    goToPart(part);
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
      goToPart(part);
    }
  }, [loading]);
}
