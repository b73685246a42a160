// Everything that goes wrong in a page unnoticed: console, exceptions (React reports a failed
// hydration as one), requests.
import type { ConsoleMessage, Page, Request, Response } from "@playwright/test";

export interface Troubles {
  seen: string[];
  /** For a test that causes errors on purpose. */
  allow: (pattern: RegExp) => void;
  stop: () => void;
}

export function watchTroubles(page: Page): Troubles {
  const seen: string[] = [];
  // Playwright's own message where a test blocks service workers.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const note = (trouble: string) => {
    if (!allowed.some((pattern) => pattern.test(trouble))) seen.push(trouble);
  };

  const onConsole = (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) note(`console ${message.type()}: ${message.text()}`);
  };
  const onException = (error: Error) => note(`exception: ${error.message}`);
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? "";
    // Requests aborted because the visitor left the page.
    if (reason !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${reason}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  };

  page.on("console", onConsole);
  page.on("pageerror", onException);
  page.on("requestfailed", onFailure);
  page.on("response", onResponse);
  const stop = () => {
    page.off("console", onConsole);
    page.off("pageerror", onException);
    page.off("requestfailed", onFailure);
    page.off("response", onResponse);
  };
  return { seen, allow: (pattern) => allowed.push(pattern), stop };
}
