import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ProfileChart } from "../../api/questionnaire-types";
import type { ReportBlock } from "../../api/types";
import { renderPage } from "../../testing/render-page";
import { Blocks } from "./blocks";

const table = { caption: "The same as a table", head: ["Name", "Value"], rows: [["Empathy", "84"]] };

const show = (block: ReportBlock, section = "summary") =>
  renderPage(<Blocks blocks={[block]} section={section} under="" />, { areas: ["reading"] });
const chart = (picture: ProfileChart) => show({ kind: "chart", chart: picture, table });

test("letters are shown between their poles, with the table below", async () => {
  await chart({
    shape: "letters",
    middle_label: "Middle of the comparison group",
    rows: [
      {
        first: "E",
        second: "I",
        first_name: "Outgoing",
        second_name: "Reserved",
        place: 71,
        low: 55,
        high: 84,
        letter: "E",
        note: "More outgoing than 71%",
      },
    ],
  });

  const row = await screen.findByRole("listitem");
  expect(row.textContent).toBe("ReservedEOutgoingMore outgoing than 71%");
  expect(screen.getByText("Middle of the comparison group")).toBeDefined();
  expect(within(screen.getByRole("table", { hidden: true })).getByText("84")).toBeDefined();
});

test("bars have their names and values in words", async () => {
  await chart({
    shape: "bars",
    rows: [
      { name: "Empathy", value: 84, low: 75, high: 93, label: "84 (75 to 93)", strong: true },
      { name: "Expression", value: 58, label: "58", strong: false },
    ],
  });

  await screen.findByText("84 (75 to 93)");
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Empathy84 (75 to 93)",
    "Expression58",
  ]);
});

test("a map is described by the caption of its table and names its four fields", async () => {
  const fields = ["Intuitive", "Both", "Neither", "Analytic"];
  await chart({
    shape: "plane",
    x_label: "More analytic to the right",
    y_label: "More intuitive toward the top",
    x: 74,
    y: 41,
    half_x: 11,
    half_y: 9,
    fields,
  });

  const map = within(await screen.findByRole("img", { name: "The same as a table" }));
  for (const field of fields) expect(map.getByText(field)).toBeDefined();
});

test("a creature has its name, a sentence about its type and a description", async () => {
  await show({
    kind: "creature",
    code: "ENFP",
    name: "The Breezy Gull",
    line: "Rides every wind.",
    alt: "A gull of seven pieces",
  });

  expect(await screen.findByRole("img", { name: "A gull of seven pieces" })).toBeDefined();
  expect(screen.getByText("The Breezy Gull")).toBeDefined();
  expect(screen.getByText("Rides every wind.")).toBeDefined();
});

const head = ["Beruf", "Stärkstes Interesse", "Ähnlichkeit"];

test("occupations are marked as English, what is said about them isn't", async () => {
  const rows = [["Survey Researchers", "Forschend", "Nah"]];
  await show({ kind: "table", table: { caption: "Viel Vorbereitung", head, rows } }, "occupations");

  expect(screen.getByRole("rowheader", { name: "Survey Researchers" }).lang).toBe("en");
  expect(document.querySelectorAll("table [lang]")).toHaveLength(1);
});

test.each([
  [
    "broad fields instead of occupations",
    "occupations",
    { caption: "", head: head.slice(1), rows: [["A", "B"]] },
  ],
  ["names of other parts", "skills", { caption: "", head, rows: [["A", "B", "C"]] }],
])("%s are in the language of the page", async (_, section, table) => {
  await show({ kind: "table", table }, section);

  expect(screen.getByRole("rowheader", { name: "A" }).lang).toBe("");
});
