import { expect, test } from "vitest";
import { rememberReturn, takeReturn } from "./sign-in-return";

test("a page is returned to once", () => {
  rememberReturn("/support/iq-1?hl=EN#orderNumber=T1");

  expect(takeReturn()).toBe("/support/iq-1?hl=EN#orderNumber=T1");
  expect(takeReturn()).toBeUndefined();
});

test.each(["//elsewhere.test", "/\\elsewhere.test", "https://elsewhere.test", "javascript:alert(1)", ""])(
  "%s is no page of ours",
  (path) => {
    rememberReturn(path);

    expect(takeReturn()).toBeUndefined();
  },
);
