// What search engines and link previews read.
import { languages, tagOf } from "../lib/locale";
import { paths } from "../lib/paths";
import type { Theme } from "../lib/variant";
import { escapeHtml, textOf } from "./html";
import { jsonLd } from "./json-ld";
import { isVariant, type Rendered } from "./render";

/** `--paper` of each theme by light and dark, for the browser's own bars (styles/tokens.css). */
export const barColours: Record<Theme, { light: string; dark: string }> = {
  yellow: { light: "#fbf7ec", dark: "#17150f" },
  new: { light: "#f5f7fc", dark: "#0f1220" },
  matrix: { light: "#0a0f14", dark: "#0a0f14" },
};

export function headTags(page: Rendered, picture: string | undefined): string {
  const brand = page.words.t("common-brand");
  // The shell has no heading yet; the page it becomes sets its own title.
  const title = page.name === "test" ? brand : `${textOf(page.body, "h1")} · ${brand}`;
  const tags = [`<title>${escapeHtml(title)}</title>`];
  for (const [scheme, colour] of Object.entries(barColours[page.theme])) {
    tags.push(`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`);
  }
  if (!isVariant(page.name)) {
    tags.push('<meta name="robots" content="noindex">');
    return tags.join("\n");
  }

  const description = page.words.t("site-meta-description");
  const landing = `%%origin%%${paths.landing(page.name, "%%tail%%")}`;
  const address = (hl: string) => `${landing}?hl=${hl}`;
  tags.push(
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${address(page.hl)}">`,
    ...languages.map(({ hl, tag }) => `<link rel="alternate" hreflang="${tag}" href="${address(hl)}">`),
    `<link rel="alternate" hreflang="x-default" href="${landing}">`,
  );

  const properties: Record<string, string> = {
    "og:type": "website",
    "og:site_name": brand,
    "og:title": title,
    "og:description": description,
    "og:url": address(page.hl),
    "og:locale": openGraphLocale(tagOf(page.hl)),
  };
  if (picture) {
    properties["og:image"] = `%%origin%%${picture}`;
    properties["og:image:width"] = "1200";
    properties["og:image:height"] = "630";
  }
  for (const [property, content] of Object.entries(properties)) {
    tags.push(`<meta property="${property}" content="${escapeHtml(content)}">`);
  }
  tags.push(
    `<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}">`,
    `<script type="application/ld+json">${jsonLd(page)}</script>`,
  );
  return tags.join("\n");
}

/** Open Graph requires language_TERRITORY. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
