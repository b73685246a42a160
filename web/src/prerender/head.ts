// What search engines and link previews read.
import { languages, tagOf } from "../lib/locale";
import type { Theme } from "../lib/variant";
import { escapeHtml } from "./html";
import { jsonLd } from "./json-ld";
import { type Listing, listingOf, titleOf } from "./listing";
import type { Rendered } from "./render";

/** `--paper` of each theme by light and dark, for the browser's own bars (styles/tokens.css). */
export const barColours: Record<Theme, { light: string; dark: string }> = {
  yellow: { light: "#fbf7ec", dark: "#17150f" },
  new: { light: "#f5f7fc", dark: "#0f1220" },
  matrix: { light: "#0a0f14", dark: "#0a0f14" },
};

export function headTags(page: Rendered, picture: string | undefined): string {
  const listing = listingOf(page);
  const tags = [`<title>${escapeHtml(titleOf(page))}</title>`];
  for (const [scheme, colour] of Object.entries(barColours[page.theme])) {
    tags.push(`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`);
  }
  if (!listing) {
    tags.push('<meta name="robots" content="noindex">');
    return tags.join("\n");
  }

  const { description, address } = listing;
  const own = `${address}?hl=${page.hl}`;
  tags.push(
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${own}">`,
    ...languages.map(({ hl, tag }) => `<link rel="alternate" hreflang="${tag}" href="${address}?hl=${hl}">`),
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
  );
  for (const [property, content] of Object.entries(openGraph(page, listing, picture))) {
    tags.push(`<meta property="${property}" content="${escapeHtml(content)}">`);
  }
  tags.push(
    `<meta name="twitter:card" content="${picture ? "summary_large_image" : "summary"}">`,
    `<script type="application/ld+json">${jsonLd(page, listing)}</script>`,
  );
  return tags.join("\n");
}

function openGraph(
  page: Rendered,
  { description, address, type }: Listing,
  picture: string | undefined,
): Record<string, string> {
  return {
    "og:type": type,
    "og:site_name": page.words.t("common-brand"),
    "og:title": titleOf(page),
    "og:description": description,
    "og:url": `${address}?hl=${page.hl}`,
    "og:locale": openGraphLocale(tagOf(page.hl)),
    ...(picture && {
      "og:image": `%%origin%%${picture}`,
      "og:image:width": "1200",
      "og:image:height": "630",
    }),
  };
}

/** Open Graph requires language_TERRITORY. */
function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
