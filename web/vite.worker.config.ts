// The service worker is a file of its own: it can't share a chunk with the pages, and its address must
// stay the same from release to release.
import { defineConfig } from "vite";

export default defineConfig({
  base: "/public/",
  build: {
    target: "es2022",
    outDir: "dist/public",
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "src/offline/worker.ts", output: { entryFileNames: "sw.js" } },
  },
});
