import { afterEach, expect, test } from "vitest";
import { aheadScript, signInAhead } from "./ahead";

afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
});

function runAt(address: string): string[] {
  history.replaceState(null, "", address);
  // The script runs as the browser gets it.
  new Function(aheadScript(signInAhead, ["/public/a.js", "/public/b.js"]))();
  return Array.from(
    document.head.querySelectorAll("link"),
    (link) => `${link.rel} ${link.getAttribute("href")}`,
  );
}

test("the files of signing in are fetched where somebody signs in", () => {
  const both = ["modulepreload /public/a.js", "modulepreload /public/b.js"];
  expect(runAt("/user/login/iq-1?hl=EN")).toEqual(both);
});

test("other pages of the shell fetch none of them", () => {
  expect(runAt("/report/result/iq-1")).toEqual([]);
  expect(runAt("/user/info/iq-1")).toEqual([]);
});
