import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { markSignedIn } from "../../lib/mark-signed-in";
import { seemsSignedIn } from "../../lib/signed-in";
import {
  base,
  centre,
  forgetQueries,
  openAccount,
  press,
  refusedWith,
  sampleAccount,
  sampleEntry,
  signedOut,
  type,
} from "../../testing/account-screens";
import { answering, refusing, testServer } from "../../testing/server";
import { isDay } from "./profile-form";

const server = testServer();
forgetQueries();

const page = "/user/info/iq-1";
const links = (entry: HTMLElement) =>
  within(entry)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("each report has its state and what can be done with it", async () => {
  const orders = [
    sampleEntry(),
    sampleEntry({ orderNumber: "T2", status: "pending_payment" }),
    sampleEntry({ orderNumber: "T3", status: "uncompleted" }),
    sampleEntry({ orderNumber: "T4", examId: 3, code: "iqfree", name: "Free test", free: true }),
  ];
  server.use(...centre(sampleAccount(), orders));
  await openAccount(page);

  await screen.findByText("Pending payment");
  const [bought, unpaid, broken, free] = screen.getAllByRole("listitem");
  expect(screen.getByText("Signed in as grace@example.com")).toBeDefined();
  expect(bought?.textContent).toContain("Completed");
  expect(bought?.textContent).toContain("Reference 3F9A1-C2207");
  expect(bought && links(bought)).toEqual([
    ["View", "/report/result/iq-1?hl=EN#orderNumber=T1"],
    ["Share", "/report/result/iq-1?hl=EN#orderNumber=T1&part=share"],
    ["Downloads", "/report/result-download/iq-1?hl=EN#orderNumber=T1"],
  ]);
  expect(unpaid && links(unpaid)).toEqual([
    ["Get my report", "/scheme_select/iq-1?hl=EN#orderNumber=T2"],
    ["View", "/report/result/iq-1?hl=EN#orderNumber=T2"],
  ]);
  expect(broken?.textContent).toContain("No result");
  expect(broken && links(broken)).toEqual([["View", "/report/result/iq-1?hl=EN#orderNumber=T3"]]);
  expect(free && links(free)).toEqual([["View", "/report/result-free-test/iqfree-3?hl=EN#orderNumber=T4"]]);
});

test("without reports the page says how they get here, and offers a test", async () => {
  server.use(...centre());
  await openAccount(page);

  const start = await screen.findByRole("link", { name: "Take a test" });
  expect(start.getAttribute("href")).toBe("/answer_question/start_loading/iq-1?hl=EN");
});

test("the free tests are those of the catalogue", async () => {
  const exam = (id: number, name: string, free: boolean) => ({
    id,
    code: `e${id}`,
    name,
    summary: "",
    questions: 12,
    options: 6,
    free,
  });
  server.use(
    http.get(`${base}/exam/category/list`, () =>
      answering([
        { id: 1, code: "c", name: "All", exams: [exam(1, "Paid", false), exam(3, "For free", true)] },
      ]),
    ),
    ...centre(),
  );
  await openAccount(page);

  expect(await screen.findByRole("heading", { name: "For free" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Paid" })).toBeNull();
});

test("personal information is saved, empty fields too", async () => {
  const asked = vi.fn();
  const account = sampleAccount({ name: "Grace", phone: "+49 30 1234567" });
  server.use(
    http.post(`${base}/user/update`, async ({ request }) => {
      asked(await request.json());
      return answering(account);
    }),
    ...centre(account),
  );
  await openAccount(page);
  await screen.findByLabelText("Nickname");

  type("Phone", "");
  type("Birthday", "1990-05-21");
  type("Gender", "confidential");
  press("Save");

  expect(await screen.findByText("Saved successfully")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    name: "Grace",
    nickname: "",
    phone: "",
    birthday: "1990-05-21",
    gender: "confidential",
  });
});

test("a birthday that isn't a date has the specification's message; other refusals are the server's", async () => {
  server.use(
    http.post(`${base}/user/update`, () => refusing(10_496, "Please enter a phone number.")),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByLabelText("Birthday");

  type("Birthday", "21.5.1990");
  press("Save");
  expect(screen.getByText("Invalid date (e.g., 2020-01-01)")).toBeDefined();
  type("Birthday", "");
  type("Phone", "x");
  press("Save");

  expect(await screen.findByText("Please enter a phone number.")).toBeDefined();
});

test.each([
  ["1990-05-21", true],
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["1990-13-01", false],
  ["1990-5-21", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test("whoever isn't signed in gets the form in place of an error, and the mark goes", async () => {
  markSignedIn();
  server.use(signedOut);
  await openAccount(page);

  expect(await screen.findByText("Sign in to see your reports and settings.")).toBeDefined();
  expect(screen.getByRole("button", { name: "E-mail me a link" })).toBeDefined();
  expect(seemsSignedIn()).toBe(false);
});

test("a session that ended meanwhile leads to the form when something is saved", async () => {
  server.use(...centre());
  await openAccount(page);
  await screen.findByLabelText("Name");
  server.use(
    http.post(`${base}/user/update`, () => refusedWith(401, 10_497)),
    signedOut,
  );

  press("Save");

  expect(await screen.findByText("Please sign in")).toBeDefined();
});

test("a fault isn't taken for being signed out", async () => {
  markSignedIn();
  server.use(http.get(`${base}/user/get`, () => new HttpResponse(null, { status: 500 })));
  await openAccount(page);

  expect(await screen.findByRole("button", { name: "Retry" })).toBeDefined();
  expect(seemsSignedIn()).toBe(true);
});
