import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../testing/render-page";
import { LateRoutes } from "./late-routes";

test("an address is a page's name and an exam", async () => {
  await renderPage(<LateRoutes />, { address: "/user/login/iq-1?hl=EN" });

  expect(await screen.findByRole("heading", { name: "Sign in", level: 1 })).toBeDefined();
  expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeDefined();
});

test.each([
  "/user/login",
  "/user/login/",
  "/user/login/iq-1/more",
  "/user/nobody/iq-1",
  "/landing_page/free/iq-1",
])("%s is no page that comes late", async (address) => {
  await renderPage(<LateRoutes />, { address });

  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeDefined();
});
