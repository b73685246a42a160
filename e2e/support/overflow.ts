// Finds what is wider than its space: the page itself, elements that stick out of the window, text
// that overflows its own box, and words that had to be split.
import { expect, type Page } from "@playwright/test";

export async function expectNoOverflow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(findOverflow), `sticks out at ${width} px`).toEqual([]);
  expect(await page.evaluate(findBrokenWords), `is cut in two at ${width} px`).toEqual([]);
}

function findOverflow(): string[] {
  const found: string[] = [];
  const root = document.scrollingElement;
  if (root && root.scrollWidth > window.innerWidth) {
    found.push(`the page is ${root.scrollWidth} px wide in a window of ${window.innerWidth} px`);
  }
  for (const element of document.body.querySelectorAll<HTMLElement>("*:not(svg *)")) {
    const box = element.getBoundingClientRect();
    const { clipPath, display, overflowX } = getComputedStyle(element);
    // It isn't visible: not laid out, or for screen readers only.
    if (box.width <= 1 || box.height <= 1 || clipPath === "inset(50%)") continue;
    if ((box.right > window.innerWidth + 0.5 || box.left < -0.5) && !isClipped(element)) {
      found.push(`${describe(element)} reaches from ${box.left} to ${box.right}`);
    }
    if (display.startsWith("inline") && !display.includes("flex") && !display.includes("block")) continue;
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (text && overflowX === "visible" && element.scrollWidth > element.clientWidth + 1) {
      found.push(
        `text of ${describe(element)} needs ${element.scrollWidth} px and has ${element.clientWidth} px`,
      );
    }
  }
  return found;

  function isClipped(element: HTMLElement): boolean {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== "visible") return true;
    }
    return false;
  }

  function describe(element: HTMLElement): string {
    const text = element.textContent?.trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> “${text}”`;
  }
}

/** Words too short to be hyphenated (styles/base.css) that are nevertheless split over two lines. */
function findBrokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest(".sr-only, script, svg")) continue;
    if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
    // Chinese and Japanese may break anywhere; these are the scripts that put spaces between words.
    for (const word of (node.textContent ?? "").matchAll(
      /[\p{Script=Latin}\p{Script=Hangul}\d.,$€\u00ad]+/gu,
    )) {
      if (word[0].length > 9 || word[0].includes("\u00ad")) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(`“${word[0]}” in “${node.textContent?.trim().slice(0, 40)}”`);
    }
  }
  return found;
}
