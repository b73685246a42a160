import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { saveConfig } from "../../lib/config";
import { renderPage } from "../../testing/render-page";
import { NotFound } from "./not-found";

test("says what the specification says, with the status code", async () => {
  await renderPage(<NotFound />);

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
  expect(screen.getByText(/404/)).toBeTruthy();
});

test("leads to the stored theme's landing page and exam, with the current query", async () => {
  saveConfig({ theme: "matrix", examId: "7" }, Date.now());

  await renderPage(<NotFound />, { address: "/nowhere?hl=DE&gclid=1&a=b" });

  const link = screen.getByRole("link", { name: "Go back home" });
  expect(link.getAttribute("href")).toBe("/landing_page/matrix/iq-7?hl=DE&gclid=1&a=b");
});

test("a new visitor is led to the default landing page", async () => {
  await renderPage(<NotFound />, { address: "/nowhere" });

  const link = screen.getByRole("link", { name: "Go back home" });
  expect(link.getAttribute("href")).toBe("/landing_page/yellow_computer/iq-1");
});
