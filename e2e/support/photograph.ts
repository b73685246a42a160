// Pictures of a screen on a phone and a desktop, for people to look at, left in a folder of screenshots/.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { screenshots } from "./gallery.ts";
import { expectNoOverflow } from "./overflow.ts";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * `screen` is a folder and a name. Checks that the page fits on both; afterwards the viewport is
 * the phone's again.
 */
export async function photograph(page: Page, hl: Hl, screen: string): Promise<void> {
  const decline = page.getByRole("button", { name: wordsOf(hl)("common-consent-decline"), exact: true });
  if (await decline.isVisible()) await decline.click();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await page.screenshot({
      path: fileURLToPath(new URL(`${screen}-${hl}-${size.width}.png`, screenshots)),
      fullPage: true,
      animations: "disabled",
    });
  }
  await page.setViewportSize(phone);
}
