// Playwright on the product as `just dev` runs it: `just e2e-dev`.
import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

export default defineConfig({
  ...site,
  testDir: "dev",
  globalTeardown: undefined,
  timeout: 90_000,
  // Here a page's modules load one by one, and each is transpiled on first use.
  expect: { timeout: 15_000 },
  use: { ...site.use, serviceWorkers: "allow" },
});
