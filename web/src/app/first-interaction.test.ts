import { expect, test, vi } from "vitest";
import { onFirstInteraction } from "./first-interaction";

test("the first sign of a visitor is acted on, later ones aren't", () => {
  const [page, action] = [new EventTarget(), vi.fn()];
  onFirstInteraction(page, action);
  expect(action).not.toHaveBeenCalled();

  page.dispatchEvent(new Event("scroll"));
  page.dispatchEvent(new Event("keydown"));
  page.dispatchEvent(new Event("scroll"));

  expect(action).toHaveBeenCalledOnce();
});
