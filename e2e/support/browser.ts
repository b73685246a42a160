// The one browser everything here runs in: the machine's Chromium, prevented from contacting any
// other server.
import { execFileSync } from "node:child_process";

export const executablePath: string =
  process.env.CHROMIUM || execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();

export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
