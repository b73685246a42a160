// The pictures of the documents: `just screenshots`.
import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

export default defineConfig({
  ...site,
  testDir: "pictures",
  globalTeardown: undefined,
  timeout: 120_000,
  // Pictures may be taken on a busy machine, while the first sample report is being rendered.
  expect: { timeout: 30_000 },
  use: {
    ...site.use,
    // Phones have high-resolution screens; desktop pictures are scaled down to one dot per pixel.
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: "reduce" },
  },
});
