// How the site is built, tested and served while writing it.
// There is no index.html: pages are written by src/prerender, in the build and in the dev server.
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ftl } from "./src/l10n/ftl-plugin.ts";
import { devPages } from "./src/prerender/dev-pages.ts";

const api = process.env.TESSERA_API ?? "http://127.0.0.1:8081";

export default defineConfig(({ isSsrBuild }) => ({
  // Everything but the pages themselves is served under /public, as the specification asks.
  base: "/public/",
  appType: "custom",
  plugins: [ftl(), react(), tailwindcss(), devPages(api)],
  optimizeDeps: { entries: ["src/main.tsx"] },
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(
      ["/tessera", "/pay/", "/healthz", "/readyz", "/robots.txt", "/sitemap.xml"].map((path) => [path, api]),
    ),
  },
  build: {
    target: "es2022",
    outDir: "dist/public",
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
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
          },
          output: {
            chunkFileNames: chunkName,
            codeSplitting: {
              groups: [
                // Left to itself, the bundler cuts what every page needs into pieces for the sake of
                // those that come later; together it compresses better.
                { name: "main", tags: ["$initial"], test: /\.(m?js|tsx?)$/, priority: 9 },
                // The whole test is one file: whoever has its beginning has its end.
                { name: "test", test: /\/src\/(features\/test\/|lib\/run|api\/run-).*\.tsx?$/ },
                // What comes around a paid order: few see one of its pages without another.
                { name: "aid", test: /\/src\/features\/aid\/.*\.tsx?$/, priority: 2 },
                // Results need this of it, and nothing more.
                { name: "go", test: /\/src\/lib\/go\.ts$/, priority: 6 },
                // A group takes along what it needs and no group above it has: so the shared ones come first.
                { name: "queries", test: /\/@tanstack\/|\/src\/api\/queries/, priority: 5 },
                // What a result, buying and help have in common.
                {
                  name: "order",
                  test: /\/src\/(parts\/|api\/(order|pay|standing)|lib\/(moment|bundle)).*\.tsx?$/,
                  priority: 4,
                },
                { name: "shop", test: isShop, priority: 3 },
                // The provider's fields, only where a payment is taken.
                { name: "pay", test: /\/src\/features\/checkout\//, priority: 1 },
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

/** Buying and help, without the page that takes the payment. */
function isShop(id: string): boolean {
  return (
    /\/src\/features\/(checkout|aid)\//.test(id) &&
    !/\/checkout\/(pay-(page|form|fields)|use-payment|methods|last-look|waiver|trouble|refusal)/.test(id)
  );
}

/** Words say in their file name which ones they are; .size-limit.json counts on it. */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, tag, area] = /\/locales\/([\w-]+)\/(\w+)\.ftl$/.exec(facadeModuleId ?? "") ?? [];
  return tag ? `assets/words-${tag}-${area}-[hash].js` : "assets/[name]-[hash].js";
}
