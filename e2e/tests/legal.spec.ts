// Legal texts open in a dialog over the page.
import { expectAccessible } from "../support/access.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath, languages } from "../support/variants.ts";
import { t, wordsOf } from "../support/words.ts";

const linked = ["privacy", "terms", "refund", "cookies", "imprint"];
const kinds = [...linked, "commerce"];

test("each legal text opens and closes", async ({ page }) => {
  await visit(page, landingPath("yellow_computer"));

  for (const kind of linked) {
    const name = t(`common-legal-${kind}`);
    await page.getByRole("contentinfo").getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("article").locator("p")).not.toHaveCount(0);
    await dialog.getByRole("button", { name: t("common-close") }).click();
    await expect(dialog).toBeHidden();
  }
});

for (const { hl } of languages) {
  test(`every legal text exists in ${hl}, and one of them opens`, async ({ page, request }) => {
    const list = await (await request.get(`/tessera/app/protocol/list/1/${hl}`)).json();
    const texts: { id: number; kind: string }[] = list.data;
    expect(texts.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    for (const { id, kind } of texts) {
      const { data } = await (await request.get(`/tessera/app/protocol/info/${id}`)).json();
      expect(data, kind).toMatchObject({ hl, kind });
      // The seller's details of Japan are one table.
      expect(JSON.stringify(data.blocks).length, kind).toBeGreaterThan(400);
    }

    const name = wordsOf(hl)("common-legal-privacy");
    await visit(page, landingPath("yellow_computer", `hl=${hl}`));
    await page.getByRole("contentinfo").getByRole("button", { name, exact: true }).click();
    const article = page.getByRole("dialog", { name }).getByRole("article");
    await expect(article.getByRole("heading").first()).toBeVisible();
    await expectNoOverflow(page);
  });
}

test("Escape closes a legal text and gives the focus back", async ({ page }) => {
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
  await visit(page, landingPath("yellow_computer"));
  await page.getByRole("button", { name: t("common-legal-terms"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("common-legal-terms") });
  await expect(dialog.getByRole("article")).toBeVisible();

  await page.mouse.click(5, 5);

  await expect(dialog).toBeHidden();
});
