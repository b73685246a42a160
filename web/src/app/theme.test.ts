import { afterEach, expect, test } from "vitest";
import { saveConfig } from "../lib/config";
import { applyTheme } from "./theme";

const now = Date.UTC(2026, 10, 15);
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test("the test looks like the landing page the visitor came from", () => {
  saveConfig({ theme: "matrix" }, now);

  applyTheme(document, now);

  expect(document.documentElement.dataset.theme).toBe("matrix");
});

test.each([undefined, "of somebody else"])("a visitor with theme %j gets the default", (theme) => {
  saveConfig({ theme }, now);

  applyTheme(document, now);

  expect(document.documentElement.dataset.theme).toBe("yellow");
});
