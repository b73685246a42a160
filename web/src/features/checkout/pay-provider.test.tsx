import { act, fireEvent, screen } from "@testing-library/react";
import { http, type JsonBodyType } from "msw";
import { expect, test, vi } from "vitest";
import { newOrderNumber, openCheckout, sampleOrder } from "../../testing/checkout-screens";
import { fakeProvider } from "../../testing/fake-provider";
import { sampleBoot } from "../../testing/sample-boot";
import { answering, testServer } from "../../testing/server";

const server = testServer();

async function open() {
  const orderNumber = newOrderNumber();
  server.use(
    http.get("*/tessera/exam/order/info/:number", () =>
      answering(sampleOrder(orderNumber) as unknown as JsonBodyType),
    ),
    http.get("*/tessera/exam/sku/list/*", () => answering(sampleBoot().skus)),
    http.get("*/tessera/exam/extra/package/list/:number", () => answering([])),
    http.get("*/tessera/app/payment/list/1/:country", () => answering([])),
  );
  const boot = sampleBoot({ country: "US", needsWaiver: false });
  await openCheckout("payPage", `orderNumber=${orderNumber}&skuId=2`, boot);
}

const script = () => document.head.querySelector<HTMLScriptElement>("script[src*='provider.test']");
const email = () => screen.findByRole("textbox", { name: "E-mail address" });

test("an unreachable provider is reported, and can be retried", async () => {
  await open();
  await vi.waitFor(() => expect(script()).not.toBeNull());
  act(() => void script()?.dispatchEvent(new Event("error")));
  await screen.findByRole("heading", { name: "Connection failed. Please try again." });

  fakeProvider();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await email()).toBeDefined();
});
