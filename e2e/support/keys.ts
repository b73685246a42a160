// The keys, read where no browser can: from the product's own database.
import { execFileSync } from "node:child_process";

/** The place of the right option, by question id, for every question of a form. */
export function keysOf(formId: number): Map<string, number> {
  const query = `select item.code, array_position(options, (spec ->> 'key')::smallint) - 1
    from form_question join item on item.id = item_id where form_id = ${Number(formId)}`;
  const database = process.env.DATABASE_URL;
  if (!database) throw new Error("DATABASE_URL is not set: run this through `just e2e`");
  const rows = execFileSync("psql", ["--no-psqlrc", "-qtA", "-F", " ", database, "-c", query], {
    encoding: "utf8",
  });
  return new Map(
    rows
      .trim()
      .split("\n")
      .map((row) => row.split(" "))
      .map(([code = "", place]) => [code, Number(place)]),
  );
}

/** One number from the database. */
export function countOf(query: string): number {
  const database = process.env.DATABASE_URL ?? "";
  return Number(
    execFileSync("psql", ["--no-psqlrc", "-qtA", database, "-c", query], { encoding: "utf8" }).trim(),
  );
}
