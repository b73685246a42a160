import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loading } from "../lib/loading";
import { watchLinkClicks } from "./link-clicks";

const landing = "http://site.test/landing_page/free/iq-1?hl=DE";
let here = landing;
watchLinkClicks(document, () => here);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event("pageshow"));
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
  here = landing;
});

/** Whether the browser would go on and follow the link. */
function click(href: string, init: MouseEventInit = {}, target = "", download?: string): boolean {
  const link = document.createElement("a");
  link.href = href;
  link.target = target;
  if (download) link.download = download;
  document.body.append(link);
  // jsdom can't navigate; what matters is whether we would let it.
  let followed = false;
  window.addEventListener(
    "click",
    (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  vi.advanceTimersByTime(200);
  return followed;
}

test("a link to the current page does nothing", () => {
  expect(click("http://site.test/landing_page/free/iq-1?hl=DE")).toBe(false);
  expect(loading.get()).toBe("idle");
});

test("a link to another page shows the loading bar", () => {
  expect(click("http://site.test/landing_page/free/iq-1?hl=FR")).toBe(true);
  expect(loading.get()).toBe("running");
});

test("a page that comes back from memory is not loading", () => {
  click("http://site.test/elsewhere");

  window.dispatchEvent(new Event("pageshow"));

  expect(loading.get()).toBe("done");
});

test.each<[string, string, MouseEventInit, string]>([
  ["a jump within the page", "http://site.test/landing_page/free/iq-1?hl=DE#puzzle", {}, ""],
  ["another site", "http://other.test/", {}, ""],
  ["a new tab by key", "http://site.test/landing_page/free/iq-1?hl=DE", { ctrlKey: true }, ""],
  ["a new tab by target", "http://site.test/landing_page/free/iq-1?hl=DE", {}, "_blank"],
])("%s is left to the browser", (_, href, init, target) => {
  expect(click(href, init, target)).toBe(true);
  expect(loading.get()).toBe("idle");
});

const result = "http://site.test/report/result/iq-1?hl=DE";

test.each([`${result}#guide`, `${result}#orderNumber=A&part=guide`])(
  "a jump to %s keeps the order in the address",
  (href) => {
    here = `${result}#orderNumber=A`;
    const guide = document.createElement("section");
    guide.id = "guide";
    guide.scrollIntoView = vi.fn();
    document.body.append(guide);

    expect(click(href)).toBe(false);
    expect(guide.scrollIntoView).toHaveBeenCalled();
    expect(loading.get()).toBe("idle");
  },
);

test("the same page without its order, or with its order on another page, is another page", () => {
  here = `${result}#orderNumber=A`;

  expect(click(result)).toBe(true);
  expect(loading.get()).toBe("running");
  expect(click("http://site.test/support/iq-1?hl=DE#orderNumber=A")).toBe(true);
});

test("a file that is saved leaves the page where it is", () => {
  expect(click("http://site.test/file", {}, "", "report.pdf")).toBe(true);
  expect(loading.get()).toBe("idle");
});
