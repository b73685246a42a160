import { fireEvent, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ApiProvider } from "../../api/api-context";
import { createApi } from "../../api/client";
import { sampleBoot } from "../../testing/sample-boot";
import { CatalogueList } from "./catalogue-list";
import { renderInEnglish } from "./render-in-english";

const exam = {
  id: 2,
  appExamId: 2,
  code: "iq20",
  name: "Short IQ test",
  summary: "Fewer puzzles.",
  kind: "iq",
  signIn: false,
};
const filled = [
  {
    id: 1,
    code: "reasoning",
    name: "Reasoning",
    exams: [
      { ...exam, questions: 20, options: 6, free: false, lowestPrice: { currency: "EUR", amount: 790 } },
      { ...exam, id: 3, code: "iqfree", name: "Free test", questions: 12, options: 6, free: true },
    ],
  },
];

/** Each test uses another language, so that no cached answer is used. */
function renderList(hl: "EN" | "DE" | "ES" | "FR" | "PT", answer: () => unknown) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer()));
  const boot = sampleBoot({ hl });
  const api = createApi(boot, { uid: () => "u", logid: () => "l" });
  const list = (
    <MemoryRouter initialEntries={["/?GCLID=click"]}>
      <ApiProvider api={api}>
        <CatalogueList />
      </ApiProvider>
    </MemoryRouter>
  );
  return renderInEnglish(list, boot);
}

test("a test is listed with its length and its price, leads to its page and can be started", async () => {
  await renderList("EN", () => ({ result: 200, data: filled }));

  const link = await screen.findByRole("link", { name: "Short IQ test" });
  expect(link.getAttribute("href")).toBe("/landing_page/new_computer/iq20-2?gclid=click&hl=EN");
  expect(screen.getByText("20 visual puzzles, 6 options each")).toBeDefined();
  expect(screen.getByText(/^Report from .*7,90/)).toBeDefined();
  const start = screen.getByRole("link", { name: "Start the test", description: "Short IQ test" });
  expect(start.getAttribute("href")).toBe("/answer_question/start_loading/iq20-2?gclid=click&hl=EN");
});

test("the free test names no price", async () => {
  await renderList("DE", () => ({ result: 200, data: [{ ...filled[0], exams: filled[0]?.exams.slice(1) }] }));

  const start = await screen.findByRole("link", { name: "Start the free test" });
  expect(start.getAttribute("href")).toBe("/answer_question/start_loading/iqfree-3?gclid=click&hl=DE");
  expect(screen.getByText("Full result free")).toBeDefined();
  expect(screen.getByRole("link", { name: "Free test" }).getAttribute("href")).toBe(
    "/landing_page/free/iq-1?gclid=click&hl=DE",
  );
  expect(screen.queryByText(/Report from/)).toBeNull();
});

test("questionnaires are listed in their categories, with statements instead of puzzles", async () => {
  const base = { ...exam, options: 5, kind: "questionnaire" };
  const type16 = { ...base, id: 4, code: "type16", name: "16 types", questions: 66, free: false };
  const eq = {
    ...base,
    id: 5,
    code: "eq",
    name: "Emotional skills",
    questions: 45,
    free: true,
    signIn: true,
  };
  const riasec = { ...eq, id: 7, code: "riasec", name: "Career interests", questions: 62 };
  await renderList("PT", () => ({
    result: 200,
    data: [
      filled[0],
      { id: 2, code: "personality", name: "Personality", exams: [type16, eq] },
      { id: 3, code: "career", name: "Career", exams: [riasec] },
    ],
  }));

  const link = await screen.findByRole("link", { name: "16 types" });
  expect(link.getAttribute("href")).toBe("/landing_page/types_letters/type16-4?gclid=click&hl=PT");
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Reasoning",
    "Personality",
    "Career",
  ]);
  expect(screen.getByText("66 short statements")).toBeDefined();
  // Whoever clicks its name gets to the page that tells what it is, before the first statement.
  expect(screen.getByRole("link", { name: "Emotional skills" }).getAttribute("href")).toBe(
    "/answer_question/start_loading/eq-5?gclid=click&hl=PT",
  );
  expect(screen.getAllByText("Short result free with an account")).toHaveLength(2);
});

test("an empty list says so", async () => {
  await renderList("ES", () => ({ result: 200, data: [{ ...filled[0], exams: [] }] }));

  expect(await screen.findByText("No tests here yet.")).toBeDefined();
});

test("a list that fails is reported and can be retried", async () => {
  let healed = false;
  await renderList("FR", () => (healed ? { result: 200, data: filled } : { result: 50000, msg: "no" }));

  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t load");
  healed = true;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Short IQ test" })).toBeDefined();
});
