import { fireEvent, screen } from "@testing-library/react";
import { http, type JsonBodyType } from "msw";
import { Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../../api/queries";
import type { PlanInfo } from "../../api/types";
import { renderPage } from "../../testing/render-page";
import { answering, refusing, testServer } from "../../testing/server";
import { PlanPage } from "./plan-page";

const server = testServer();
afterEach(() => queryClient.clear());

const active: PlanInfo = {
  state: "active",
  price: { currency: "EUR", amount: 499 },
  months: 12,
  nextAt: "2027-11-16T10:00:00Z",
  until: "2027-11-16T10:00:00Z",
};
const cancelled: PlanInfo = { ...active, state: "cancelled", nextAt: undefined };

const asked = vi.fn();

async function open(hash: string, plan: PlanInfo = active) {
  const told = (name: string, answer: PlanInfo) =>
    http.post(`*/tessera/user/subscribe/${name}`, async ({ request }) => {
      asked(name, await request.json());
      return answering(answer as unknown as JsonBodyType);
    });
  server.use(told("check", plan), told("cancel", cancelled));
  await renderPage(
    <Routes>
      <Route path="/paying/subscribe/check/:tail" element={<PlanPage />} />
    </Routes>,
    { address: `/paying/subscribe/check/iq-1${hash}`, areas: ["account", "pay", "result"] },
  );
  await screen.findByRole("heading", { level: 1 });
}

test("the link of a letter shows the plan, and only a press cancels it", async () => {
  asked.mockClear();
  await open("#plan=abc");

  expect(await screen.findByText("Renews on November 16, 2027 for €4,99")).toBeDefined();
  expect(asked.mock.calls).toEqual([["check", { link: "abc" }]]);
  fireEvent.click(screen.getByRole("button", { name: "Cancel the renewal" }));

  expect(await screen.findByText(/You won’t be charged again.*member until November 16, 2027/)).toBeDefined();
  expect(asked).toHaveBeenLastCalledWith("cancel", { link: "abc" });
  expect(screen.queryByRole("button", { name: "Cancel the renewal" })).toBeNull();
});

test("a cancellation that doesn't arrive says so and can be tried again", async () => {
  await open("#plan=abd");
  server.use(http.post("*/tessera/user/subscribe/cancel", () => refusing(10_416, "")));

  fireEvent.click(await screen.findByRole("button", { name: "Cancel the renewal" }));

  expect((await screen.findByRole("alert")).textContent).toBe("That didn’t work. Please try again.");
  expect(screen.getByRole("button", { name: "Cancel the renewal" })).toBeDefined();
});

test.each([
  ["past_due", "We couldn’t charge €4,99 for the next period", true],
  ["pending", "This membership hasn’t been paid for yet.", false],
  ["ended", "This membership has ended. You won’t be charged again.", false],
] as const)("a plan that is %s says so", async (state, words, cancels) => {
  await open("", { ...active, state });

  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel the renewal" }) !== null).toBe(cancels);
});

test("a link that was used leads to the shop", async () => {
  server.use(http.post("*/tessera/user/subscribe/check", () => refusing(10_416, "")));
  await renderPage(
    <Routes>
      <Route path="/paying/subscribe/check/:tail" element={<PlanPage />} />
    </Routes>,
    { address: "/paying/subscribe/check/iq-1#plan=used", areas: ["account", "pay", "result"] },
  );

  expect(await screen.findByText(/This link was already used/)).toBeDefined();
  const shop = screen.getByRole("link", { name: "Go to my shop" });
  expect(shop.getAttribute("href")).toBe("/user/shop/iq-1?hl=EN");
});
