// The navigation as a phone shows it: behind its button, which needs no script.
import type { Locator, Page } from "@playwright/test";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

/** Opens the menu and returns one of its links. */
export async function openMenu(page: Page, item: string, hl: Hl = "EN"): Promise<Locator> {
  const t = wordsOf(hl);
  await page.getByRole("button", { name: t("common-nav-menu"), exact: true }).click();
  const navigation = page.getByRole("navigation", { name: t("common-nav-label") });
  return navigation.getByRole("link", { name: t(`common-nav-${item}`), exact: true });
}
