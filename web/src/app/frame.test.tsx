import { act, fireEvent, screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";
import { interruption, reportInterruption } from "../lib/network";
import { renderPage } from "../testing/render-page";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { NetworkDialog } from "./network-dialog";

test("a lost network is told in the specification's words and can be retried", async () => {
  const retry = vi.fn();
  await renderPage(<NetworkDialog />);

  act(() => reportInterruption(retry));
  expect(screen.getByRole("dialog").textContent).toContain("Network disconnected, try again later.");

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("closing the dialog forgets the interruption", async () => {
  await renderPage(<NetworkDialog />);
  act(() => reportInterruption(() => {}));

  fireEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(interruption.get()).toBeUndefined();
});

test("a broken part shows plain words and a way forward", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    throw new Error("a bug");
  };

  await renderPage(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Loading failed, please retry");
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

test("the footer has languages, legal texts and the cookie settings", async () => {
  await renderPage(
    <Routes>
      <Route path="*" element={<Footer />} />
    </Routes>,
  );

  expect(screen.getAllByRole("link")).toHaveLength(9);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Privacy",
    "Terms of use",
    "Refunds",
    "Cookies",
    "Imprint",
    "Cookie settings",
  ]);
});
