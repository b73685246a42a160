import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Prices } from "./prices";
import { renderInEnglish } from "./render-in-english";

test("what isn't open yet is marked before anybody takes the test for it", async () => {
  await renderInEnglish(<Prices />);

  const marked = screen.getAllByText("Not open yet").map((mark) => mark.previousElementSibling?.textContent);
  expect(marked).toEqual(["Left/right brain test", "EQ test"]);
});
