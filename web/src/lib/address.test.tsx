import { renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { useTail } from "./address";

function tailOf(address: string): string {
  const { result } = renderHook(useTail, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  return result.current;
}

test("the tail is what follows the last slash, as it was meant", () => {
  expect(tailOf("/review/iq-1?hl=EN#review=abc")).toBe("iq-1");
  expect(tailOf("/share/a%20b")).toBe("a b");
});

test("a tail that is no text is left as it is", () => {
  expect(tailOf("/share/100%")).toBe("100%");
});
