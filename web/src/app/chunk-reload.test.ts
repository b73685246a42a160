import { expect, test, vi } from "vitest";
import { reloadOnChunkFailure } from "./chunk-reload";

function brokenPage() {
  const page = { path: "/a", now: 1_000_000, online: true, reload: vi.fn() };
  const target = new EventTarget();
  reloadOnChunkFailure(target, {
    path: () => page.path,
    now: () => page.now,
    online: () => page.online,
    reload: page.reload,
  });
  return { page, fail: () => target.dispatchEvent(new Event("vite:preloadError")) };
}

test("a failed script file reloads the page", () => {
  const { page, fail } = brokenPage();

  fail();

  expect(page.reload).toHaveBeenCalledOnce();
});

test("the same path reloads once in ten seconds", () => {
  const { page, fail } = brokenPage();
  fail();

  page.now += 9_999;
  fail();
  expect(page.reload).toHaveBeenCalledTimes(1);

  page.now += 1;
  fail();
  expect(page.reload).toHaveBeenCalledTimes(2);
});

test("another path may reload at once", () => {
  const { page, fail } = brokenPage();
  fail();

  page.path = "/b";
  fail();

  expect(page.reload).toHaveBeenCalledTimes(2);
});

test("going back and forth between two broken paths doesn't bypass the pause", () => {
  const { page, fail } = brokenPage();
  for (const path of ["/a", "/b", "/a", "/b"]) {
    page.path = path;
    fail();
  }

  expect(page.reload).toHaveBeenCalledTimes(2);
});

test("without a network the page stays as it is", () => {
  const { page, fail } = brokenPage();
  page.online = false;

  fail();

  expect(page.reload).not.toHaveBeenCalled();
});

test("without storage the page doesn't reload, because it could never stop", () => {
  const { page, fail } = brokenPage();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

  fail();

  expect(page.reload).not.toHaveBeenCalled();
});
