import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, screen } from "@testing-library/react";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { expect, test, vi } from "vitest";
import { Queries } from "../../../api/queries";
import { shownName } from "../../../lib/names";
import { renderPage } from "../../../testing/render-page";
import { sampleItem } from "../../../testing/sample-boot";
import { paidOrder } from "../../../testing/sample-orders";
import { answering, testServer } from "../../../testing/server";
import type { PaidOrder } from "../frame/order";
import { CertificateCard } from "./certificate-card";
import { CertificatePaper } from "./certificate-paper";
import { sizeFor } from "./certificate-text";

const server = testServer();
const call = "*/tessera/exam/order/certificate";
const url = "https://site.test/verify/t0ken";
const hostileNames: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../../crates/report/tests/hostile-names.json"), "utf8"),
);

let visits = 0;

async function open(
  certificate: Record<string, JsonBodyType> = {},
  change: Partial<PaidOrder> = { items: ["certificate"] },
) {
  visits += 1;
  const asked: Record<string, unknown>[] = [];
  let now: Record<string, JsonBodyType> = { nameShown: true, ...certificate };
  server.use(
    http.post(call, async ({ request }) => {
      const ask = (await request.json()) as Record<string, never>;
      if (ask.action !== "read") asked.push(ask);
      if (ask.action === "make") now = { token: "t0ken", verifyUrl: url, nameShown: true, name: ask.name };
      if (ask.action === "hide_name") now = { ...now, nameShown: false };
      if (ask.action === "show_name") now = { ...now, nameShown: true };
      if (ask.action === "revoke") now = { nameShown: true, revokedAt: "2026-11-16T12:00:00Z" };
      return answering(now);
    }),
  );
  const order = paidOrder({ orderNumber: `certificate${visits}`, ...change });
  await renderPage(
    <Queries>
      <CertificateCard
        order={order}
        lead="What it is."
        locked="What it would be."
        preview={(name) => <CertificatePaper order={order} name={name} />}
      />
    </Queries>,
    { areas: ["reading", "result"] },
  );
  return { asked, orderNumber: order.orderNumber };
}

const made = { token: "t0ken", verifyUrl: url, name: "Ann Lee" };
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.findByRole("textbox", { name: "Name on the certificate" });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const paper = () => screen.getByRole("img");

test("a name is asked for, shown on the sheet, and sent as it was typed", async () => {
  const { asked, orderNumber } = await open();

  await type("Zoë O’Neill ");
  expect(paper().querySelectorAll("text")[1]?.textContent).toBe("Zoë O’Neill");
  expect(paper().getAttribute("aria-label")).toContain("IQ score 114");
  expect(paper().getAttribute("aria-label")).toContain("Margin of error: 105 to 123");
  expect(paper().getAttribute("aria-label")).toContain("Unsupervised online test");
  press("Create certificate");

  await screen.findByText("Your certificate is ready.");
  expect(asked).toEqual([{ orderNumber, action: "make", name: "Zoë O’Neill" }]);
});

test("the sheet has the same day in every time zone", async () => {
  // On an evening in California, the statement is dated the next day.
  vi.spyOn(Date.prototype, "getDate").mockReturnValue(14);
  await open({}, { items: ["certificate"], submittedAt: "2026-11-15T02:00:00Z" });

  await field();
  expect(paper().getAttribute("aria-label")).toContain("November 15, 2026");
});

test.each([
  ["", "Please enter a name."],
  ["   ", "Please enter a name."],
  ["x".repeat(61), "A name can have up to 60 characters."],
])("%j is no name for a certificate", async (name, problem) => {
  const { asked } = await open();

  await type(name);
  press("Create certificate");

  expect((await field()).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(problem)).toBeDefined();
  expect(asked).toEqual([]);
});

test("characters are counted, not their bytes", async () => {
  const { asked } = await open();

  await type("𠮷".repeat(60));
  press("Create certificate");

  await screen.findByText("Your certificate is ready.");
  expect(asked).toHaveLength(1);
});

test("the name is hidden and shown again, and the page says which it is", async () => {
  await open(made);
  expect(await screen.findByText("Your name is shown on the verification page.")).toBeDefined();

  press("Hide my name online");
  expect(await screen.findByText(/^Your name is hidden on the verification page/)).toBeDefined();
  press("Show my name online");
  expect(await screen.findByRole("button", { name: "Hide my name online" })).toBeDefined();
});

test("a certificate is revoked only after a question, and a new one can be made", async () => {
  const { asked } = await open(made);
  await field();

  press("Revoke certificate");
  expect(asked).toEqual([]);
  press("Yes, revoke it");

  expect(await screen.findByText(/^You revoked your certificate on November 16, 2026/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Open verification page" })).toBeNull();
  expect(screen.getByRole("button", { name: "Create certificate" })).toBeDefined();
  expect(asked.map(({ action }) => action)).toEqual(["revoke"]);
});

test("the file comes in the language that was chosen", async () => {
  const asked: unknown[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  server.use(
    http.post("*/tessera/exam/order/file/down/info", async ({ request }) => {
      asked.push(await request.json());
      return new HttpResponse("%PDF", { headers: { "content-type": "application/pdf" } });
    }),
  );
  const { orderNumber } = await open(made);
  await field();

  fireEvent.change(screen.getByRole("combobox"), { target: { value: "JA" } });
  press("Save as PDF");

  await vi.waitFor(() => expect(asked).toEqual([{ orderNumber, file: "certificate", hl: "JA" }]));
  expect(screen.getByRole("link", { name: "Open verification page" }).getAttribute("href")).toBe(url);
});

test("a package without it says what it is and what it costs more", async () => {
  server.use(
    http.get("*/tessera/exam/extra/package/list/:orderNumber", () =>
      answering([
        {
          id: 3,
          code: "Sku3",
          name: "Certificate",
          kind: "upgrade",
          price: { currency: "EUR", amount: 500 },
          mostPopular: false,
          tests: 1,
          items: [sampleItem("certificate")],
        },
      ]),
    ),
  );
  await open({}, { items: ["iq_score"] });

  expect(await screen.findByRole("link", { name: "Unlock for €5,00" })).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("hostile names are text on the sheet: no element, no attribute, nothing that runs", async () => {
  expect(hostileNames.length).toBeGreaterThanOrEqual(300);
  await open();
  const shapes = () => [...paper().querySelectorAll("*")].map(({ tagName }) => tagName).join(" ");
  await type("Ann");
  const plain = shapes();

  for (const name of hostileNames) {
    await type(name);
    // A single-line field removes line breaks.
    const shown = shownName(((await field()) as HTMLInputElement).value);
    const text = paper().querySelectorAll("text")[1];
    expect(shapes()).toBe(plain);
    expect(text?.textContent).toBe(shown || "Your name");
    expect(Number(text?.getAttribute("font-size"))).toBeGreaterThan(0);
    expect(document.querySelector("script, iframe, img, foreignObject, [onload], [onerror]")).toBeNull();
  }
}, 60_000);

test("a long name is set in smaller type instead of running out of the sheet", () => {
  expect(sizeFor("Ann", 34, 500)).toBe(34);
  expect(sizeFor("名".repeat(60), 34, 500)).toBeLessThan(9);
  expect(sizeFor("W".repeat(60), 34, 500)).toBeLessThan(11);
  expect(render(<p>{shownName("a\u202eb\u0000c")}</p>).container.textContent).toBe("abc");
});

test("the certificate of somebody's account is changed by its owner: there is a way to sign in", async () => {
  await open(made);
  await screen.findByRole("button", { name: "Hide my name online" });
  server.use(
    http.post(call, () =>
      HttpResponse.json({ result: 10_499, data: null, msg: "Not yours." }, { status: 403 }),
    ),
  );

  press("Hide my name online");

  expect(await screen.findByText("Not yours.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Sign in" })).toBeDefined();
});
