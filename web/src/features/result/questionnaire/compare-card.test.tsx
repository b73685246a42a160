import { fireEvent, screen } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { Queries } from "../../../api/queries";
import type { Comparison } from "../../../api/questionnaire-types";
import { comparedOrder } from "../../../lib/comparisons";
import { renderPage } from "../../../testing/render-page";
import { agreed, comparison, other, token } from "../../../testing/sample-comparisons";
import { answering, refusing, testServer } from "../../../testing/server";
import { CompareCard } from "./compare-card";

const server = testServer();
const call = "*/tessera/exam/order/compare";

/** Each visit uses another order, so that no cached answer is used. */
let visits = 0;

/** Shows the card; returns the calls made to the server other than lists. */
async function open(list: Comparison[]) {
  visits += 1;
  const orderNumber = `compare${visits}`;
  const asked: Record<string, unknown>[] = [];
  server.use(
    http.post(call, async ({ request }) => {
      const ask = (await request.json()) as Record<string, unknown>;
      if (ask.action === "list") return answering({ comparisons: list } as never);
      asked.push(ask);
      const state = ask.action === "stop" ? "stopped" : "waiting";
      return answering(comparison({ state }) as never);
    }),
  );
  await renderPage(
    <Queries>
      <CompareCard orderNumber={orderNumber} />
    </Queries>,
    { areas: ["type16", "questionnaire", "result"] },
  );
  return { asked, orderNumber };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const consent = "Yes, show my four bars and letters to the person I send this link to.";

test("nobody is invited before they agree to be shown", async () => {
  const { asked } = await open([]);

  await press("Create an invitation");

  expect(await screen.findByText("Please check the box first.")).toBeDefined();
  expect(screen.getByRole("checkbox", { name: consent }).getAttribute("aria-invalid")).toBe("true");
  expect(asked).toEqual([]);
});

test("an invitation is a link to send, under a name if one is given", async () => {
  const { asked, orderNumber } = await open([]);

  fireEvent.click(await screen.findByRole("checkbox", { name: consent }));
  fireEvent.change(screen.getByRole("textbox", { name: "Your first name" }), { target: { value: " Ann " } });
  await press("Create an invitation");

  const link = await screen.findByRole("link", { name: `${location.origin}/compare/${token}` });
  expect(link.getAttribute("href")).toBe(`${location.origin}/compare/${token}`);
  expect(screen.getByText(/^Waiting for the other person\./)).toBeDefined();
  expect(asked).toEqual([{ orderNumber, action: "invite", name: "Ann" }]);
  expect(comparedOrder(token, Date.now())).toBe(orderNumber);
});

test("without a name none is sent", async () => {
  const { asked, orderNumber } = await open([]);

  fireEvent.click(await screen.findByRole("checkbox", { name: consent }));
  await press("Create an invitation");

  await screen.findByText("Created on November 16, 2026");
  expect(asked).toEqual([{ orderNumber, action: "invite" }]);
});

test("the link of an open invitation is copied, and never holds the order", async () => {
  const copied = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  await open([comparison()]);

  await press("Copy link");

  expect(await screen.findByText("Link copied")).toBeDefined();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/compare/${token}`);
  expect(screen.queryByRole("button", { name: "Create an invitation" })).toBeNull();
  vi.unstubAllGlobals();
});

test("agreed comparisons are listed with their links, stopped ones aren't", async () => {
  const nameless = agreed({ token: "second", other: { ...other, name: null } });
  const { orderNumber } = await open([agreed(), nameless, comparison({ token: "third", state: "stopped" })]);

  expect(await screen.findByText("With Ben")).toBeDefined();
  expect(screen.getByText("The other person")).toBeDefined();
  const links = screen.getAllByRole("link", { name: "See the comparison" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/compare/t0ken?hl=EN",
    "/compare/second?hl=EN",
  ]);
  fireEvent.click(links[0] as HTMLElement);
  expect(comparedOrder(token, Date.now())).toBe(orderNumber);
});

test("turning a comparison off asks first, and then it is gone from the list", async () => {
  const { asked, orderNumber } = await open([agreed()]);

  await press("Turn off the comparison");
  expect(screen.getByText(/Neither of you will be able to see it anymore/)).toBeDefined();
  expect(asked).toEqual([]);
  await press("Turn it off");

  expect(await screen.findByText("The comparison is turned off.")).toBeDefined();
  expect(screen.queryByText("With Ben")).toBeNull();
  expect(screen.getByRole("button", { name: "Create an invitation" })).toBeDefined();
  expect(asked).toEqual([{ orderNumber, action: "stop", token }]);
});

test("a refusal is shown in the server's words", async () => {
  await open([]);
  fireEvent.click(await screen.findByRole("checkbox", { name: consent }));

  server.use(http.post(call, () => refusing(10_462, "This name can’t be shown.")));
  await press("Create an invitation");

  expect(await screen.findByText("This name can’t be shown.")).toBeDefined();
});
