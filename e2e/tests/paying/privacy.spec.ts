// Which servers payment pages contact: ours and the provider's, no others. An order's number opens
// a report, so the provider never gets it, and our own server only where the specification puts it
// into a path.
import { buyQuickly } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import { buy, expectSuccess, orderPath, reportPath, test } from "../../support/paying.ts";
import { peerUrl } from "../../support/peer.ts";
import { expect, visit } from "../../support/site.ts";
import { t } from "../../support/words.ts";

/** Paths of the specification that contain an order's number. */
const calls = /^\/\w+\/exam\/(order\/(info|questions|sku\/check|presenter\/list)|extra\/package\/list)\/\w+$/;

test("payment pages talk to nobody but us and the provider", async ({ page, request, baseURL }) => {
  const order = await makeOrder(request);
  const ours = new URL(baseURL ?? "").origin;
  const asked = new Set<string>();
  const scripts = new Set<string>();
  const leaks: string[] = [];
  page.on("request", async (sent) => {
    const url = new URL(sent.url());
    if (url.protocol === "data:") return;
    asked.add(url.origin);
    if (sent.resourceType() === "script" && url.origin !== ours) scripts.add(url.href);
    const headers = await sent.allHeaders().catch(() => ({}) as Record<string, string>);
    const told = [decodeURIComponent(url.href), headers.referer ?? ""];
    if (url.origin !== ours) told.push(decodeURIComponent(sent.postData() ?? ""), JSON.stringify(headers));
    if (url.origin === ours && calls.test(url.pathname)) told.shift();
    if (told.some((text) => text.includes(order.number))) leaks.push(told.join(" "));
  });

  await visit(page, reportPath(order));
  await visit(page, orderPath("scheme_select", order));
  await buy(page, order);
  await expectSuccess(page);
  await page.getByRole("button", { name: t("pay-countdown-stop"), exact: true }).click();
  await visit(page, reportPath(order));
  await visit(page, orderPath("support", order));

  expect([...asked].sort()).toEqual([ours, peerUrl()].sort());
  expect(scripts.size).toBe(1);
  expect(leaks).toEqual([]);
});

test("only pages that sell load the provider's script", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order);
  const strange: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().startsWith(peerUrl())) strange.push(sent.url());
  });

  for (const screen of ["report/result", "support", "pay_success", "triplePurchase"] as const) {
    await visit(page, orderPath(screen, order));
  }

  expect(strange).toEqual([]);
});

test("pages of an order send no referrer and are never cached", async ({ request }) => {
  const order = await makeOrder(request);
  for (const screen of ["scheme_select", "payPage", "payCheck", "pay_success", "support"] as const) {
    const answer = await request.get(orderPath(screen, order, { sku: 1 }));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["referrer-policy"], screen).toMatch(/^(no-referrer|same-origin)$/);
    expect(answer.headers()["cache-control"], screen).toMatch(/no-store|no-cache|private/);
    expect(await answer.text(), screen).not.toContain(order.number);
  }
});
