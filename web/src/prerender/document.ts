// The HTML around a rendered page.
import { tagOf } from "../lib/locale";
import { headTags } from "./head";
import type { Rendered } from "./render";

/** What the build (or the dev server) adds: the links to styles and scripts. */
export interface Assets {
  /** Complete tags for the head: styles, preloads, icon. */
  head: string;
  entry: string;
  /** Address of the preview picture, without origin. */
  picture?: string;
}

export function htmlDocument(page: Rendered, assets: Assets): string {
  return [
    "<!doctype html>",
    `<html lang="${tagOf(page.hl)}" data-theme="${page.theme}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    headTags(page, assets.picture),
    // A module waits until the page is parsed, wherever it stands; here it is fetched at once.
    `<script type="module" src="${assets.entry}"></script>`,
    assets.head,
    "</head>",
    "<body>",
    `<div id="iq" data-page="${page.name}" data-areas="${page.areas.join(" ")}">${page.body}</div>`,
    '<script type="application/json" id="boot">%%boot%%</script>',
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
