// Legal texts open in a dialog over the page.
import { expectAccessible } from "../support/access.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath, languages } from "../support/variants.ts";
import { wordsOf } from "../support/words.ts";

for (const { hl } of languages) {
  test(`each legal text opens in ${hl}`, async ({ page }) => {
    const t = wordsOf(hl);
    await visit(page, landingPath("yellow_computer", `hl=${hl}`));

    for (const kind of ["privacy", "terms", "refund", "cookies", "imprint"]) {
      const name = t(`common-legal-${kind}`);
      await page.getByRole("contentinfo").getByRole("button", { name, exact: true }).click();
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog.getByRole("article").locator("p, li")).not.toHaveCount(0);
      expect((await dialog.getByRole("article").innerText()).length).toBeGreaterThan(100);
      await dialog.getByRole("button", { name: t("common-close") }).click();
      await expect(dialog).toBeHidden();
    }
  });
}

test("Escape closes a legal text and gives the focus back", async ({ page }) => {
  const t = wordsOf("EN");
  await visit(page, landingPath("yellow_computer"));
  const link = page.getByRole("button", { name: t("common-legal-privacy"), exact: true });

  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("common-legal-privacy") });
  await expect(dialog.getByRole("article")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test("a click beside the text closes it", async ({ page }) => {
  const t = wordsOf("EN");
  await visit(page, landingPath("yellow_computer"));
  await page.getByRole("button", { name: t("common-legal-terms"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("common-legal-terms") });
  await expect(dialog.getByRole("article")).toBeVisible();

  await page.mouse.click(5, 5);

  await expect(dialog).toBeHidden();
});
