// Advertising cookies: denied for everybody until they consent; only visitors from Europe are
// asked.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { test } from "../support/country.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, visit } from "../support/site.ts";
import { landingPath, languages } from "../support/variants.ts";
import { t } from "../support/words.ts";

const banner = (page: Page) => page.getByRole("region", { name: t("common-consent-label") });
const accept = (page: Page) => banner(page).getByRole("button", { name: t("common-consent-accept") });
const decline = (page: Page) => banner(page).getByRole("button", { name: t("common-consent-decline") });

/** What a tag manager would read: each consent command as a plain list. */
function consentCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

test("a visitor from Europe is asked, and no is as easy as yes", async ({ page, siteIn }) => {
  await visit(page, (await siteIn("DE")) + landingPath("yellow_computer"));

  await expect(banner(page)).toBeVisible();
  const [no, yes] = [await decline(page).boundingBox(), await accept(page).boundingBox()];
  expect(no?.height).toBe(yes?.height);
  expect(no?.y).toBe(yes?.y);
  expect(Math.abs((no?.width ?? 0) - (yes?.width ?? 0))).toBeLessThanOrEqual(1);
  const look = (element: Element) => {
    const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element);
    return { color, backgroundColor, borderColor, fontWeight };
  };
  expect(await decline(page).evaluate(look)).toEqual(await accept(page).evaluate(look));
  expect(await consentCommands(page)).toEqual([["consent", "default", { ...denied, wait_for_update: 500 }]]);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("the question leaves the first screen's button visible in every language", async ({ page, siteIn }) => {
  const site = await siteIn("DE");
  for (const { hl } of languages) {
    await visit(page, site + landingPath("yellow_computer", `hl=${hl}`));
    const question = await page.locator("[data-consent-banner]").boundingBox();
    const button = await page.locator('main a[href*="/start_loading/"]').first().boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0), hl).toBeLessThanOrEqual(question?.y ?? 0);
  }
});

for (const [word, button, decision] of [
  ["no", decline, "denied"],
  ["yes", accept, "granted"],
] as const) {
  test(`a ${word} is recorded, passed to the tags and survives a reload`, async ({ page, siteIn }) => {
    await visit(page, (await siteIn("DE")) + landingPath("yellow_computer"));

    await button(page).click();

    await expect(banner(page)).toBeHidden();
    const answered = Object.fromEntries(Object.keys(denied).map((signal) => [signal, decision]));
    expect(await consentCommands(page)).toEqual([
      ["consent", "default", { ...denied, wait_for_update: 500 }],
      ["consent", "update", answered],
    ]);

    await visit(page, page.url());
    await expect(banner(page)).toBeHidden();
    expect((await consentCommands(page)).at(-1)).toEqual(["consent", "update", answered]);
  });
}

test("click ids are stored and sent to the server only after consent", async ({ page, siteIn }) => {
  const stored = () => page.evaluate(() => localStorage.getItem("IQ-config") ?? "");
  const viewed = () => page.waitForRequest((request) => request.url().includes("/app/v2/view"));
  const before = viewed();
  await visit(page, (await siteIn("DE")) + landingPath("yellow_computer", "hl=EN&gclid=secret-click"));
  expect(await stored()).not.toContain("secret-click");
  expect((await before).url()).not.toContain("secret-click");

  await accept(page).click();
  const after = viewed();
  await visit(page, page.url());

  expect(await stored()).toContain("secret-click");
  expect((await after).url()).toContain("secret-click");
});

test("a visitor from elsewhere isn't asked, and finds the question in the footer", async ({
  page,
  siteIn,
}) => {
  await visit(page, (await siteIn("JP")) + landingPath("yellow_computer"));
  await expect(banner(page)).toBeHidden();

  const settings = page.getByRole("button", { name: t("common-consent-settings") });
  await settings.click();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toBeFocused();
  await decline(page).click();

  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
});

test("the question covers nothing that the keyboard reaches", async ({ page, siteIn }) => {
  await visit(page, (await siteIn("DE")) + landingPath("yellow_computer"));
  const settings = page.getByRole("button", { name: t("common-consent-settings") });

  await settings.focus();

  const bottom = () => settings.evaluate((button) => button.getBoundingClientRect().bottom);
  const top = await banner(page).evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(bottom, "the page scrolls smoothly").toBeLessThanOrEqual(top);
});
