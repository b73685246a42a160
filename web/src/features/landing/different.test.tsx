import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Points } from "./points";
import { renderInEnglish } from "./render-in-english";

test("what differs from other sites is said in five points", async () => {
  await renderInEnglish(<Points />);

  const titles = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual([
    "The price comes first",
    "Nothing renews",
    "A score with its margin of error",
    "A free result without an e-mail",
    "Changed your mind? Get a full refund",
  ]);
});
