// A link to a part of a page that comes after the page: the browser looked for it before it was there.
import { useEffect, useRef } from "react";
import { goToPart, usePart } from "./fragment";

/** What tells that a person goes their own way. */
const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * For whatever brings the parts: goes to the one that the address names, and once more when what was still
 * `loading` has come and may have pushed it away. Who has moved meanwhile isn't pulled back.
 */
export function useHashOnArrival(loading: boolean): void {
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
