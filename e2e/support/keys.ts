// The keys, read where no browser can: from the product's own database.
import { execFileSync } from "node:child_process";

/** The place of the right option, by question id, for every question of a form. */
export function keysOf(formId: number): Map<string, number> {
  const rows = queryOf(`select item.code, array_position(options, (spec ->> 'key')::smallint) - 1
    from form_question join item on item.id = item_id where form_id = ${Number(formId)}`);
  return new Map(
    rows
      .split("\n")
      .map((row) => row.split(" "))
      .map(([code = "", place]) => [code, Number(place)]),
  );
}

/** One number from the database. */
export function countOf(query: string): number {
  return Number(queryOf(query));
}

/** Rows as lines, columns separated by a space. */
export function queryOf(query: string): string {
  const database = process.env.DATABASE_URL;
  if (!database) throw new Error("DATABASE_URL is not set: run this through `just e2e`");
  const options = ["--no-psqlrc", "-qtA", "-F", " ", "-v", "ON_ERROR_STOP=1"];
  return execFileSync("psql", [...options, database, "-c", query], { encoding: "utf8" }).trim();
}
