// No link is dead.
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";

const pages = [
  landingPath("yellow_computer"),
  landingPath("new_page"),
  landingPath("matrix", "hl=JA"),
  landingPath("test_center", "hl=DE"),
  "/",
];

for (const path of pages) {
  test(`every link of ${path} leads somewhere`, async ({ page, request, baseURL }) => {
    await visit(page, path);
    if (path.includes("test_center")) await expect(page.locator("#catalogue h4")).not.toHaveCount(0);

    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of new Set(hrefs)) {
      const target = new URL(href, page.url());
      expect(target.origin, href).toBe(baseURL);
      if (href.startsWith("#")) {
        await expect(page.locator(href), href).toHaveCount(1);
      } else {
        const response = await request.get(target.href, { maxRedirects: 0 });
        expect(response.status(), href).toBe(200);
      }
    }
  });
}
