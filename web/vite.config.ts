// How the site is built, tested and served while writing it.
// There is no index.html: pages are written by src/prerender, in the build and in the dev server.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ftl } from "./src/l10n/ftl-plugin.ts";
import { creatureNames } from "./src/parts/creature-names-plugin.ts";
import { creatures } from "./src/parts/creatures-plugin.ts";
import { devPages } from "./src/prerender/dev-pages.ts";

const api = process.env.API_URL ?? "http://127.0.0.1:8081";

export default defineConfig(({ isSsrBuild }) => ({
  // Everything but the pages themselves is served under /public, as the specification asks.
  base: "/public/",
  appType: "custom",
  plugins: [ftl(), creatures(), creatureNames(), react(), tailwindcss(), devPages(api)],
  optimizeDeps: { entries: ["src/main.tsx"] },
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    outDir: "dist/public",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Pictures that only prerendered parts show; src/prerender/main.ts takes them over.
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    // Preloads of the first screen are written by the prerenderer, per language.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: {
            main: "src/main.tsx",
            style: "src/styles/main.css",
            "test-style": "src/styles/test.css",
            "types-style": "src/styles/types.css",
          },
          output: {
            chunkFileNames: chunkName,
            entryFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                // Left to itself, the bundler cuts what every page needs into pieces for the sake of
                // those that come later; together it compresses better.
                { name: "main", tags: ["$initial"], test: /\.(m?js|tsx?)$/, priority: 9 },
                // The whole test is one file: if it starts, it can be finished.
                {
                  name: "taking",
                  test: /\/src\/(features\/taking\/(?!questionnaire\/)|run\/|api\/run-).*\.tsx?$/,
                  priority: 2,
                },
                // So is a questionnaire, on top of what the tests share.
                {
                  name: "statements",
                  test: /\/src\/features\/taking\/questionnaire\/.*\.tsx?$/,
                  priority: 1,
                },
                // Puzzles are shown by the test and by reports.
                {
                  name: "puzzle",
                  test: /\/src\/(parts\/puzzle\/|ui\/tile-progress)|\/chevron-(left|right)\.m?js$/,
                  priority: 7,
                },
                // A group takes along what it needs and no group of a higher priority has.
                { name: "queries", test: /\/src\/api\/(queries\.tsx|failure\.ts)$|@tanstack/, priority: 8 },
                { name: "order", test: isOrder, priority: 6 },
                // The score on its curve is on free results, shared ones and in reports.
                {
                  name: "curve",
                  test: /\/src\/(ui\/chart-(curve|scale)|parts\/(score-c|band|figure)).*\.tsx?$/,
                  priority: 6,
                },
                // The pictures of a questionnaire, in its free result and in its report.
                {
                  name: "profile",
                  test: /\/src\/(ui\/chart-(letters|bars|plane)|parts\/creature)\.tsx$|\/content\/types\/creatures/,
                  priority: 6,
                },
                // A report as it is read: for buyers and for the sample.
                { name: "report", test: isReport, priority: 5 },
                // Solutions have their own page, and are in the sample of a report.
                { name: "solutions", test: /\/src\/parts\/solutions\/.*\.tsx?$/, priority: 4 },
                // What every bought result has around it.
                { name: "owned", test: isOwned, priority: 4 },
                // What owners show of a result, and the pages where others see it.
                { name: "shown", test: isShown, priority: 4 },
                // What comes around a paid order: few see one of its pages without another.
                { name: "support", test: /\/src\/features\/support\/.*\.tsx?$/, priority: 3 },
                // What every page of the shell needs first: one file, which the shell preloads.
                { name: "late", test: /\/src\/(app\/late-routes\.tsx|l10n\/late-areas\.ts)$/, priority: 6 },
                // What landing pages show and others do too.
                { name: "first", test: isFirstPart, priority: 8 },
                // What a finished test and signing in share.
                {
                  name: "hand-over",
                  test: /\/src\/(api\/hand-over|lib\/(known-orders|mark-signed-in))\.ts$/,
                  priority: 7,
                },
                // Signing in with all it needs, and apart from it what is behind: a stranger loads only the former.
                { name: "sign-in", test: /\/src\/features\/account\/sign-in-page\.tsx$/, priority: 4 },
                // Whoever has signed in sees several of these.
                { name: "account", test: /\/src\/features\/account\//, priority: 3 },
                // What bought results share with support.
                {
                  name: "parts",
                  test: /\/src\/(lib\/scroll-to-part|parts\/(load-failed|refund-panel|owner-sign-in)|ui\/select)\.tsx?$/,
                  priority: 5,
                },
                // What is filled in and sent, by somebody who signs in, buys or needs help.
                {
                  name: "forms",
                  test: /\/src\/(parts\/(use-change|email-field)|ui\/(field|checkbox)|lib\/email-hints)\.tsx?$/,
                  priority: 7,
                },
                // Another address for a report, where it is bought and in support.
                { name: "email", test: /\/src\/parts\/address-form\.tsx$/, priority: 4 },
                // What buyers say, on landing and package pages and where a review is written.
                {
                  name: "reviews",
                  test: /\/src\/(parts\/(reviews|review-card|star-row)|api\/review-).*\.tsx?$/,
                  priority: 4,
                },
                // Buying, with the page that takes the payment apart: only that one needs the provider's fields.
                { name: "shop", test: isShop, priority: 3 },
                { name: "pay", test: /\/src\/features\/checkout\//, priority: 1 },
                // Every page of the shell needs these, and they need nothing.
                {
                  name: "nav",
                  test: /\/src\/(lib\/(navigate|title|pages|all-paths|sign-in-return)|l10n\/more-words|ui\/card|api\/forget-)/,
                  priority: 9,
                },
              ],
            },
          },
        },
  },
  test: {
    environment: "jsdom",
    // One jsdom per worker instead of one per file: making them took most of the time.
    pool: "vmThreads",
    setupFiles: ["src/testing/setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
    restoreMocks: true,
  },
}));

/** What landing pages have in common with pages that come later, except what is in main. */
function isFirstPart(id: string): boolean {
  const icons = "layout-grid|badge-check|clock|arrow-right|chevron-down|check";
  return (
    /\/src\/(l10n\/live|lib\/(iq-classes|use-late)|parts\/(package-|late-reviews)|ui\/(curve-paths|normal|disclosure))/.test(
      id,
    ) || new RegExp(`/icons/(${icons})\\.m?js$`).test(id)
  );
}

/** How a report is shown, without the curve that the free result has too. */
function isReport(id: string): boolean {
  return /\/src\/(parts\/(report\/(?!profile|creature)|file-)|ui\/(chart-(?!curve|scale)|data-table|tabs)).*\.tsx?$/.test(
    id,
  );
}

/** What several pages of an order need. */
function isOrder(id: string): boolean {
  const parts = "added-items|order-href|page-states|pay-again|use-test|score-words|copy-";
  return new RegExp(
    `/src/(parts/(${parts})|api/(order|pay-|purchase-status)|lib/(moment|query-param)).*\\.tsx?$`,
  ).test(id);
}

function isShown(id: string): boolean {
  return /\/src\/(parts\/(shared-|unlock)|api\/(use-answer|report-)).*\.tsx?$/.test(id);
}

/** Buying, without the page that takes the payment. */
function isShop(id: string): boolean {
  const payment =
    /\/checkout\/(pay-|payment-(?!phase|wait)|use-payment|use-media|methods|order-review|waiver|trouble|refusal)/;
  return /\/src\/features\/checkout\//.test(id) && !payment.test(id);
}

/**
 * Words say in their file name which ones they are; .size-limit.json counts on it. A landing page names about fifty of
 * these files, and hashes don't compress: seven characters are enough to tell releases apart.
 */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, tag, area] = /\/locales\/([\w-]+)\/(\w+)\.ftl$/.exec(facadeModuleId ?? "") ?? [];
  return tag ? `assets/words-${tag}-${area}-[hash:7].js` : "assets/[name]-[hash:7].js";
}

/** What a bought result has around it, whatever the test. */
function isOwned(id: string): boolean {
  return /\/src\/features\/result\/(certificate\/certificate-(card|actions)|frame\/(add-more|files-card|owned-items|purchase-card)).*\.tsx$/.test(
    id,
  );
}
