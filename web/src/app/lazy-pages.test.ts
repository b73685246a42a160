import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "../lib/paths";
import * as lazyPages from "./lazy-pages";

test("the server answers exactly these addresses, and a page is shown at each", () => {
  const exam = { code: "iq", examId: 1 };
  const router = readFileSync("../crates/server/src/http/router.rs", "utf8");
  const routes = [...router.matchAll(/\.route\("(\/[\w/-]+)\/\{(?:tail|token)\}"/g)].map(([, base]) => base);
  const { index, landing, verify, shared, ...withTail } = paths;
  const built = [...Object.values(withTail).map((build) => build(exam)), verify("iq-1"), shared("iq-1")];
  // Accounts come later; their pages aren't there yet.
  const open = built.map((path) => path.replace(/\/iq-1$/, "")).filter((base) => !base.startsWith("/user/"));
  const shown = Object.values(lazyPages).flatMap((pages) => Object.keys(pages));

  expect(routes.sort()).toEqual(open.sort());
  expect(shown.sort()).toEqual(open);
});
