// A page during development: the server says which page it is and what it knows about the visitor
// (dev-outlines.ts); this renders the page around that, from the files as they are now.
import type { Boot } from "../api/types";
import { fallbackHl, parseHl } from "../lib/locale";
import { htmlDocument } from "./document";
import { fill } from "./fill";
import { parseOutline } from "./outline";
import { iconSvg } from "./pictures";
import { pageNames, render, styleOf } from "./render";

export function devPage(outline: string, origin: string): string {
  const { page: named, boot: json, title } = parseOutline(outline);
  const name = pageNames.find((known) => known === named);
  if (!name) throw new Error(`the server named a page that isn't one: ${named}`);
  const boot: Boot = JSON.parse(json);
  const page = render(name, parseHl(boot.hl) ?? fallbackHl);
  const icon = `data:image/svg+xml,${encodeURIComponent(iconSvg())}`;
  const html = htmlDocument(page, {
    head: [
      `<link rel="icon" type="image/svg+xml" href="${icon}">`,
      `<link rel="stylesheet" href="/src/styles/${styleOf(name)}.css">`,
    ].join("\n"),
    entry: "/src/main.tsx",
  });
  // Vite puts its base before every address of the document; pictures of modules have it already.
  const based = html.replaceAll(' src="/public/src/', ' src="/src/');
  const filled = fill(based, boot, page.words.lookup, origin);
  return title ? filled.replace(/<title>.*?<\/title>/s, () => title) : filled;
}
