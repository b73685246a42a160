// Everything that goes wrong in a page without anybody looking: console, exceptions (React reports a
// failed hydration as one), requests, the content security policy.
import type { Page } from "@playwright/test";

export interface Troubles {
  seen: string[];
  /** For a test that causes trouble on purpose. */
  allow: (pattern: RegExp) => void;
}

export async function watchTroubles(page: Page): Promise<Troubles> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const note = (trouble: string) => {
    if (!allowed.some((pattern) => pattern.test(trouble))) seen.push(trouble);
  };

  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) note(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What a page leaves behind when the visitor goes elsewhere.
    if (reason !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  await page.exposeFunction("noteViolation", (text: string) => note(`policy violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { seen, allow: (pattern) => allowed.push(pattern) };
}
