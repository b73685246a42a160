// Two people compare their types by a link: both agree, both see the same, and either of them ends it for both.
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { answerStatements, openStatements, type16 } from "../../support/questionnaires.ts";
import { expect, test, visit } from "../../support/site.ts";
import { begin, confirm, startPath, steadyClock } from "../../support/taking.ts";
import { t } from "../../support/words.ts";

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });
// Two whole tests are taken.
test.slow();

/** Takes the whole test; ends on its result. */
async function takeTest(page: Page): Promise<void> {
  await steadyClock(page);
  const form = await openStatements(page, type16);
  await begin(page);
  await answerStatements(page, type16, form);
  await confirm(page);
  await page.waitForURL(/\/report\/result\/type16-4.*orderNumber=/);
  await expect(page.getByRole("heading", { name: t("type16-bars-title") })).toBeVisible();
}

/** Agrees under a name, by the form that both people have. */
async function agreeAs(page: Page, who: string, button: string): Promise<void> {
  const name = page.getByRole("textbox", { name: t("type16-compare-name") });
  const form = page.locator("form").filter({ has: name });
  await form.getByRole("checkbox").check();
  await name.fill(who);
  await form.getByRole("button", { name: button }).click();
}

/** Somebody else, on a phone of their own. */
async function anotherPerson(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, baseURL });
  return context.newPage();
}

async function expectComparison(page: Page, other: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: t("type16-page-compare") })).toBeVisible();
  const bars = page.getByRole("region", { name: t("type16-compare-caption", { other }) });
  await expect(bars.getByRole("img")).toHaveCount(4);
  await expect(bars.getByText(other, { exact: true })).toHaveCount(4);
  await expect(page.getByText(t("type16-compare-note"))).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
}

test("an invitation leads through the test to a comparison that either ends", async ({
  page: ann,
  browser,
  baseURL,
}) => {
  await takeTest(ann);
  const card = ann.locator("#compare");
  await card.getByRole("button", { name: t("type16-compare-invite") }).click();
  await expect(card.getByText(t("type16-compare-consent-first"))).toBeVisible();
  await agreeAs(ann, "Ann", t("type16-compare-invite"));
  const link = await card.locator("a[href*='/compare/']").getAttribute("href");
  expect(link).not.toContain("#");
  const path = new URL(link ?? "").pathname;

  const ben = await anotherPerson(browser, baseURL);
  await visit(ben, path);
  await expect(ben.getByRole("heading", { level: 1 })).toHaveText(
    t("type16-compare-invited", { other: "Ann" }),
  );
  await expectAccessible(ben);
  await expectNoOverflow(ben);
  await expect(ben.getByRole("link", { name: t("type16-shared-take") })).toHaveAttribute(
    "href",
    startPath(type16),
  );
  await takeTest(ben);
  await ben.getByRole("link", { name: t("type16-compare-back") }).click();
  await ben.waitForURL(/\/compare\//);
  await expect(ben.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(ben);
  await agreeAs(ben, "Ben", t("type16-compare-agree"));
  await expectComparison(ben, "Ann");

  await ann.goto(path);
  await expectComparison(ann, "Ben");
  await ann.getByRole("button", { name: t("type16-compare-stop") }).click();
  await ann.getByRole("button", { name: t("type16-compare-stop-yes") }).click();
  await expect(ann.getByRole("heading", { level: 1 })).toHaveText(t("type16-compare-stopped"));

  await ben.reload();
  await expect(ben.getByRole("heading", { level: 1 })).toHaveText(t("type16-compare-stopped"));
  await expect(ben.getByText("Ann")).toHaveCount(0);
  await ben.context().close();
});

test("a link that nobody made says so and isn't indexed", async ({ page, troubles }) => {
  troubles.allow(/404/);
  const response = await page.goto("/compare/nobody-made-this-one?hl=EN");

  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("type16-shared-gone"));
  await expectAccessible(page);
});
