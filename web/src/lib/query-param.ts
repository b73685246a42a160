// What a page writes into its own address, so that a reload keeps it.

/** The query with one parameter replaced, or taken out where there is no value. */
export function withParam(search: string, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : "";
}
