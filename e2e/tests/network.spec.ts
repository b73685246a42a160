// An unreliable network, and scripts of an earlier release that are gone.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";
import { t } from "../support/words.ts";

const privacy = (page: Page) => page.getByRole("button", { name: t("common-legal-privacy"), exact: true });
const text = (page: Page) => page.getByRole("dialog", { name: t("common-legal-privacy") });
const unstable = (page: Page) => page.getByRole("dialog", { name: t("common-network-title") });

test("without a network a dialog says so and tries again", async ({ page, context, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, landingPath("yellow_computer"));

  await context.setOffline(true);
  await privacy(page).click();
  await expect(unstable(page)).toContainText("Network disconnected, try again later.");
  await expectAccessible(page);

  await context.setOffline(false);
  await unstable(page)
    .getByRole("button", { name: t("common-network-retry") })
    .click();
  await expect(unstable(page)).toBeHidden();
  await expect(text(page).getByRole("article")).toBeVisible();
});

test("a text that can't be fetched says so and is fetched again", async ({ page, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  await visit(page, landingPath("yellow_computer"));
  await page.route("**/app/protocol/**", (route) => route.abort());

  await privacy(page).click();
  await expect(text(page)).toContainText("Loading failed, please retry");
  await page.unroute("**/app/protocol/**");
  await text(page)
    .getByRole("button", { name: t("common-failed-retry") })
    .click();

  await expect(text(page).getByRole("article")).toBeVisible();
});

test("a script that is gone reloads the page once", async ({ page, troubles }) => {
  troubles.allow(/404/);
  await visit(page, landingPath("yellow_computer"));
  await page.route("**/legal-dialog-*.js", (route) => route.fulfill({ status: 404 }));

  const reloaded = page.waitForEvent("load");
  const alive = page.waitForResponse((response) => response.url().includes("/app/v2/view"));
  await privacy(page).click();
  await reloaded;
  await alive;

  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await privacy(page).click();
  await expect(unstable(page)).toBeVisible();
  expect(loads).toBe(0);
});
