import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

test("a visitor keeps one id", async () => {
  const { visitorId } = await import("./visitor");

  const first = visitorId(0, () => "a");

  expect(first).toBe("a");
  expect(visitorId(1, () => "b")).toBe("a");
});

test("without storage the id lasts as long as the page", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { visitorId } = await import("./visitor");

  expect(visitorId(0, () => "a")).toBe("a");
  expect(visitorId(1, () => "b")).toBe("a");
});

test("ids are 128 random bits", async () => {
  const { visitorId } = await import("./visitor");

  expect(visitorId(0)).toMatch(/^[0-9a-f]{32}$/);
});
