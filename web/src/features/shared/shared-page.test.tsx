import { screen } from "@testing-library/react";
import { http } from "msw";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import type { SharedResult } from "../../api/types";
import { iqClasses } from "../../lib/iq-classes";
import { renderPage } from "../../testing/render-page";
import { typeProfile } from "../../testing/sample-profiles";
import { answering, refusing, testServer } from "../../testing/server";
import { SharedPage } from "./shared-page";

const server = testServer();
const call = "*/tessera/exam/share/:token";

const classOnly: SharedResult = {
  examId: 1,
  code: "iq",
  exam: "IQ test",
  takenOn: "2026-11-15",
  classes: ["normal", "superior"],
  normVersion: "2026-11",
  provisional: true,
};

async function open(token: string, shared?: SharedResult) {
  server.use(http.get(call, () => (shared ? answering({ ...shared }) : refusing(10461, "nothing"))));
  await renderPage(
    <Routes>
      <Route path="/share/:tail" element={<SharedPage />} />
    </Routes>,
    { address: `/share/${token}`, areas: ["reading", "result"] },
  );
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

const page = () => screen.getByRole("main").textContent ?? "";

test("a link shows what its owner chose and nothing else", async () => {
  expect(await open("little", classOnly)).toBe("Someone shared their result with you");

  expect(page()).toContain("Average to Superior");
  expect(page()).toContain("85–129");
  expect(page()).not.toMatch(/Shared by|in 100 people|Margin/);
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([
  [["genius"], "Genius", "above 145"],
  [["superior", "very_superior", "genius"], "Superior to Genius", "115 or above"],
  [["below_70", "borderline_deficiency"], "Well below average to Below average", "below 80"],
])("the limits of %j are those of the classes together", async (classes, names, limits) => {
  await open(classes.join("-"), { ...classOnly, classes });

  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([names, limits]);
});

test("a margin over the whole scale shows no limits", async () => {
  await open("all", { ...classOnly, classes: iqClasses.map(({ key }) => key).reverse() });

  expect(screen.getAllByRole("definition")).toHaveLength(1);
});

test("score, ranking, dimensions and name are there where they are shown", async () => {
  await open("much", {
    ...classOnly,
    name: "Zoë",
    score: { iq: 112, bound: "exact", low: 103, high: 121 },
    percentile: 79,
    dimensions: [
      {
        key: "logic",
        name: "Visual logic",
        score: 108,
        low: 96,
        high: 119,
        referenceLow: 90,
        referenceHigh: 110,
        reference: "90–110",
        level: "moderate",
        levelName: "Moderate",
        interpretation: "",
      },
    ],
  });

  for (const words of [
    "Shared by Zoë",
    "112",
    "Margin of error: 103 to 121",
    "Higher than about 79 in 100 people.",
    "108 (96 to 119)",
  ])
    expect(page()).toContain(words);
});

test("the link to the test shows the price before the first question", async () => {
  await open("price", classOnly);

  expect(page()).toContain("30 puzzles");
  expect(page()).toContain("from €7,90, tax included");
  expect(screen.getByRole("link", { name: "Take the test" }).getAttribute("href")).toBe(
    "/answer_question/start_loading/iq-1?hl=EN",
  );
});

test("a revoked link shows nothing", async () => {
  expect(await open("gone")).toBe("This link is no longer active");
  expect(page()).not.toContain("Average");
});

test("a type is shown by its creature, its letters and four bars, without a score", async () => {
  const shared = { ...classOnly, examId: 4, code: "type16", classes: [], profile: typeProfile as never };

  expect(await open("type", shared)).toBe("Someone shared their type with you");

  const card = screen.getByRole("img", { name: /The Breezy Gull, the letters eNFP/ });
  expect(card.textContent).toBe("");
  expect(screen.getByText("eNFP · The Breezy Gull")).toBeDefined();
  expect(page()).not.toMatch(/%|Outgoing|comparison/);
  expect(screen.getByRole("link", { name: "Find out your type" }).getAttribute("href")).toBe(
    "/answer_question/start_loading/type16-4?hl=EN",
  );
});
