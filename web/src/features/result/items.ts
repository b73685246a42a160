// The things in packages, by what the page was served with, and which of them can be used today.
import type { Boot, Sku } from "../../api/types";

export type Item = Sku["items"][number];

/** What a bought result can show now. The others belong to their packages and aren't open yet. */
const open: readonly string[] = ["iq_score", "iq_ranking"];

export function isOpen({ code }: Item): boolean {
  return open.includes(code);
}

/** The named things, in the order of the packages. */
export function itemsOf(boot: Boot | undefined, codes: readonly string[]): Item[] {
  const all = new Map(boot?.skus.flatMap(({ items }) => items).map((item) => [item.code, item]));
  return [...all.values()].filter(({ code }) => codes.includes(code));
}
