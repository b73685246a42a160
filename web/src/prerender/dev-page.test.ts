import { expect, test } from "vitest";
import { sampleBoot } from "../testing/sample-boot";
import { devPage } from "./dev-page";
import { scriptJson } from "./html";
import { outlineOf } from "./outline";

const filled = (page: string, boot = sampleBoot()) => outlineOf(page).replace("%%boot%%", scriptJson(boot));

test("the page that the server names is rendered, in the visitor's language", () => {
  const html = devPage(filled("not_found", sampleBoot({ hl: "DE" })), "http://localhost:8080");

  expect(html).toContain('<html lang="de"');
  expect(html).toContain('data-page="not_found"');
  expect(html).not.toContain("%%");
});

test("a page with a preview of its own keeps it", () => {
  const head = '<title>Somebody’s result</title><meta property="og:title" content="Somebody’s result">';

  const html = devPage(filled("test").replace("<title></title>", head), "http://localhost:8080");

  expect(html).toContain(head);
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test("the server's data is passed to the browser", () => {
  const payment = { publishableKey: "pk_test_tessera", scriptUrl: "http://127.0.0.1:12111/stripe.js" };

  expect(devPage(filled("test", sampleBoot({ payment })), "http://localhost:8080")).toContain(
    payment.scriptUrl,
  );
});

test("an answer that isn't an outline is rejected, quoting its beginning", () => {
  expect(() => devPage("<h1>Bad gateway</h1>", "http://localhost:8080")).toThrow("Bad gateway");
});
