import { fireEvent, screen, within } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Certificate, Presenter } from "../../api/types";
import { beginRun, choose } from "../../run/run";
import { writeRun } from "../../run/storage";
import { sampleStatements } from "../../testing/questionnaire-screens";
import { renderPage } from "../../testing/render-page";
import { answering, refusing, testServer } from "../../testing/server";
import { DownloadsPage } from "./downloads-page";

const server = testServer();
const listCall = "*/tessera/exam/order/presenter/list/:orderNumber";
const fileCall = "*/tessera/exam/order/file/down/info";

const pdf = (name: string) =>
  new HttpResponse("%PDF", {
    headers: { "content-type": "application/pdf", "content-disposition": `attachment; filename="${name}"` },
  });

const presenter = (code: string, change: Partial<Presenter> = {}): Presenter => ({
  code,
  name: `The ${code}`,
  content: `More on ${code}.`,
  kind: "file",
  open: true,
  file: code,
  ...change,
});

const everything = [
  presenter("eq", { kind: "test", open: false, file: undefined }),
  presenter("brain_training", { kind: "page", file: undefined }),
  presenter("report"),
  presenter("certificate"),
];

/** What was saved, by its name. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = vi.fn(() => "blob:file");
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  made({ token: "token" });
});
afterEach(() => vi.restoreAllMocks());

function made(certificate: Partial<Certificate>) {
  server.use(
    http.post("*/tessera/exam/order/certificate", () => answering({ nameShown: true, ...certificate })),
  );
}

/** Each visit uses another order, so that no cached answer is used. */
let visits = 0;

async function open(presenters: readonly Presenter[] = everything, query = "") {
  visits += 1;
  const orderNumber = `files${visits}`;
  server.use(http.get(listCall, () => answering([...presenters])));
  await renderPage(<DownloadsPage />, {
    address: `/report/result-download/iq-1${query}#orderNumber=${orderNumber}`,
    areas: ["reading", "result", "questionnaire"],
  });
  return orderNumber;
}

const card = async (name: string) =>
  within((await screen.findByRole("heading", { name })).closest("li") as HTMLElement);

test("files come first, what isn't open yet last and without a button", async () => {
  await open();

  await screen.findByRole("heading", { name: "The report" });
  const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(["The report", "The certificate", "The brain_training", "The eq"]);
  const eq = await card("The eq");
  expect(eq.getByText("Not available yet")).toBeDefined();
  expect(eq.queryByRole("button")).toBeNull();
});

test("the report is saved in the chosen language under its order's number", async () => {
  let wanted: { orderNumber?: string } = {};
  server.use(
    http.post(fileCall, async ({ request }) => {
      wanted = (await request.json()) as typeof wanted;
      return pdf(`${wanted.orderNumber}.pdf`);
    }),
  );
  const orderNumber = await open(everything, "?norms=2028-03");
  const report = await card("The report");
  const language = report.getByRole("combobox", { name: "Language of the PDF" }) as HTMLSelectElement;
  expect(language.value).toBe("EN");
  expect(language.options).toHaveLength(9);

  fireEvent.change(language, { target: { value: "JA" } });
  fireEvent.click(report.getByRole("button", { name: "Download" }));

  expect(await report.findByText(`Ready: ${orderNumber}.pdf`)).toBeDefined();
  expect(wanted).toEqual({ orderNumber, file: "report", hl: "JA", norms: "2028-03" });
  expect(saved).toEqual([`${orderNumber}.pdf`]);
  expect(report.getByRole("link", { name: /Open the file here/ }).getAttribute("href")).toBe("blob:file");
});

test("while a file is being created the page says so and the button is disabled", async () => {
  server.use(
    http.post(fileCall, async () => {
      await delay("infinite");
      return new HttpResponse();
    }),
  );
  await open();
  const report = await card("The report");

  fireEvent.click(report.getByRole("button", { name: "Download" }));

  expect(await report.findByText(/Creating your file/)).toBeDefined();
  expect((report.getByRole("button", { name: "Download" }) as HTMLButtonElement).disabled).toBe(true);
});

test("a refusal comes with the server's words, and nothing is saved", async () => {
  server.use(http.post(fileCall, () => refusing(10460, "This order doesn’t own it.")));
  await open();
  const report = await card("The report");

  fireEvent.click(report.getByRole("button", { name: "Download" }));

  expect((await report.findByRole("alert")).textContent).toBe("This order doesn’t own it.");
  expect(saved).toEqual([]);
});

test("a file that fails is reported, and can be requested again", async () => {
  server.use(http.post(fileCall, () => HttpResponse.error()));
  await open();
  const report = await card("The report");
  fireEvent.click(report.getByRole("button", { name: "Download" }));
  expect(await report.findByText("The download didn’t work. Please try again.")).toBeDefined();

  server.use(http.post(fileCall, () => pdf("any.pdf")));
  fireEvent.click(report.getByRole("button", { name: "Download" }));

  expect(await report.findByText(/^Ready:/)).toBeDefined();
  expect(report.queryByText("The download didn’t work. Please try again.")).toBeNull();
});

test("a certificate is saved under the name that the server gives it", async () => {
  const name = "tessera-iq-certificate-2026-11-16.pdf";
  server.use(http.post(fileCall, () => pdf(name)));
  await open();
  const certificate = await card("The certificate");

  fireEvent.click(certificate.getByRole("button", { name: "Download" }));

  expect(await certificate.findByText(`Ready: ${name}`)).toBeDefined();
  expect(saved).toEqual([name]);
});

test("a certificate without a name links to where the name is entered", async () => {
  made({ token: undefined });
  const orderNumber = await open();
  const certificate = await card("The certificate");

  const link = await certificate.findByRole("link", { name: "Add my name" });
  expect(link.getAttribute("href")).toBe(
    `/report/result/iq-1?hl=EN#orderNumber=${orderNumber}&part=certificate`,
  );
});

test("the guide is read in the report", async () => {
  const orderNumber = await open();
  const guide = await card("The brain_training");

  expect(guide.getByRole("link", { name: "Read it in the report" }).getAttribute("href")).toBe(
    `/report/result/iq-1?hl=EN#orderNumber=${orderNumber}&part=guide`,
  );
});

test("an order that has bought nothing has nothing to download", async () => {
  server.use(http.get(listCall, () => refusing(10460, "no")));
  await renderPage(<DownloadsPage />, {
    address: "/report/result-download/iq-1#orderNumber=locked",
    areas: ["reading", "result"],
  });

  expect(await screen.findByText(/Nothing to download yet/)).toBeDefined();
});

const included = (change: Partial<Presenter> = {}) =>
  presenter("eq", { kind: "test", file: undefined, ...change });

test("a test that comes with the order is started with the order as its key", async () => {
  const orderNumber = await open([included({ state: "open", examId: 5 })]);
  const eq = await card("The eq");

  expect(eq.getByText("Not started yet")).toBeDefined();
  expect(eq.getByRole("link", { name: "Start" }).getAttribute("href")).toBe(
    `/answer_question/start_loading/eq-5?hl=EN#orderNumber=${orderNumber}`,
  );
});

test("a test that was begun on this device is continued", async () => {
  const list = { ...sampleStatements(4, "eq"), examId: 5 };
  const run = beginRun({ runId: "run", list, ticket: "t", now: Date.now(), width: 390, clockOffsetMs: null });
  writeRun(choose(run, "s1", 2, Date.now()), Date.now());
  await open([included({ state: "open", examId: 5 })]);
  const eq = await card("The eq");

  expect(eq.getByText("In progress: 1 of 4")).toBeDefined();
  expect(eq.getByRole("link", { name: "Continue" })).toBeDefined();
});

test("a test that was taken leads to its report", async () => {
  await open([included({ state: "taken", examId: 5, orderNumber: "taken" })]);
  const eq = await card("The eq");

  expect(eq.getByText("Done")).toBeDefined();
  expect(eq.getByRole("link", { name: "See my result" }).getAttribute("href")).toBe(
    "/report/result/eq-5?hl=EN#orderNumber=taken",
  );
});
