import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { createApi } from "../../api/client";
import { renderPage } from "../../testing/render-page";
import { sampleBoot } from "../../testing/sample-boot";
import { answering, testServer } from "../../testing/server";
import { loadHowCommon } from "./how-common";
import { LateHowCommon } from "./late-how-common";

const server = testServer();
const call = "*/tessera/exam/type/list/:examId";

const figures = {
  runs: 12_345,
  from: "2026-06-01",
  until: "2026-11-15",
  types: [
    { code: "ENFP", percent: 8 },
    { code: "ISTJ", percent: 11 },
  ],
};

/** The page as it was served, around what lives in it. */
let served: HTMLElement;

beforeEach(() => {
  served = document.createElement("article");
  served.innerHTML = '<div id="how-common" data-exam="type16-4"></div>';
  document.body.append(served);
  return () => served.remove();
});

const open = (code: string, hl = "EN") =>
  renderPage(<LateHowCommon code={code} />, { boot: sampleBoot({ hl }), areas: [] });

test("a type's page says how common it is, with dates and how many were counted", async () => {
  const asked = vi.fn();
  server.use(
    http.get(call, ({ params }) => {
      asked(params.examId);
      return answering(figures);
    }),
  );
  await open("ISTJ");

  await screen.findByRole("heading", { name: "How common is this type?" });
  expect(served.textContent).toContain(
    "This was the most likely type in 11% of 12,345 results from June 1, 2026 to November 15, 2026.",
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith("4");
});

test("numbers and dates are the reader's own", async () => {
  server.use(http.get(call, () => answering(figures)));
  await open("ENFP", "DE");

  expect(await screen.findByText(/^Bei 8\s% von 12\.345 Ergebnissen vom 1\. Juni 2026/)).toBeDefined();
});

const load = (code: string) =>
  loadHowCommon(createApi(sampleBoot(), { uid: () => "visitor", logid: () => "visit" }), "EN", code);

test.each([
  ["too few were counted", { runs: 0, types: [] }],
  ["the type isn't among them", { ...figures, types: figures.types.slice(0, 1) }],
])("nothing is claimed while %s", async (_, answer) => {
  server.use(http.get(call, () => answering(answer)));

  expect(await load("ISTJ")).toBeUndefined();
});

test("a page without figures stays as it was served", async () => {
  const answered = vi.fn(() => new HttpResponse(null, { status: 500 }));
  server.use(http.get(call, answered));
  await open("ISTJ");

  await waitFor(() => expect(answered).toHaveBeenCalled());
  await expect(load("ISTJ")).rejects.toThrow("the call failed");
  expect(served.textContent).toBe("");
});

test("a site without such a test isn't asked", async () => {
  const asked = vi.fn(() => answering(figures));
  server.use(http.get(call, asked));
  served.innerHTML = '<div id="how-common" data-exam=""></div>';

  expect(await load("ISTJ")).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
