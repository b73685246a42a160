import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResultPicture } from "./result-picture";

test("the letters on the bars are those of the type, and only the uncertain one is small", () => {
  const { container } = render(<ResultPicture />);

  const poles = [...container.querySelectorAll("span")];
  const chosen = poles.filter(({ classList }) => !classList.contains("text-muted"));
  expect(chosen.map(({ textContent }) => textContent).join("")).toBe("ENfP");
  expect(container.textContent).toContain("ENfP");
});
