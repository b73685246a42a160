import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Route, Routes, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { ExtraPackage, Sku } from "../../api/types";
import { renderPage } from "../../testing/render-page";
import { sampleBoot, sampleItem } from "../../testing/sample-boot";
import { paidOrder, samplePurchase, wholeResult } from "../../testing/sample-orders";
import { sampleReport } from "../../testing/sample-report";
import { answering, refusing, testServer } from "../../testing/server";
import type { PaidOrder } from "./frame/order";
import { ResultPage } from "./result-page";

const server = testServer();
const call = "*/tessera/exam/order/info/:orderNumber";

beforeEach(() => {
  server.use(
    http.post("*/pay/check/status", () => answering({ status: "completed", items: [], testsLeft: 0 })),
    http.get("*/tessera/exam/extra/package/list/:orderNumber", () => answering([])),
    http.post("*/tessera/exam/order/info/share", () => answering({ show: [], listed: false })),
    http.get("*/tessera/exam/order/country/list", () => answering([])),
    http.get("*/tessera/exam/order/latest/list/:examId", () => answering([])),
  );
});

/** Each visit uses another order, so that no cached answer is used. */
let visits = 0;

async function open(change: Partial<PaidOrder> = {}, { query = "", part = "" } = {}) {
  visits += 1;
  const orderNumber = `report${visits}`;
  const order = paidOrder({ report: sampleReport(), orderNumber, ...change });
  server.use(http.get(call, () => answering(order)));
  await visit(`/report/result/iq-1${query}#orderNumber=${orderNumber}${part && `&part=${part}`}`);
  await screen.findByRole("tablist");
  return order;
}

function visit(address: string) {
  return renderPage(
    <Routes>
      <Route
        path="*"
        element={
          <>
            <ResultPage />
            <Address />
          </>
        }
      />
    </Routes>,
    { address, boot: sampleBoot(), areas: ["result", "checkout"] },
  );
}

function Address() {
  const { search, hash } = useLocation();
  return <output>{search + hash}</output>;
}

const address = () => document.querySelector("output")?.textContent;
const page = () => screen.getByRole("main").textContent ?? "";
const tab = (name: string) => screen.getByRole("tab", { name });
const heading = (name: string) => screen.queryByRole("heading", { level: 2, name });

test("the report is behind two tabs, the summary first", async () => {
  await open();

  expect(tab("IQ summary").getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "IQ summary" })).toBeDefined();
  expect(heading("Your ranking (percentile)")).not.toBeNull();
  expect(heading("Finding patterns")).toBeNull();
});

test("under the heading are the test and its day, and not what the score is compared with", async () => {
  const { report } = await open();

  const under = screen.getByRole("heading", { level: 1 }).nextElementSibling;
  expect(under?.textContent).toBe("IQ testNovember 15, 2026");
  expect(report?.norms).toBe("Comparison group 2026-11, preliminary");
  expect(screen.queryByText("Comparison group 2026-11, preliminary")).toBeNull();
});

test("a tab is chosen by click and by arrow keys, and the address keeps it", async () => {
  const { orderNumber } = await open();

  fireEvent.click(tab("IQ dimensions"));
  expect(heading("Finding patterns")).not.toBeNull();
  expect(heading("Your ranking (percentile)")).toBeNull();
  expect(address()).toBe(`?tab=dimensions#orderNumber=${orderNumber}`);

  fireEvent.keyDown(tab("IQ dimensions"), { key: "ArrowRight" });
  expect(address()).toBe(`#orderNumber=${orderNumber}`);
  expect(document.activeElement).toBe(tab("IQ summary"));

  fireEvent.keyDown(tab("IQ summary"), { key: "End" });
  expect(tab("IQ dimensions").getAttribute("tabindex")).toBe("0");
  expect(tab("IQ summary").getAttribute("tabindex")).toBe("-1");
});

test("a reload finds the tab that was open", async () => {
  await open({}, { query: "?tab=dimensions" });

  expect(tab("IQ dimensions").getAttribute("aria-selected")).toBe("true");
  expect(screen.getByText("118", { selector: ".text-figure" })).toBeDefined();
  expect(screen.getByText(/margin of error: 109 to 127/)).toBeDefined();
  expect(screen.getAllByText("No clear level").length).toBeGreaterThan(0);
});

test("every picture has its numbers as a table", async () => {
  await open();

  const pictures = screen.getAllByRole("img");
  // The score card's curve comes first; its numbers are words beside it.
  expect(pictures.slice(1).map((picture) => picture.getAttribute("aria-label"))).toEqual([
    "IQ categories and how common they are",
    "Out of 100 people in the comparison group",
    "How test-takers scored",
  ]);
  for (const button of screen.getAllByText("Show as a table")) fireEvent.click(button);
  expect(
    within(screen.getByRole("table", { name: "IQ categories and how common they are" })).getByRole(
      "rowheader",
      {
        name: "Superior",
      },
    ),
  ).toBeDefined();
});

test("the classes that the margin reaches are listed with their limits", async () => {
  await open();

  const item = screen.getByText("Very superior").closest("li");
  expect(item?.textContent).toBe("Very superior130–145");
});

test("a source with an address is a link", async () => {
  await open();

  expect(screen.getByRole("link", { name: /doi.org/ }).getAttribute("href")).toBe(
    "https://doi.org/10.1177/1529100616661983",
  );
});

test("newer norms are shown, and the report can be switched to them and back", async () => {
  const rescored = {
    normVersion: "2028-03",
    provisional: false,
    score: { iq: 111, bound: "exact", low: 102, high: 120, percentile: 77, class: "normal" },
  };
  const order = await open({ result: { ...wholeResult, rescored } });
  const asked: (string | null)[] = [];
  server.use(
    http.get(call, ({ request }) => {
      const norms = new URL(request.url).searchParams.get("norms");
      asked.push(norms);
      return answering(
        norms
          ? { ...order, result: { ...wholeResult, score: rescored.score, normVersion: "2028-03" } }
          : order,
      );
    }),
  );

  expect(
    screen.getByText(/\(version 2028-03\)\. With it, the same answers give a score of 111/).textContent,
  ).toContain("The report you bought stays as it is.");
  // What was bought comes first.
  expect(page().indexOf("You scored higher than about 82")).toBeLessThan(page().indexOf("An updated score"));
  fireEvent.click(screen.getByRole("button", { name: "See the updated score" }));

  expect(await screen.findByText(/scored with comparison group 2028-03/)).toBeDefined();
  expect(await screen.findByText("You scored higher than about 77 in 100 people.")).toBeDefined();
  // What differs from the report as bought is said before the score.
  expect(page().indexOf("scored with comparison group")).toBeLessThan(
    page().indexOf("You scored higher than"),
  );
  expect(asked).toEqual(["2028-03"]);
  expect(address()).toContain("norms=2028-03");
  expect(screen.getByRole("link", { name: "Go to downloads" }).getAttribute("href")).toContain(
    "&norms=2028-03",
  );

  fireEvent.click(screen.getByRole("button", { name: "Back to my original report" }));
  expect(await screen.findByText(/the same answers give a score of 111/)).toBeDefined();
  expect(address()).not.toContain("norms");
});

test("certificate and link are previewed from the report as bought only", async () => {
  await open({ result: { ...wholeResult, normVersion: "2028-03" } }, { query: "?norms=2028-03" });
  const titles = ["Your certificate", "Share your result"];
  for (const name of titles) {
    expect(heading(name)).toBeNull();
    expect(screen.queryByRole("link", { name })).toBeNull();
  }

  fireEvent.click(screen.getByRole("button", { name: "Back to my original report" }));
  for (const name of titles) {
    expect(await screen.findByRole("heading", { name })).toBeDefined();
    expect(screen.getByRole("link", { name })).toBeDefined();
  }
});

test("an address with norms that aren't shown any more leads to the report as bought", async () => {
  const order = paidOrder({ report: sampleReport(), orderNumber: "kept" });
  server.use(
    http.get(call, ({ request }) =>
      new URL(request.url).searchParams.has("norms") ? refusing(10404, "not found") : answering(order),
    ),
  );
  await visit("/report/result/iq-1?norms=2027-05&tab=dimensions#orderNumber=kept");

  await screen.findByRole("tablist");
  expect(address()).toBe("?tab=dimensions#orderNumber=kept");
});

test("an unknown order is unknown under any norms", async () => {
  server.use(http.get(call, () => refusing(10404, "not found")));
  await visit("/report/result/iq-1?norms=2027-05#orderNumber=nobody");

  expect(await screen.findByRole("heading", { name: "We couldn’t find this result" })).toBeDefined();
});

test("an order with the solutions links to them", async () => {
  const { orderNumber } = await open({ items: ["report", "wrong_answers"] });

  expect(screen.getByRole("link", { name: "See the solutions" }).getAttribute("href")).toBe(
    `/report/wrong/iq-1?hl=EN#orderNumber=${orderNumber}`,
  );
});

/** A package that adds the solutions. */
function withSolutions(): ExtraPackage {
  const items = [sampleItem("wrong_answers", { name: "Solutions" })];
  return { ...(sampleBoot().skus[1] as Sku), items, kind: "upgrade" };
}

test("an order without the solutions links to the package that adds them", async () => {
  server.use(http.get("*/tessera/exam/extra/package/list/:orderNumber", () => answering([withSolutions()])));
  await open();

  const link = await screen.findByRole("link", { name: "See the price" });
  expect(link.getAttribute("href")).toBe("#more");
  expect(document.querySelector("#more")).not.toBeNull();
  expect(screen.queryByRole("link", { name: "See the solutions" })).toBeNull();
});

test("if no package adds the solutions, they aren't mentioned", async () => {
  await open();

  expect(screen.queryByText("Every puzzle explained")).toBeNull();
});

test("how others did is shown if enough is known, and is absent otherwise", async () => {
  await open();
  expect(screen.queryByText("Where people took this test")).toBeNull();
  expect(screen.queryByText("Latest results")).toBeNull();
});

test("an address that names a part scrolls there when the part has loaded", async () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  await open({}, { part: "ranking" });

  await waitFor(() => expect(shown.mock.contexts[0]).toBe(document.getElementById("ranking")));
});

/** Goes to the certificate, while the puzzles card above it is still loading. */
async function openCertificate() {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  let come = () => {};
  const wait = new Promise<void>((resolve) => {
    come = resolve;
  });
  server.use(
    http.get("*/tessera/exam/extra/package/list/:orderNumber", async () => {
      await wait;
      return answering([withSolutions()]);
    }),
    http.post("*/tessera/exam/order/certificate", () => answering({ nameShown: true })),
  );
  await open({ items: ["report", "certificate"] }, { part: "certificate" });
  await screen.findByRole("textbox", { name: "Name on the certificate" });
  await screen.findByRole("textbox", { name: "Your name" });
  return { shown, come };
}

test("a card that the address names gets the focus, and again when everything above it has loaded", async () => {
  const { shown, come } = await openCertificate();
  const card = document.getElementById("certificate");
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(shown).toHaveBeenCalledTimes(1);

  come();
  await screen.findByText("Every puzzle explained");

  await vi.waitFor(() => expect(shown.mock.contexts).toEqual([card, card]));
});

test("a visitor who has scrolled isn't pulled back by late content", async () => {
  const { shown, come } = await openCertificate();

  fireEvent.wheel(document.body);
  come();
  await screen.findByText("Every puzzle explained");

  expect(shown).toHaveBeenCalledTimes(1);
});

test("the certificate isn't linked to where a refund has taken its card away", async () => {
  await open({ purchase: samplePurchase({ refund: "pending" }) });

  expect(heading("Your certificate")).toBeNull();
  expect(screen.queryByRole("link", { name: "Your certificate" })).toBeNull();
  expect(screen.getByRole("link", { name: "Share your result" }).getAttribute("href")).toBe("#share");
});

test("the share card is shown before its answer, and reports a failure", async () => {
  server.use(http.post("*/tessera/exam/order/info/share", () => HttpResponse.json({}, { status: 503 })));
  await open({}, { part: "share" });
  const card = document.getElementById("share") as HTMLElement;
  await waitFor(() => expect(document.activeElement).toBe(card));

  expect(await within(card).findByRole("button", { name: "Retry" })).toBeDefined();
});
