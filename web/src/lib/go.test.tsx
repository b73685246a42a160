import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { expect, test } from "vitest";
import { Elsewhere, type Go, useGo } from "./go";

let go: Go;

function Place() {
  go = useGo();
  const { pathname, search, state } = useLocation();
  return <output>{[pathname + search, state].filter(Boolean).join(" ")}</output>;
}

const place = () => screen.getByRole("status").textContent;

function open(...addresses: string[]) {
  render(
    <MemoryRouter initialEntries={addresses}>
      <Place />
      <Routes>
        <Route path="/moved" element={<Elsewhere to="/here?a=1" />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}

test("goes on, with what the next page should know, and back", () => {
  open("/first");

  act(() => go("/second?hl=DE", { state: "note" }));
  expect(place()).toBe("/second?hl=DE note");

  act(() => go(-1));
  expect(place()).toBe("/first");
});

test("a page that was replaced isn't gone back to", () => {
  open("/first");
  act(() => go("/second"));

  act(() => go("/third", { replace: true }));
  act(() => go(-1));

  expect(place()).toBe("/first");
});

test("going where one is leaves one entry of the page", () => {
  open("/first");
  act(() => go("/second?a=1"));

  act(() => go("/second?a=1", { state: "again" }));
  expect(place()).toBe("/second?a=1 again");
  act(() => go(-1));

  expect(place()).toBe("/first");
});

test("a page that is elsewhere leads there and leaves no trace", () => {
  open("/first");

  act(() => go("/moved"));
  expect(place()).toBe("/here?a=1");

  act(() => go(-1));
  expect(place()).toBe("/first");
});
