import { expect, test, vi } from "vitest";
import { forgetDevice } from "./forget-device";
import { saveLocale } from "./locale-cookie";

test("everything of ours is removed from the browser, and nothing else", async () => {
  const deleted = vi.fn(async () => true);
  vi.stubGlobal("caches", { keys: async () => ["test-files"], delete: deleted });
  localStorage.setItem("IQ-bundle", "number");
  localStorage.setItem("others", "stays");
  sessionStorage.setItem("IQ-return", "number");
  saveLocale("DE");

  await forgetDevice();

  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(["others"]);
  expect(document.cookie).not.toContain("IQ-locale");
  expect(deleted).toHaveBeenCalledWith("test-files");
  vi.unstubAllGlobals();
});
