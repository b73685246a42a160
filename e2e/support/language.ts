// Words that reveal an untranslated sentence. None of them is a word of the other eight languages.
import { expect, type Page } from "@playwright/test";
import type { Hl } from "./variants.ts";

const english = /\b(the|your|you|and|with|this|that|please|from|have|are)\b/i;

/** Nothing on the page is left in English, except in the provider's form. */
export async function expectOwnLanguage(page: Page, hl: Hl): Promise<void> {
  if (hl === "EN") return;
  const lines = await page.evaluate((form) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (text && parent && !parent.closest(`script, style, [lang=en], ${form}`)) found.push(text);
    }
    for (const named of document.querySelectorAll(`[aria-label]:not(${form} *)`)) {
      found.push(named.getAttribute("aria-label") ?? "");
    }
    return [document.title, ...found];
  }, providerForm);
  expect(
    lines.filter((line) => english.test(line)),
    `left in English in ${hl}`,
  ).toEqual([]);
}

/** Where the provider's script draws. */
const providerForm = ".__PrivateStripeElement, .StripeElement";
