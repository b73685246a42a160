// Advertisers' parameters stay with a visitor from page to page, however they are spelled.
import { openMenu } from "../support/menu.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";

const arrival = "HL=de&FBCLID=f1&gClId=g1&click_id=c1&sccid=s1&msclkid=m1&EPIK=e1&colour=blue";
const kept = {
  hl: "DE",
  fbclid: "f1",
  gclid: "g1",
  click_id: "c1",
  ScCid: "s1",
  MSCLKID: "m1",
  epik: "e1",
};

test("tracking parameters are kept over navigation in the spelling of their owners", async ({ page }) => {
  await visit(page, landingPath("yellow_boy", arrival));

  await (await openMenu(page, "tests", "DE")).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "new");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);

  await (await openMenu(page, "home", "DE")).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "yellow");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
});

test("a test of the catalogue is opened with the tracking parameters", async ({ page }) => {
  await visit(page, landingPath("test_center", arrival));

  await page.locator("#catalogue h4 a").first().click();

  await expect(page).toHaveURL(/new_computer/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
});

test("a link that is followed before the scripts run loses nothing", async ({ page }) => {
  let late = true;
  // The first page's scripts never load while it is open; the next page's do.
  await page.route("**/public/assets/*.js", (route) => (late ? undefined : route.continue()));
  await page.goto(landingPath("yellow_boy", arrival), { waitUntil: "commit" });
  const tests = await openMenu(page, "tests", "DE");
  expect(await tests.getAttribute("href")).not.toContain("gclid");
  late = false;
  await tests.click();

  await expect(page.locator("html")).toHaveAttribute("data-theme", "new");
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
});
