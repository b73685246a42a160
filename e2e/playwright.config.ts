// Playwright on the whole product. BASE_URL is its address; scripts/stack starts it.
import { defineConfig } from "@playwright/test";
import { executablePath, flags } from "./support/browser.ts";

const baseURL = process.env.BASE_URL;
if (!baseURL) throw new Error("BASE_URL is not set: run this through `just e2e`, or name a running product");

export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  globalTeardown: "./support/gallery.ts",
  // The matrix is one file with most of the work: its tests are spread over the workers too.
  fullyParallel: true,
  // More than cores: a test spends half of its time waiting.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  use: {
    baseURL,
    browserName: "chromium",
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    timezoneId: "UTC",
    // A test can't delay or answer requests that go through a service worker; the one test about it
    // allows it.
    serviceWorkers: "block",
    launchOptions: { executablePath, args: flags },
    screenshot: "only-on-failure",
  },
});
