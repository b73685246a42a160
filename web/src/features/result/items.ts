// The things in packages, by what the page was served with.
import type { Boot, Sku } from "../../api/types";

export type Item = Sku["items"][number];

/** The named things, in the order of the packages. */
export function itemsOf(boot: Boot | undefined, codes: readonly string[]): Item[] {
  const all = new Map(boot?.skus.flatMap(({ items }) => items).map((item) => [item.code, item]));
  return [...all.values()].filter(({ code }) => codes.includes(code));
}
