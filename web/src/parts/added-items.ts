// What a package adds to the one before it and to what the order has already.

interface Contents<Item> {
  items: readonly Item[];
}

export function addedItems<Item extends { code: string }>(
  { items }: Contents<Item>,
  smaller: Contents<Item> | undefined,
  owned: readonly string[] = [],
): Item[] {
  const known = new Set([...owned, ...(smaller?.items ?? []).map(({ code }) => code)]);
  return items.filter(({ code }) => !known.has(code));
}
