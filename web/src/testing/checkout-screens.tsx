// The screens of buying under their addresses, as a browser would show them.
import { screen } from "@testing-library/react";
import type { JsonBodyType } from "msw";
import { Route, Routes, useLocation } from "react-router";
import type { Boot, OrderInfo } from "../api/types";
import { CheckPage } from "../features/checkout/check-page";
import { ChoosePage } from "../features/checkout/choose-page";
import { FailedPage } from "../features/checkout/failed-page";
import { PayPage } from "../features/checkout/pay-page";
import { SuccessPage } from "../features/checkout/success-page";
import { paths } from "../lib/all-paths";
import { useOrderNumber, withoutSecrets } from "../lib/fragment";
import { renderPage } from "./render-page";
import { lockedOrder } from "./sample-orders";

const exam = { code: "iq", examId: 1 };

/** Only the page under test is rendered: after leaving it, the new address is shown. */
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

/** A new one for each test: answers are cached by number. */
export function newOrderNumber(): string {
  orders += 1;
  return `0rder${orders}`;
}

export function sampleOrder(orderNumber: string, change: Record<string, JsonBodyType> = {}): OrderInfo {
  return { ...lockedOrder({ orderNumber }), ...change } as OrderInfo;
}
