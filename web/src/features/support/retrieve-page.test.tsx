import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { answering, refusing, testServer } from "../../testing/server";
import { RetrievePage } from "./retrieve-page";

const server = testServer();
const call = `${location.origin}/pay/exam/order/report/retrieve`;

async function open() {
  await renderPage(<RetrievePage />, { address: "/retrieve_report/iq-1", areas: ["support", "result"] });
}

function type(email: string) {
  fireEvent.change(screen.getByLabelText("E-mail address"), { target: { value: email } });
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

test("the address is sent, and success is shown in the specification's words", async () => {
  const asked = vi.fn();
  server.use(
    http.post(call, async ({ request }) => {
      asked(await request.json());
      return answering(null);
    }),
  );
  await open();

  type(" grace@example.com ");
  send();

  expect(await screen.findByText("Report sent successfully")).toBeDefined();
  expect(screen.getByRole("status").textContent).toContain("grace@example.com");
  expect(asked).toHaveBeenCalledExactlyOnceWith({ email: "grace@example.com" });

  fireEvent.click(screen.getByRole("button", { name: "Use another address" }));
  expect(screen.getByLabelText("E-mail address")).toBeDefined();
});

test("an empty and a wrong address have different messages, and no call is made", async () => {
  await open();

  send();
  expect(screen.getByRole("alert").textContent).toBe("Please enter your e-mail address");

  type("grace@");
  send();
  expect(screen.getByRole("alert").textContent).toBe("Incorrect email format. Please check for typos.");
  expect(screen.getByLabelText("E-mail address").getAttribute("aria-invalid")).toBe("true");
});

test("a mailbox without reports is reported in the server's words", async () => {
  const words =
    "There are no retrievable reports in the current mailbox. Did you use another e-mail address for your purchase?";
  server.use(http.post(call, () => refusing(10101, words)));
  await open();

  type("nobody@example.com");
  send();

  expect(await screen.findByText(words)).toBeDefined();
});

test("a fault and too many attempts have their own messages", async () => {
  server.use(http.post(call, () => new HttpResponse(null, { status: 500 })));
  await open();
  type("grace@example.com");
  send();
  expect(await screen.findByText(/^Report sending failed\./)).toBeDefined();

  server.use(http.post(call, () => HttpResponse.json({ result: 10429, msg: "" }, { status: 429 })));
  send();
  expect(await screen.findByText(/^Too many attempts/)).toBeDefined();
});

test("a mistyped address gets a suggestion that can be accepted", async () => {
  await open();

  type("grace@gmial.com");
  fireEvent.click(screen.getByRole("button", { name: "Did you mean grace@gmail.com?" }));

  expect(screen.getByLabelText<HTMLInputElement>("E-mail address").value).toBe("grace@gmail.com");
});

test("a buyer without access to that mailbox is led to support", async () => {
  await open();

  expect(screen.getByRole("link", { name: "Go to support" }).getAttribute("href")).toBe(
    "/support/iq-1?hl=EN",
  );
});
