// A component in a script file of its own, which a page fetches once it has hydrated.
import { type ComponentType, useEffect, useState } from "react";
import { reportInterruption } from "./network";

/** Nothing where the page needs no such part. */
type Load = () => Promise<ComponentType | null | undefined>;

/** `load` is called once. `optional`: the page is complete without it, so a lost network isn't reported. */
export function useLate(load: Load, optional?: boolean): ComponentType | null | undefined {
  const [Late, setLate] = useState<ComponentType | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the page renders later
  useEffect(() => {
    const attempt = () => {
      load().then(
        (Loaded) => setLate(() => Loaded),
        () => optional || reportInterruption(attempt),
      );
    };
    attempt();
  }, []);
  return Late;
}
