import { screen } from "@testing-library/react";
import { http } from "msw";
import { useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { useOrderNumber } from "../lib/fragment";
import { saveReturn } from "../lib/payment-return";
import { renderPage } from "../testing/render-page";
import { answering, refusing, testServer } from "../testing/server";
import { OrderLink } from "./order-link";

const server = testServer();
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
});

function answer(link: string, orderNumber: string | undefined) {
  server.use(
    http.post("*/tessera/exam/order/open", async ({ request }) => {
      asked.push(await request.json());
      return orderNumber ? answering({ orderNumber }) : refusing(10416, `unknown ${link}`);
    }),
  );
}

function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <output data-order={useOrderNumber()}>
      {pathname}
      {search}
      {hash}
    </output>
  );
}

async function open(address: string) {
  await renderPage(
    <OrderLink>
      <Page />
    </OrderLink>,
    { address },
  );
}

const shown = () => document.querySelector("output")?.textContent;

test("a letter's link is exchanged for its order and removed from the address", async () => {
  answer("letter", "A");
  await open("/report/result/iq-1?hl=DE#link=letter");

  await vi.waitFor(() => expect(shown()).toBe("/report/result/iq-1?hl=DE#orderNumber=A"));
  expect(asked).toEqual([{ link: "letter" }]);
});

test("an expired link shows the page without an order", async () => {
  answer("closed", undefined);
  await open("/report/result/iq-1?hl=DE#link=closed");

  await vi.waitFor(() => expect(shown()).toBe("/report/result/iq-1?hl=DE"));
  expect(document.querySelector("output")?.dataset.order).toBe("");
});

test("back from a bank in another browser the link opens the order", async () => {
  answer("way-back", "A");
  await open("/payCheck/iq-1?hl=DE&link=way-back&payment_intent=pi_1");

  await vi.waitFor(() => expect(shown()).toBe("/payCheck/iq-1?hl=DE&payment_intent=pi_1#orderNumber=A"));
});

test("back from a bank in the same tab the order is known, and the link is used up", async () => {
  saveReturn("same-tab", "A");
  answer("same-tab", undefined);
  await open("/payCheck/iq-1?hl=DE&link=same-tab");

  await vi.waitFor(() => expect(shown()).toBe("/payCheck/iq-1?hl=DE#orderNumber=A"));
  await vi.waitFor(() => expect(asked).toEqual([{ link: "same-tab" }]));
});

test("without a link the page is shown at once", async () => {
  await open("/report/result/iq-1?hl=DE#orderNumber=A");

  expect(shown()).toBe("/report/result/iq-1?hl=DE#orderNumber=A");
  expect(screen.queryByRole("main")).toBeNull();
});
