// The test and its results are one page for all themes: it uses the theme of the visitor's landing page.
import { readConfig } from "../lib/config";
import { parseTheme } from "../lib/variant";

export function applyTheme(page: Document, now: number): void {
  page.documentElement.dataset.theme = parseTheme(readConfig(now).theme);
  // The browser's own bars have the paper's colour.
  const paper = getComputedStyle(page.documentElement).getPropertyValue("--paper");
  for (const bar of page.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute("content", paper);
}
