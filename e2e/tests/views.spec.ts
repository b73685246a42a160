// Page views reach the server and never get in a visitor's way.
import { expect, test } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";
import { t } from "../support/words.ts";

test("a page view reaches the server with everything it needs", async ({ page }) => {
  const viewed = page.waitForResponse((response) => response.url().includes("/tessera/app/v2/view"));
  await page.goto(landingPath("yellow_computer", "hl=DE&colour=blue"));

  const response = await viewed;
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ result: 200 });
  const { dl, av, hl, id, eid, aeid, variant } = Object.fromEntries(new URL(response.url()).searchParams);
  expect(dl).toBe(page.url());
  expect({ hl, eid, aeid, variant }).toEqual({ hl: "DE", eid: "1", aeid: "1", variant: "yellow_computer" });
  expect(av).toMatch(/^\d+\.\d+\.\d+/);
  expect(id).not.toBe("");
  const headers = await response.request().allHeaders();
  expect(headers).toMatchObject({ logid: id, hl: "DE", "exam-app-id": "1", "app-version": av });
  expect(headers.uid).toMatch(/^[0-9a-f]{32}$/);
});

test("one visit keeps its logid and its uid from page to page", async ({ page }) => {
  const seen = [];
  for (const variant of ["yellow_computer", "new_boy"] as const) {
    const viewed = page.waitForRequest((request) => request.url().includes("/app/v2/view"));
    await page.goto(landingPath(variant));
    const request = await viewed;
    seen.push({
      id: new URL(request.url()).searchParams.get("id"),
      uid: (await request.allHeaders()).uid,
    });
  }

  expect(seen[1]).toEqual(seen[0]);
});

test("a server that doesn't answer calls doesn't keep the page waiting", async ({ page, troubles }) => {
  troubles.allow(/request failed/);
  // Never answered: the page must not depend on it.
  await page.route("**/tessera/**", () => {});

  await page.goto(landingPath("yellow_computer"));
  await page.locator("#puzzle").getByRole("button", { name: "Option 4" }).click();

  await expect(page.locator("#puzzle").getByRole("status")).toContainText(t("puzzle-right"));
});

test("views that are refused go unnoticed", async ({ page, troubles }) => {
  troubles.allow(/50[03]/);
  await page.route("**/app/v2/**", (route) => route.fulfill({ status: 503 }));

  const refused = page.waitForResponse((response) => response.url().includes("/app/v2/view"));
  await page.goto(landingPath("yellow_computer"));
  await refused;

  await expect(page.getByRole("dialog")).toHaveCount(0);
});
