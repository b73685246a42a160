// Names that somebody typed to do harm, in the pages that show a name to others: nothing runs, nothing
// is loaded from elsewhere, and no name pushes the page out of shape. The name is put into the server's
// answer, as if it had been kept: what the server itself refuses or changes is tested there.
import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { buyQuickly } from "../support/buying.ts";
import { makeOrder } from "../support/orders.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test } from "../support/site.ts";

const all: string[] = JSON.parse(
  readFileSync(new URL("../../crates/report/tests/hostile-names.json", import.meta.url), "utf8"),
);
// All of them take minutes: `just prove-hostile`.
const names = process.env.HOSTILE_NAMES === "all" ? all : all.filter((_, place) => place % 12 === 5);

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });
test.setTimeout(20 * 60_000);

async function post(request: APIRequestContext, path: string, data: object) {
  const { result, data: found } = await (await request.post(`/tessera${path}`, { data })).json();
  expect(result, path).toBe(200);
  return found;
}

/** Shows the page with each name in turn. */
async function showNames<Data>(
  page: Page,
  address: string,
  call: string,
  put: (data: Data, name: string) => void,
): Promise<void> {
  let name = "Ann";
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.route(`**${call}*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    put(body.data, name);
    await route.fulfill({ response: answer, json: body });
  });
  const elements = () =>
    page.locator("body *").evaluateAll((found) => found.map((one) => one.tagName).join());
  await page.goto(address);
  await expect(page.getByText("Ann").first()).toBeVisible();
  const plain = await elements();

  for (name of names.filter((one) => one.trim() !== "")) {
    await page.reload();
    // The name itself may be invisible; what is shown with it isn't.
    await expect.poll(elements, { message: JSON.stringify(name) }).toBe(plain);
    await expectNoOverflow(page);
    expect(dialogs, JSON.stringify(name)).toEqual([]);
  }
}

test("a shared result shows any name as text", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order);
  const ask = { orderNumber: order.number, action: "make", show: ["score"], name: "Ann" };
  const { url } = await post(request, "/exam/order/info/share", ask);

  await showNames(page, new URL(url).pathname, "/exam/share/", (data: { name: string }, name) => {
    data.name = name;
  });
});

test("a certificate's check shows any name as text", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order, { sku: 4 });
  const ask = { orderNumber: order.number, action: "make", name: "Ann" };
  const { token } = await post(request, "/exam/order/certificate", ask);

  const put = (data: { certified: { name: string; statement: string } }, name: string) => {
    data.certified.name = name;
    data.certified.statement = JSON.stringify({ name });
  };
  await showNames(page, `/verify/${token}`, "/exam/certificate/", put);
});
