import { fireEvent, screen, within } from "@testing-library/react";
import { http, type JsonBodyType } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { Queries } from "../../../api/queries";
import { renderPage } from "../../../testing/render-page";
import { paidOrder } from "../../../testing/sample-orders";
import { answering, refusing, testServer } from "../../../testing/server";
import { ShareCard } from "./share-card";

const server = testServer();
const call = "*/tessera/exam/order/info/share";
const link = "https://site.test/share/t0ken";
afterEach(() => vi.unstubAllGlobals());

let visits = 0;

/** Shows the card; returns the calls made to the server other than reads. */
async function open(share: Record<string, JsonBodyType> = {}) {
  visits += 1;
  const asked: Record<string, unknown>[] = [];
  let now: Record<string, JsonBodyType> = { show: [], listed: false, ...share };
  server.use(
    http.post(call, async ({ request }) => {
      const ask = (await request.json()) as Record<string, never>;
      if (ask.action !== "read") asked.push(ask);
      if (ask.action === "make") now = { ...now, url: link, show: ask.show, name: ask.name ?? null };
      if (ask.action === "list") now = { ...now, listed: ask.listed };
      if (ask.action === "revoke") now = { show: [], listed: false };
      return answering(now);
    }),
  );
  const order = paidOrder({ orderNumber: `share${visits}` });
  await renderPage(
    <Queries>
      <ShareCard order={order} />
    </Queries>,
    { areas: ["reading", "result"] },
  );
  await screen.findByRole("region", { name: "What others will see" });
  return { asked, orderNumber: order.orderNumber };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const preview = () => screen.getByRole("region", { name: "What others will see" }).textContent ?? "";

test("nothing but the class is shown until the owner chooses it, and no name", async () => {
  const { asked, orderNumber } = await open();
  expect(preview()).toContain("Average to Superior");
  expect(preview()).not.toMatch(/114|82 in 100|Shared by/);

  press("Create link");

  expect(await screen.findByRole("link", { name: link })).toBeDefined();
  expect(asked).toEqual([{ orderNumber, action: "make", show: [] }]);
});

test("the preview shows what is ticked and typed, and the link shows the same", async () => {
  const { asked } = await open();

  tick("IQ score with its margin of error");
  tick("Ranking (percentile)");
  fireEvent.change(screen.getByRole("textbox", { name: "Your name" }), {
    target: { value: " Ann \u202eLee " },
  });

  expect(preview()).toContain("114");
  expect(preview()).toContain("Margin of error: 105 to 123");
  expect(preview()).toContain("Higher than about 82 in 100 people.");
  expect(preview()).toContain("Shared by Ann Lee");
  press("Create link");
  await screen.findByText("Your link is ready.");
  expect(asked[0]).toMatchObject({ show: ["score", "ranking"], name: "Ann \u202eLee" });
});

test("what a link shows can be changed, and the link revoked after a confirmation", async () => {
  const { asked } = await open({ url: link, show: ["score"], name: "Ann" });
  expect(screen.getByRole("checkbox", { name: "IQ score with its margin of error" })).toHaveProperty(
    "checked",
    true,
  );

  tick("IQ score with its margin of error");
  press("Save changes");
  await screen.findByText("Saved. Your link now shows this.");
  press("Turn off the link");
  expect(screen.getByText(/stop working right away/)).toBeDefined();
  press("Turn it off");

  expect(await screen.findByText("The link is turned off.")).toBeDefined();
  expect(screen.queryByRole("link", { name: link })).toBeNull();
  expect(asked.map(({ action }) => action)).toEqual(["make", "revoke"]);
});

test("the link is copied, and a failure is reported", async () => {
  const copied = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  await open({ url: link });

  press("Copy link");
  expect(await screen.findByText("Link copied")).toBeDefined();
  expect(copied).toHaveBeenCalledWith(link);

  copied.mockRejectedValueOnce(new Error("denied"));
  press("Copy link");
  expect(await screen.findByText("Copy failed")).toBeDefined();
});

test("the device's share dialog is offered only where there is one", async () => {
  const shared = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { share: shared });
  await open({ url: link });

  press("Share");

  expect(shared).toHaveBeenCalledWith({ url: link });
});

test("listing among the latest results is the owner's own choice", async () => {
  const { asked } = await open();
  const box = () => screen.getByRole("checkbox", { name: "List my result" });
  expect(box()).toHaveProperty("checked", false);

  fireEvent.click(box());
  await screen.findByText("Your result can now appear in the list.");
  expect(box()).toHaveProperty("checked", true);
  fireEvent.click(box());
  await screen.findByText("Your result is no longer in the list.");

  expect(asked.map(({ action, listed }) => [action, listed])).toEqual([
    ["list", true],
    ["list", false],
  ]);
});

test("a refusal is shown in the server's words", async () => {
  await open();
  server.use(http.post(call, () => refusing(10462, "This name can’t be shown.")));

  press("Create link");

  expect(await screen.findByText("This name can’t be shown.")).toBeDefined();
  expect(within(document.body).queryByText("Your link is ready.")).toBeNull();
});
