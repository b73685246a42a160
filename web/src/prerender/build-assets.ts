// What the client build produced, as tags for a page's head.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { variants } from "../features/landing/variants";
import { tagOf } from "../lib/locale";
import { isStill } from "../lib/type-pages";
import { aheadScript, signInAhead } from "./ahead";
import type { Assets } from "./document";
import type { Emit } from "./emit";
import { iconPng, iconSvg, previewPng } from "./pictures";
import { isLanding, isTypePage, isVariant, type Rendered, styleOf } from "./render";
import { typePreviewPng } from "./type-pictures";

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

const address = (file: string) => `/public/${file}`;

/** Every script file that the page needs for hydration, the entry first, so that they load in parallel. */
export function modulesOf(manifest: Manifest, page: Rendered): string[] {
  return filesOf(manifest, ["src/main.tsx", ...siteOf(page), ...wordsOf(page, page.areas)]);
}

/** With everything that they import. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const needed = keys.flatMap((key) => withImports(manifest, key));
  return [...new Set(needed)].map((key) => address(chunk(manifest, key).file));
}

function wordsOf({ hl }: Rendered, areas: readonly string[]): string[] {
  return areas.map((area) => `../locales/${tagOf(hl)}/${area}.ftl`);
}

function siteOf({ name }: Rendered): string[] {
  // Every page that the shell becomes requests this first.
  if (name === "test") return ["late"];
  if (isStill(name)) return ["src/app/still-site.tsx"];
  return [name === "not_found" ? "src/app/missing-site.tsx" : "src/app/landing-site.tsx"];
}

function withImports(manifest: Manifest, key: string): string[] {
  return [key, ...(chunk(manifest, key).imports ?? []).flatMap((one) => withImports(manifest, one))];
}

/** `key`: a source file, or the name of a group in vite.config.ts. */
function chunk(manifest: Manifest, key: string): Chunk {
  const found = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
  if (!found) throw new Error(`the build has no ${key}`);
  return found;
}

export interface BuildAssets {
  /** The text of every style element that a page may have. */
  styles: readonly string[];
  assetsFor(page: Rendered): Assets;
}

export function buildAssets(publicDir: string, emit: Emit): BuildAssets {
  const read = (file: string) => readFileSync(join(publicDir, file), "utf8");
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  const styleAt = (name: string) => read(chunk(manifest, `src/styles/${name}.css`).file).trim();
  const styles = { main: styleAt("main"), test: styleAt("test"), types: styleAt("types") };
  const font = /url\(([^)"']+latin-wght-normal[^)"']+\.woff2)\)/.exec(styles.main)?.[1];
  if (!font) throw new Error("the style sheet names no Latin font file");
  const icons = iconTags(emit);
  const preview = previews(emit);
  const ahead = (page: Rendered, already: readonly string[]) => {
    const { group, areas } = signInAhead;
    const files = filesOf(manifest, [group, ...wordsOf(page, areas)]);
    const script = aheadScript(
      signInAhead,
      files.filter((file) => !already.includes(file)),
    );
    return `<script async src="${emit("ahead", "js", script)}"></script>`;
  };

  return {
    styles: Object.values(styles),
    assetsFor(page) {
      const modules = modulesOf(manifest, page);
      const isShell = page.name === "test";
      return {
        entry: address(chunk(manifest, "src/main.tsx").file),
        picture: preview(page),
        head: [
          ...(isShell ? [ahead(page, modules)] : []),
          `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
          ...modules.slice(1).map((file) => `<link rel="modulepreload" href="${file}">`),
          icons,
          `<style>${styles[styleOf(page.name)]}</style>`,
        ].join("\n"),
      };
    },
  };
}

function iconTags(emit: Emit): string {
  const svg = emit("icon", "svg", iconSvg());
  const touch = emit("icon-180", "png", iconPng(180));
  const icons = [192, 512].map((size) => ({
    src: emit(`icon-${size}`, "png", iconPng(size)),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  }));
  const app = {
    name: "Tessera",
    short_name: "Tessera",
    start_url: "/",
    display: "standalone",
    background_color: "#fbf7ec",
    theme_color: "#fbf7ec",
    icons: [{ src: svg, sizes: "any", type: "image/svg+xml" }, ...icons],
  };
  return [
    `<link rel="icon" type="image/svg+xml" href="${svg}">`,
    `<link rel="apple-touch-icon" href="${touch}">`,
    `<link rel="manifest" href="${emit("app", "webmanifest", JSON.stringify(app))}">`,
  ].join("\n");
}

/** One preview picture per hero and theme, and one for each type, drawn once for all languages. */
function previews(emit: Emit): (page: Rendered) => string | undefined {
  const drawn = new Map<string, string>();
  const once = (key: string, draw: () => Uint8Array) => {
    const known = drawn.get(key) ?? emit(key, "png", draw());
    drawn.set(key, known);
    return known;
  };
  return ({ name }) => {
    if (isVariant(name)) {
      const { hero, theme } = variants[name];
      return once(`preview-${hero}-${theme}`, () => previewPng(hero, theme));
    }
    if (isLanding(name) || isTypePage(name)) return once(`preview-${name}`, () => typePreviewPng(name));
    return undefined;
  };
}
