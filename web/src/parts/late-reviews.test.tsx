import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import type { ReviewList, ShownReview } from "../api/types";
import { renderPage } from "../testing/render-page";
import { sampleBoot } from "../testing/sample-boot";
import { answering, testServer } from "../testing/server";
import { LateReviews } from "./late-reviews";

const server = testServer();
const rating = { averageTenths: 43, count: 20, byStars: [1, 0, 2, 6, 11] };

const review = (change: Partial<ShownReview>): ShownReview => ({
  time: "2026-11",
  content: "Good.",
  stars: 4,
  hl: "EN",
  country: "DE",
  refunded: false,
  ...change,
});

async function show(list: ReviewList, boot = sampleBoot({ rating })) {
  let asked = 0;
  server.use(
    http.get("*/tessera/exam/review/list", () => {
      asked += 1;
      return answering({ ...list });
    }),
  );
  await renderPage(<LateReviews />, { boot });
  return () => asked;
}

test("the block shows the mean, all stars and each review with who, where and when", async () => {
  await show({
    rating,
    reviews: [
      review({ name: "Ann", headImage: "A", content: "Clear.\n\nFair.", answer: "Thanks." }),
      review({ hl: "DE", content: "Naja.", stars: 1, country: "ZZ", refunded: true }),
    ],
  });

  const block = within(await screen.findByRole("region", { name: "What buyers say" }));
  block.getByText("4.3 out of 5 stars, from 20 reviews");
  const shares = within(block.getByRole("list", { name: "Reviews by number of stars" }));
  expect(shares.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "5 stars11",
    "4 stars6",
    "3 stars2",
    "2 stars0",
    "1 star1",
  ]);
  for (const part of [
    "Ann",
    "A",
    "Germany · November 2026",
    "Clear.",
    "Fair.",
    "Reply from Tessera",
    "Thanks.",
  ])
    block.getByText(part);
  for (const part of ["Someone", "November 2026 · Written in German", "This buyer got a refund"])
    block.getByText(part);
  expect(block.getByText("Naja.").closest("[lang]")?.getAttribute("lang")).toBe("de");
});

test("averages have the language's own mark", async () => {
  await show({ rating, reviews: [] }, sampleBoot({ rating, hl: "DE" }));
  await screen.findByText("4,3 von 5 Sternen aus 20 Bewertungen");
});

test("nothing is asked for while there are too few reviews", async () => {
  const asked = await show({ reviews: [] }, sampleBoot());
  await new Promise((done) => setTimeout(done));
  expect(asked()).toBe(0);
  expect(screen.queryByRole("region")).toBeNull();
});
