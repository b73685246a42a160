import { act, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { expect, test } from "vitest";
import { type Navigate, Redirect, useNavigate } from "./navigate";

let navigate: Navigate;

function Place() {
  navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return <output>{[pathname + search, state].filter(Boolean).join(" ")}</output>;
}

const place = () => screen.getByRole("status").textContent;

function open(...addresses: string[]) {
  render(
    <MemoryRouter initialEntries={addresses}>
      <Place />
      <Routes>
        <Route path="/moved" element={<Redirect to="/here?a=1" />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
}

test("goes forward with a state for the next page, and back", () => {
  open("/first");

  act(() => navigate("/second?hl=DE", { state: "note" }));
  expect(place()).toBe("/second?hl=DE note");

  act(() => navigate(-1));
  expect(place()).toBe("/first");
});

test("a replaced page has no history entry", () => {
  open("/first");
  act(() => navigate("/second"));

  act(() => navigate("/third", { replace: true }));
  act(() => navigate(-1));

  expect(place()).toBe("/first");
});

test("going to the current address leaves one history entry", () => {
  open("/first");
  act(() => navigate("/second?a=1"));

  act(() => navigate("/second?a=1", { state: "again" }));
  expect(place()).toBe("/second?a=1 again");
  act(() => navigate(-1));

  expect(place()).toBe("/first");
});

test("a redirect leaves no history entry", () => {
  open("/first");

  act(() => navigate("/moved"));
  expect(place()).toBe("/here?a=1");

  act(() => navigate(-1));
  expect(place()).toBe("/first");
});
