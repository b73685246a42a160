import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { remember, session } from "../../lib/session";
import { renderPage } from "../../testing/render-page";
import { answering, testServer } from "../../testing/server";
import { LegalLinks } from "./legal-links";

const server = testServer();
const base = `${location.origin}/tessera/app/protocol`;
const privacy = { id: 5, kind: "privacy", title: "Privacy", version: 2, publishedOn: "2026-11-01" };
const asked = vi.fn();

beforeEach(() => {
  asked.mockClear();
  remember({ protocols: {} });
  server.use(
    http.get(`${base}/list/1/EN`, () => answering([{ ...privacy, id: 4, kind: "terms" }, privacy])),
    http.get(`${base}/info/:id`, () => {
      asked();
      return answering({
        ...privacy,
        hl: "EN",
        blocks: [
          { kind: "heading", text: "What we keep" },
          { kind: "paragraph", text: "Little." },
          { kind: "list", items: ["Answers", "An address"] },
        ],
      });
    }),
  );
});

test("a text opens in a dialog, block by block, with version and date", async () => {
  await renderPage(<LegalLinks>cookies</LegalLinks>);

  fireEvent.click(screen.getByRole("button", { name: "Privacy policy" }));

  expect(await screen.findByRole("heading", { name: "What we keep" })).toBeTruthy();
  const dialog = screen.getByRole("dialog", { name: "Privacy policy" });
  expect(within(dialog).getByText("Little.").tagName).toBe("P");
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Answers", "An address"]);
  expect(within(dialog).getByText("Version 2, published November 1, 2026")).toBeTruthy();
});

test("it closes, and opening it again makes no call", async () => {
  await renderPage(<LegalLinks>cookies</LegalLinks>);
  fireEvent.click(screen.getByRole("button", { name: "Terms of use" }));
  await screen.findByText("Little.");

  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Terms of use" }));
  await screen.findByText("Little.");
  expect(asked).toHaveBeenCalledOnce();
  expect(Object.keys(session().get().protocols)).toEqual(["EN-1"]);
});

test("a failure says so and can be retried", async () => {
  server.use(http.get(`${base}/list/1/EN`, () => new HttpResponse(null, { status: 503 })));
  await renderPage(<LegalLinks>cookies</LegalLinks>);

  fireEvent.click(screen.getByRole("button", { name: "Legal notice" }));

  const alert = await screen.findByRole("alert", undefined, { timeout: 5_000 });
  expect(alert.textContent).toContain("Loading failed, please retry");
  expect(within(alert).getByRole("button", { name: "Retry" })).toBeTruthy();
});
