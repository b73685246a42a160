// Finds what is wider than its place: the page itself, elements that stick out of the window, and text
// that runs out of its own box.
import { expect, type Page } from "@playwright/test";

export async function expectNoOverflow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(findOverflow), `sticks out at ${width} px`).toEqual([]);
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
    // Nothing of it is seen: not laid out, or for screen readers only.
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
