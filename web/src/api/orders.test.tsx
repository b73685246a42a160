import { screen } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { renderPage } from "../testing/render-page";
import { answering, testServer } from "../testing/server";
import { useOrder } from "./orders";
import { Queries } from "./queries";

const server = testServer();

function Access() {
  const found = useOrder("order");
  return <p>{found.kind === "found" ? found.order.access : found.kind}</p>;
}

test("each page loads the order again: it may have been paid", async () => {
  const access = ["locked", "paid"];
  server.use(
    http.get("*/tessera/exam/order/info/order", () => answering({ access: access.shift() ?? "free" })),
  );
  const page = (
    <Queries>
      <Access />
    </Queries>
  );
  const first = await renderPage(page);
  expect(await screen.findByText("locked")).toBeDefined();
  first.unmount();

  await renderPage(page);
  expect(await screen.findByText("paid")).toBeDefined();
});
