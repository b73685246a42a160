// Tickets of tests that were started earlier. Answers can't claim more time than has passed since
// their questions were handed out. Instead of waiting for a quarter of an hour, the tests sign such
// a ticket themselves, with the key that every development server has.
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const defaults = readFileSync(
  new URL("../../crates/server/src/config.default.toml", import.meta.url),
  "utf8",
);
const key = Buffer.from(/\[tickets\][^[]*?\nkey = "([^"]+)"/.exec(defaults)?.[1] ?? "", "base64");

/** The same ticket, issued `ms` earlier: its id begins with the time in milliseconds. */
export function earlier(ticket: string, ms: number): string {
  const [id = "", form, exam, uid] = ticket.split(".");
  const issued = Number.parseInt(id.slice(0, 12), 16) - ms;
  const signed = [issued.toString(16).padStart(12, "0") + id.slice(12), form, exam, uid].join(".");
  return `${signed}.${createHmac("sha256", key).update(signed).digest("hex")}`;
}
