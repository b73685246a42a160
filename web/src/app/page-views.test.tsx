import { act } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { type Navigate, useNavigate } from "../lib/navigate";
import { remember } from "../lib/session";
import { renderPage } from "../testing/render-page";
import { answering, testServer } from "../testing/server";
import { PageViews } from "./page-views";

const server = testServer();

async function open(address: string) {
  const views: (string | null)[] = [];
  remember({ cfgVal: { logid: "visit" } });
  server.use(
    http.get("*/tessera/app/v2/view", ({ request }) => {
      views.push(new URL(request.url).searchParams.get("dl"));
      return answering(null);
    }),
  );
  let navigate: Navigate = () => {};
  const Turn = () => {
    navigate = useNavigate();
    return null;
  };
  await renderPage(
    <>
      <Turn />
      <PageViews />
    </>,
    { address },
  );
  return { views, turn: (to: string) => act(() => navigate(to, { replace: true })) };
}

const order = "#orderNumber=secret";
const provided = "payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded";

test("coming back from a bank is one view, without the order and without what the bank added", async () => {
  const { views, turn } = await open(`/payCheck/iq-1?link=secret&${provided}&hl=DE`);
  turn(`/payCheck/iq-1?hl=DE${order}`);
  turn(`/pay_success/iq-1?hl=DE${order}`);

  await vi.waitFor(() =>
    expect(views).toEqual([
      `${location.origin}/payCheck/iq-1?hl=DE`,
      `${location.origin}/pay_success/iq-1?hl=DE`,
    ]),
  );
});

test("another tab, question or norms version of a page doesn't count as another view", async () => {
  const { views, turn } = await open(`/report/result/iq-1?hl=DE${order}`);
  turn(`/report/result/iq-1?hl=DE&tab=dimensions${order}`);
  turn(`/report/result/iq-1?hl=DE&tab=dimensions&norms=2028-03${order}`);
  turn(`/report/wrong/iq-1?hl=DE${order}`);
  turn(`/report/wrong/iq-1?hl=DE&q=2${order}`);
  turn(`/report/wrong/iq-1?hl=DE&q=3${order}`);
  turn(`/support/iq-1?hl=DE${order}`);

  await vi.waitFor(() =>
    // Concurrent calls arrive in any order.
    expect(views.toSorted()).toEqual(
      ["report/result", "report/wrong", "support"].map((page) => `${location.origin}/${page}/iq-1?hl=DE`),
    ),
  );
});
