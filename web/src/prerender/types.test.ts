// The pages about types as they are written by the build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { creatureWords, sharedWords, typeCodes, typeWords } from "../features/types/content";
import { languages } from "../lib/locale";
import { codeOf, typePageName, typePath, typeVariantNames } from "../lib/type-pages";
import { allWords } from "./all-words";
import { htmlDocument } from "./document";
import { manifestOf } from "./manifest";
import { type PageName, render, typePageNames } from "./render";
import { creatureTones } from "./type-pictures";

// As in the build: pictures and still pages are drawn there and nowhere else.
vi.hoisted(() => vi.stubEnv("SSR", true));

const assets = { head: "<style></style>", entry: "/public/assets/main.js", picture: "/public/assets/p.png" };
type Hl = (typeof languages)[number]["hl"];
const hls = languages.map(({ hl }) => hl);

const pages = new Map<string, Document>();

function page(name: PageName, hl: Hl): Document {
  const key = `${name} ${hl}`;
  const known = pages.get(key) ?? parsed(name, hl);
  pages.set(key, known);
  return known;
}

function parsed(name: PageName, hl: Hl): Document {
  return new DOMParser().parseFromString(htmlDocument(render(name, hl), assets), "text/html");
}

function links(document: Document): string[] {
  return Array.from(document.querySelectorAll("main a[href]"), (link) => link.getAttribute("href") ?? "");
}

function data(document: Document): { "@type": string; [name: string]: unknown }[] {
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "")[
    "@graph"
  ];
}

test("there are sixteen pages and an overview, and the server is told", () => {
  expect(typePageNames).toHaveLength(17);
  expect(manifestOf([])).toMatchObject({ typePages: typePageNames, typeVariants: typeVariantNames });
  for (const name of typePageNames)
    expect(typePath(codeOf(name))).toMatch(/^\/personality-types(\/[a-z]{4})?$/);
});

test.each(hls)("in %s every page says everything that was written about its type", (hl) => {
  for (const code of typeCodes) {
    const document = page(typePageName(code), hl);
    const text = document.querySelector("main")?.textContent ?? "";
    const { line, neighbours, ...lists } = typeWords(hl, code);

    for (const sentence of [line, ...Object.values(lists).flat(), ...Object.values(neighbours)]) {
      expect(text, `${code}: ${sentence}`).toContain(sentence);
    }
    expect(document.querySelector("h1")?.textContent).toBe(`${code} ${creatureWords(hl, code).name}`);
    for (const sentence of [sharedWords(hl).scales.cut, ...sharedWords(hl).research.not]) {
      expect(text).toContain(sentence);
    }
  }
});

test.each(hls)("in %s titles and descriptions are each page's own", (hl) => {
  const heads = [...typePageNames, ...typeVariantNames].map((name) => page(name, hl).head);
  const titles = heads.map((head) => head.querySelector("title")?.textContent ?? "");
  const descriptions = typePageNames.map(
    (name) => page(name, hl).querySelector("meta[name=description]")?.getAttribute("content") ?? "",
  );

  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of [...titles, ...descriptions]) expect(text).toMatch(/\S{2}/);
});

test("a type's page is found under its own address in nine languages", () => {
  const { head } = page("type_intj", "KO");
  const address = "%%origin%%/personality-types/intj";
  const alternates = Array.from(head.querySelectorAll("link[rel=alternate]"), (link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${address}?hl=KO`);
  expect(alternates).toEqual([
    ...languages.map(({ hl, tag }) => [tag, `${address}?hl=${hl}`]),
    ["x-default", address],
  ]);
  expect(head.querySelector("meta[name=robots]")).toBeNull();
});

test("a type leads to its four neighbours, to all types and to the test, in the reader's language", () => {
  const document = page("type_enfp", "DE");

  expect(links(document)).toEqual(
    expect.arrayContaining([
      "/personality-types?hl=DE",
      "/personality-types/enfj?hl=DE",
      "/personality-types/entp?hl=DE",
      "/personality-types/esfp?hl=DE",
      "/personality-types/infp?hl=DE",
      "/answer_question/start_loading/%%tail:type16%%?hl=DE",
    ]),
  );
  const marked = Array.from(document.querySelectorAll("mark"), (mark) => mark.textContent);
  expect(marked.sort()).toEqual(["I", "J", "S", "T"]);
});

test("links within a page lead to a part of it", () => {
  for (const name of [...typePageNames, ...typeVariantNames]) {
    const document = page(name, "EN");
    for (const link of links(document).filter((href) => href.startsWith("#"))) {
      expect(document.getElementById(link.slice(1)), `${name} ${link}`).not.toBeNull();
    }
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

test("the overview leads to all sixteen", () => {
  const leading = links(page("types", "JA")).filter((href) => href.startsWith("/personality-types/"));

  expect(leading).toEqual(typeCodes.map((code) => `/personality-types/${code.toLowerCase()}?hl=JA`));
});

test("structured data names an article and its place, and neither an author nor a date", () => {
  const [, article, breadcrumbs] = data(page("type_istj", "EN"));

  expect(article).toMatchObject({
    "@type": "Article",
    headline: "ISTJ: The Steadfast Turtle",
    inLanguage: "en",
    mainEntityOfPage: "%%origin%%/personality-types/istj?hl=EN",
  });
  expect(Object.keys(article ?? {})).not.toEqual(expect.arrayContaining(["author", "datePublished"]));
  expect(breadcrumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: "%%origin%%/" },
      { position: 2, item: "%%origin%%/personality-types?hl=EN" },
      { position: 3, name: "ISTJ" },
    ],
  });
  expect(data(page("types", "EN")).map((entry) => entry["@type"])).toEqual([
    "WebSite",
    "ItemList",
    "BreadcrumbList",
  ]);
});

test.each(hls)("in %s a type's page keeps a place free for how common it is, and claims nothing", (hl) => {
  const document = page("type_enfp", hl);
  const place = document.getElementById("how-common");

  expect(place?.dataset.exam).toBe("%%tail:type16%%");
  expect(place?.textContent).toBe("");
  expect(document.body.textContent).not.toContain(allWords(hl).t("types-common-title"));
  expect(page("types", hl).getElementById("how-common")).toBeNull();
});

test.each(typeVariantNames)("%s leads to its own exam and names both prices", (name) => {
  const document = page(name, "FR");

  expect(links(document)).toContain("/answer_question/start_loading/%%tail%%?hl=FR");
  const text = document.querySelector("main")?.textContent ?? "";
  for (const slot of [
    "%%price:Type1%%",
    "%%price:Type2%%",
    "%%msg:types-fact-length%%",
    "%%msg:types-fact-price%%",
  ]) {
    expect(text).toContain(slot);
  }
  expect(document.head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    `%%origin%%/landing_page/${name}/%%tail%%?hl=FR`,
  );
});

test("previews have the light tones of the creatures", () => {
  const style = readFileSync(join(import.meta.dirname, "../parts/creature.css"), "utf8");
  const root = style.slice(style.indexOf(":root {"), style.indexOf("}"));

  for (const tone of creatureTones.slice(1)) expect(root).toContain(tone);
});
