import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { Queries } from "../../../api/queries";
import { renderPage } from "../../../testing/render-page";
import { answering, testServer } from "../../../testing/server";
import { Crowd } from "./crowd";

const server = testServer();

test("where tests were taken and the listed results are shown", async () => {
  server.use(
    http.get("*/tessera/exam/order/country/list", ({ request }) =>
      answering(
        new URL(request.url).searchParams.get("examId") !== "1"
          ? []
          : [
              { country: "DE", tests: 812, average: 103 },
              { country: "JP", tests: 1511 },
            ],
      ),
    ),
    http.get("*/tessera/exam/order/latest/list/:examId", () =>
      answering([
        { name: "Ana", country: "BR", class: "superior" },
        { country: "DE", class: "normal" },
      ]),
    ),
  );
  await renderPage(
    <Queries>
      <Crowd examId={1} />
    </Queries>,
    { areas: ["reading", "result"] },
  );

  const countries = await screen.findByRole("table", { name: "Where people took this test" });
  const rows = within(countries)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Country", "Tests", "Average score"],
    ["Germany – you’re here", "812", "103"],
    ["Japan", "1,511", "–"],
  ]);
  expect(await screen.findByText("Ana")).toBeDefined();
  expect(screen.getByText("Someone")).toBeDefined();
});
