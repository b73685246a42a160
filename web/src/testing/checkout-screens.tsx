// The screens of buying under their addresses, as a browser would show them.
import { screen } from "@testing-library/react";
import type { JsonBodyType } from "msw";
import { Route, Routes, useLocation } from "react-router";
import type { Boot, OrderInfo, PaymentStatus, Purchase } from "../api/types";
import { CheckPage } from "../features/checkout/check-page";
import { ChoosePage } from "../features/checkout/choose-page";
import { FailedPage } from "../features/checkout/failed-page";
import { PayPage } from "../features/checkout/pay-page";
import { SuccessPage } from "../features/checkout/success-page";
import { useOrderNumber, withoutSecrets } from "../lib/fragment";
import { paths } from "../lib/paths";
import { renderPage } from "./render-page";

const exam = { code: "iq", examId: 1 };

/** Only the page under test is there: leaving it shows the address that was gone to. */
const pages = {
  schemeSelect: ChoosePage,
  payPage: PayPage,
  payCheck: CheckPage,
  paySuccess: SuccessPage,
  payFailed: FailedPage,
};

export async function openCheckout(name: keyof typeof pages, query: string, boot?: Boot) {
  const Page = pages[name];
  const path = paths[name](exam);
  return renderPage(
    <Routes>
      <Route
        path={path}
        element={
          <>
            <Page />
            <Address />
          </>
        }
      />
      <Route path="*" element={<Address />} />
    </Routes>,
    { address: pathOf(`${path}?${query}`), boot, areas: ["pay", "checkout", "result"] },
  );
}

function pathOf(address: string): string {
  const { pathname, search, hash } = withoutSecrets(new URL(address, location.origin));
  return pathname + search + hash;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return (
    <output data-testid="address" data-order={useOrderNumber()}>
      {pathname + search + hash}
    </output>
  );
}

export const address = () => screen.getByTestId("address").textContent ?? "";

/** The order of a page whose address doesn't name it. */
export const hiddenOrder = () => (address().includes("#") ? "" : screen.getByTestId("address").dataset.order);

let orders = 0;

/** Another one for each test: what was asked for once is remembered by its number. */
export function newOrderNumber(): string {
  orders += 1;
  return `0rder${orders}`;
}

export function sampleOrder(orderNumber: string, change: Record<string, JsonBodyType> = {}): OrderInfo {
  return {
    kind: "locked",
    orderNumber,
    reference: "3F9A1-C2207",
    ...exam,
    status: "pending_payment",
    submittedAt: "2026-11-15T10:00:00Z",
    formId: 1003,
    valid: true,
    reasons: [],
    questions: 30,
    right: 17,
    classes: ["normal"],
    normVersion: "2026-11",
    provisional: true,
    ...change,
  } as OrderInfo;
}

export function sampleStatus(orderNumber: string, change: Partial<Purchase> = {}): PaymentStatus {
  const owns = ["paid", "fulfilled"].includes(change.state ?? "fulfilled");
  return {
    orderNumber,
    reference: "3F9A1-C2207",
    status: owns ? "completed" : "pending_payment",
    items: owns ? ["iq_score"] : [],
    testsLeft: 0,
    purchase: {
      id: "00000000-0000-7000-8000-000000000000",
      skuId: 2,
      sku: "Sku2",
      name: "Answers",
      kind: "package",
      state: "fulfilled",
      price: { currency: "EUR", amount: 1290 },
      refunded: { currency: "EUR", amount: 0 },
      email: "a•••@site.test",
      createdAt: "2026-11-15T10:00:00Z",
      paidAt: "2026-11-15T10:01:00Z",
      refundableUntil: "2026-11-29T10:01:00Z",
      delivery: {
        madeAt: "2026-11-15T10:01:02Z",
        sentAt: "2026-11-15T10:01:03Z",
        acceptedAt: "2026-11-15T10:01:04Z",
        answer: "250 2.0.0 OK",
        mail: "accepted",
      },
      ...change,
    },
  };
}
