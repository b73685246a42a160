import { http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { markSignedIn } from "../lib/mark-signed-in";
import { seemsSignedIn } from "../lib/signed-in";
import { writeLasting } from "../lib/storage";
import { base, refusedWith } from "../testing/account-screens";
import { sampleBoot } from "../testing/sample-boot";
import { answering, testServer } from "../testing/server";
import { createApi } from "./client";
import { forgetHandedOver, handOverOrders } from "./hand-over";

const server = testServer();
const api = createApi(sampleBoot(), { uid: () => "visitor", logid: () => "visit" });
const now = Date.now();

function listen(answer: () => Response = () => answering({ orders: 1 })) {
  const asked = vi.fn();
  server.use(
    http.post(`${base}/user/order/collect`, async ({ request }) => {
      asked(await request.json());
      return answer();
    }),
  );
  return asked;
}

beforeEach(() => {
  markSignedIn();
  writeLasting("order-1", { orderNumber: "T1", runId: "r" }, now);
});

test("orders are handed over once, and again when there are new ones or another account", async () => {
  const asked = listen();

  await handOverOrders(api, now);
  await handOverOrders(api, now);
  expect(asked.mock.calls).toEqual([[{ orderNumbers: ["T1"] }]]);
  writeLasting("order-3", { orderNumber: "T2", runId: "r" }, now);
  await handOverOrders(api, now);
  expect(asked).toHaveBeenLastCalledWith({ orderNumbers: ["T1", "T2"] });
  forgetHandedOver();
  await handOverOrders(api, now);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a failure is quiet and tried again next time", async () => {
  const answers = [refusedWith(500, 10_500), answering({ orders: 1 })];
  const asked = listen(() => answers.shift() ?? refusedWith(500, 10_500));

  await handOverOrders(api, now);
  await handOverOrders(api, now);

  expect(asked).toHaveBeenCalledTimes(2);
});

test("a visitor who isn't signed in, or has no orders, makes no call", async () => {
  const asked = listen(() => refusedWith(401, 10_497));

  await handOverOrders(api, now);
  expect(seemsSignedIn()).toBe(false);
  await handOverOrders(api, now);
  expect(asked).toHaveBeenCalledOnce();
  markSignedIn();
  localStorage.removeItem("IQ-order-1");
  await handOverOrders(api, now);

  expect(asked).toHaveBeenCalledOnce();
});
