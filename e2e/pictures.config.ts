// The pictures of the documents: `just screenshots`.
import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

export default defineConfig({
  ...site,
  testDir: "pictures",
  globalTeardown: undefined,
  timeout: 120_000,
  // Pictures are taken at any time, also on a busy machine: the first sample report is composed then.
  expect: { timeout: 30_000 },
  use: {
    ...site.use,
    // Phones have fine screens; what is taken for a desktop is scaled down to one dot a pixel.
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: "reduce" },
  },
});
