import { afterEach, expect, test } from "vitest";
import { keepConfig } from "../lib/config";
import { wearTheme } from "./theme";

const now = Date.UTC(2026, 10, 15);
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test("the test looks like the landing page the visitor came from", () => {
  keepConfig({ theme: "matrix" }, now);

  wearTheme(document, now);

  expect(document.documentElement.dataset.theme).toBe("matrix");
});

test.each([undefined, "of somebody else"])("a visitor with theme %j gets the default", (theme) => {
  keepConfig({ theme }, now);

  wearTheme(document, now);

  expect(document.documentElement.dataset.theme).toBe("yellow");
});
