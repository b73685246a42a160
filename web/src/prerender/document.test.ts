import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { languages } from "../lib/locale";
import { htmlDocument } from "./document";
import { barColours } from "./head";
import { pageNames, render } from "./render";

// As in the build: pictures and still pages are drawn there and nowhere else.
vi.hoisted(() => vi.stubEnv("SSR", true));

const assets = { head: "<style></style>", entry: "/public/assets/main.js", picture: "/public/assets/p.png" };
const page = (name: (typeof pageNames)[number], hl: "EN" | "DE" | "CN" = "DE") =>
  htmlDocument(render(name, hl), assets);

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

test("a landing page links to itself and to its eight translations", () => {
  const head = parsed(page("new_girl")).head;
  const address = "%%origin%%/landing_page/new_girl/%%tail%%";

  expect(parsed(page("new_girl")).documentElement.lang).toBe("de");
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${address}?hl=DE`);
  const alternates = [...head.querySelectorAll("link[rel=alternate]")].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);
  expect(alternates).toEqual([
    ...languages.map(({ hl, tag }) => [tag, `${address}?hl=${hl}`]),
    ["x-default", address],
  ]);
});

test("link previews have title, description and picture", () => {
  const head = parsed(page("free", "CN")).head;
  const property = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute("content");

  expect(property("og:title")).toContain("Tessera");
  expect(property("og:locale")).toBe("zh_CN");
  expect(property("og:image")).toBe("%%origin%%/public/assets/p.png");
  expect(head.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
    property("og:description"),
  );
  expect(head.querySelector('meta[name="twitter:card"]')?.getAttribute("content")).toBe(
    "summary_large_image",
  );
});

test("structured data contains only questions that the page shows, and no slots", () => {
  const html = page("free", "EN");
  const data = parsed(html).querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  const [, faq] = JSON.parse(data)["@graph"];

  expect(faq["@type"]).toBe("FAQPage");
  expect(faq.mainEntity.length).toBeGreaterThan(2);
  expect(data).not.toContain("%%msg");
});

test("the 404 page is not for search engines", () => {
  const head = parsed(page("not_found")).head;

  expect(head.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(head.querySelector("link[rel=canonical]")).toBeNull();
});

test.each(pageNames)("%s obeys the content policy: no inline styles, no inline scripts", (name) => {
  const { body } = parsed(page(name));

  expect(body.querySelectorAll("[style]")).toHaveLength(0);
  const inline = [...body.querySelectorAll("script:not([src])")].map((script) => script.getAttribute("type"));
  expect(inline).toEqual(["application/json"]);
});

test.each(pageNames)("%s has slots that the server knows, and each is closed", (name) => {
  const parts = page(name).split("%%");
  const slots = parts.filter((_, index) => index % 2 === 1);

  expect(parts.length % 2).toBe(1);
  for (const slot of slots) {
    expect(slot).toMatch(
      /^(origin|tail(:free|:type16)?|boot|duration|msg:[a-z0-9-]+|price:(Sku[1-4]|Type[12]))$/,
    );
  }
});

test("a page says which words it needs", () => {
  expect(parsed(page("new_page")).getElementById("iq")?.dataset.areas?.split(" ")).toContain("method");
  expect(parsed(page("not_found")).getElementById("iq")?.dataset.areas).toBe("common");
});

test("the browser's bars have the paper's colour", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../styles/tokens.css"), "utf8");
  const papers = new Set(Array.from(tokens.matchAll(/--paper: (#\w+)/g), ([, colour]) => colour));

  expect(new Set(Object.values(barColours).flatMap((colours) => Object.values(colours)))).toEqual(papers);
});
