import { expect, test, vi } from "vitest";
import { onFirstInteraction } from "./first-interaction";

test("only the first interaction triggers the action", () => {
  const [page, action] = [new EventTarget(), vi.fn()];
  onFirstInteraction(page, action);
  expect(action).not.toHaveBeenCalled();

  page.dispatchEvent(new Event("scroll"));
  page.dispatchEvent(new Event("keydown"));
  page.dispatchEvent(new Event("scroll"));

  expect(action).toHaveBeenCalledOnce();
});
