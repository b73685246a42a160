// Violations of the content security policy in every page that a test opens, also in windows and
// browsers of its own. A page tells of them by an event; the console is where tests hear of it.
import type { Browser, BrowserContext } from "@playwright/test";

const mark = "policy violated:";

/** The list that violations are added to, from now on. */
export function watchPolicy(browser: Browser): string[] {
  const violations: string[] = [];
  const watch = (context: BrowserContext) => {
    context.on("console", (message) => {
      const text = message.text();
      // Chromium's own sentence, for pages that run no scripts.
      if (text.startsWith(mark) || text.includes("Content Security Policy")) violations.push(text);
    });
    // A context that is closed at once has no page that anybody looked at.
    context.addInitScript(tellViolations, mark).catch(() => {});
  };
  for (const context of browser.contexts()) watch(context);
  browser.on("context", watch);
  return violations;
}

function tellViolations(mark: string): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { documentURI, effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    // biome-ignore lint/suspicious/noConsole: this is how a page tells its test
    console.debug(mark, effectiveDirective, "by", blockedURI, "in", documentURI, sourceFile, lineNumber);
  });
}
