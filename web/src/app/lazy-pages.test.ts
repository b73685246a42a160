import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "../lib/pages";
import { lazyPages } from "./lazy-pages";

test("the server answers exactly these addresses, and a page is shown at each", () => {
  const router = readFileSync("../crates/server/src/http/router.rs", "utf8");
  const routes = [...router.matchAll(/\.route\("(\/[\w/-]+)\/\{(?:tail|token)\}"/g)];
  const { landing, types, ...late } = pages;

  expect(routes.map(([, base]) => base).sort()).toEqual(Object.values(late).sort());
  expect(Object.keys(lazyPages).sort()).toEqual(Object.keys(late).sort());
  expect(router).toContain(`.route("${types}", `);
  expect(router).toContain(`.route("${types}/{code}", `);
});
