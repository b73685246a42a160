// The price on the page is the price of the price book, in the visitor's money.
import { test } from "../support/country.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";

interface Sku {
  code: string;
  price: { currency: string; amount: number };
}

const countries = [
  { country: "DE", hl: "DE", currency: "EUR", look: /^\d+,\d\d\u00a0€$/ },
  { country: "JP", hl: "JA", currency: "JPY", look: /^[¥￥]\d{1,3}(,\d{3})*$/ },
  { country: "BR", hl: "PT", currency: "BRL", look: /^R\$\u00a0\d+,\d\d$/ },
] as const;

for (const { country, hl, currency, look } of countries) {
  test(`prices in ${country} are the price book's, before and after scripts run`, async ({
    page,
    request,
    siteIn,
  }) => {
    const site = await siteIn(country);
    const answer = await request.get(`${site}/tessera/exam/sku/list/1/${country}/${hl}`);
    const skus: Sku[] = (await answer.json()).data;
    expect(skus.map(({ code }) => code)).toEqual(["Sku1", "Sku2", "Sku3", "Sku4", "Triple"]);

    const served = await request.get(site + landingPath("yellow_computer", `hl=${hl}`));
    const html = await served.text();
    await visit(page, site + landingPath("yellow_computer", `hl=${hl}`));

    const shown = await page.locator("#prices li h3 + p").allInnerTexts();
    expect(shown).toHaveLength(4);
    for (const [index, { price }] of skus.slice(0, 4).entries()) {
      const text = shown[index] ?? "";
      expect(text).toMatch(look);
      expect(price.currency).toBe(currency);
      const digits = Number(text.replaceAll(/\D/g, ""));
      expect(currency === "JPY" ? digits * 100 : digits).toBe(price.amount);
      expect(html).toContain(text);
    }
    await expect(page.locator("main section").first()).toContainText(shown[0] ?? "no price");
  });
}

// The longest amounts of the price book, at every number of columns.
for (const { country, hl } of [
  { country: "VN", hl: "EN" },
  { country: "ID", hl: "DE" },
]) {
  test(`the prices of ${country} in ${hl} fit their cards`, async ({ page, siteIn }) => {
    await visit(page, (await siteIn(country)) + landingPath("yellow_computer", `hl=${hl}`));

    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
  });
}
