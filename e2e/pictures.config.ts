// The ten pictures of docs/screenshots.md: `npm run --workspace e2e docs-pictures` inside scripts/stack.
import { defineConfig } from "@playwright/test";
import site from "./playwright.config.ts";

export default defineConfig({ ...site, testDir: "pictures", globalTeardown: undefined });
