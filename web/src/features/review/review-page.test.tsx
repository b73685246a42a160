import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import type { MyReview } from "../../api/types";
import { renderPage } from "../../testing/render-page";
import { answering, refusing, testServer } from "../../testing/server";
import { ReviewPage } from "./review-page";

const server = testServer();
const asked: MyReview = { state: "asked", content: "", letters: true };

/** The server's side: keeps what is written, and what it was told. */
function keeps(first: MyReview, become: Partial<MyReview> = { state: "published" }) {
  let review = first;
  const told: Record<string, unknown>[] = [];
  const call = (name: string, change: (body: Record<string, unknown>) => Partial<MyReview>) =>
    http.post(`*/tessera/exam/review/${name}`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      told.push({ call: name, ...body });
      review = { ...review, ...change(body) };
      return answering({ ...review });
    });
  server.use(
    call("read", () => ({})),
    call("write", ({ stars, content, name }) => ({
      stars: Number(stars),
      content: String(content),
      name: name ? String(name) : undefined,
      ...become,
    })),
    call("withdraw", () => ({ state: "withdrawn", stars: undefined, content: "", name: undefined })),
    call("letters", ({ wanted }) => ({ letters: Boolean(wanted) })),
  );
  return told;
}

/** Every test has a link of its own: what was read is remembered for a moment. */
let links = 0;

async function open(part = "") {
  links += 1;
  const address = `/review/iq-1#review=link${links}${part}`;
  await renderPage(
    <Routes>
      <Route path="/review/:tail" element={<ReviewPage />} />
    </Routes>,
    { address, areas: ["review"] },
  );
  await screen.findByRole("heading", { level: 1 });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const star = (n: number) => screen.getByRole<HTMLInputElement>("radio", { name: new RegExp(`^${n} star`) });
const button = (name: string) => screen.getByRole("button", { name });
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("stars, words and a name are sent as they are previewed, and the page says what happens next", async () => {
  const told = keeps(asked);
  await open();

  fireEvent.click(star(4));
  type("Your review (optional)", "Clear.\nFair.");
  type("Name (optional)", "ann");

  const preview = within(screen.getByRole("region", { name: "How others will see it" }));
  for (const part of ["ann", "A", "Clear.", "Fair.", "4 stars"]) preview.getByText(part);

  fireEvent.click(button("Publish my review"));

  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  screen.getByText(/Your review has been published/);
  expect(told.at(-1)).toEqual({
    call: "write",
    link: `link${links}`,
    stars: 4,
    content: "Clear.\nFair.",
    name: "ann",
  });
});

test("without stars nothing is sent, and the first one gets the focus", async () => {
  const told = keeps(asked);
  await open();

  fireEvent.click(button("Publish my review"));
  screen.getByText("Please choose a rating");
  expect(document.activeElement).toBe(star(1));
  const group = screen.getByRole("group", { name: "Your rating" });
  expect(within(group).getAllByRole("radio")).toHaveLength(5);
  fireEvent.click(star(3));
  expect([1, 2, 3, 4, 5].map((n) => star(n).checked)).toEqual([false, false, true, false, false]);
  fireEvent.click(button("Publish my review"));

  await waitFor(() => expect(heading()).toBe("Thank you"));
  expect(told.filter(({ call }) => call === "write")).toEqual([
    { call: "write", link: `link${links}`, stars: 3, content: "" },
  ]);
});

test("what is too long is said and not sent", async () => {
  const told = keeps({
    ...asked,
    stars: 2,
    state: "published",
    content: "é".repeat(990),
    name: "n".repeat(60),
  });
  await open();
  fireEvent.click(button("Change my review"));

  screen.getByText("10 characters left");
  type("Your review (optional)", "é".repeat(1001));
  screen.getByText("1 character too many");
  type("Name (optional)", "n".repeat(61));
  screen.getByText("Please enter a name of up to 60 characters");
  fireEvent.click(button("Save changes"));
  expect(told.map(({ call }) => call)).toEqual(["read"]);
});

test.each([
  ["waiting", /read it before it’s published/],
  ["refused", /haven’t published/],
  ["taken_down", /removed your review/],
])("a review that is %s says so", async (state, words) => {
  keeps({ ...asked, stars: 1, content: "Hm.", state, answer: "We see." });
  await open();
  screen.getByText(words);
  for (const part of ["Hm.", "We see.", "Someone"]) screen.getByText(part);
});

test("a review is changed, and withdrawn after a second question", async () => {
  const told = keeps({ ...asked, stars: 1, content: "Hm.", state: "published", name: "Ann" });
  await open();

  fireEvent.click(button("Change my review"));
  fireEvent.click(star(5));
  fireEvent.click(button("Save changes"));
  await waitFor(() => expect(heading()).toBe("Thank you"));
  fireEvent.click(button("Withdraw my review"));
  fireEvent.click(button("Delete my review"));

  const note = await screen.findByText(/Your review has been deleted/);
  expect(document.activeElement).toBe(note);
  expect(textIn("Name (optional)")).toBe("");
  expect(told.map(({ call }) => call)).toEqual(["read", "write", "withdraw"]);
});

test("letters are refused and wanted again", async () => {
  const told = keeps(asked);
  await open("&part=letters");

  fireEvent.click(button("Don’t ask me again"));
  await screen.findByText("We won’t ask you for a review again.");
  fireEvent.click(button("Turn requests back on"));
  await waitFor(() => button("Don’t ask me again"));
  expect(told.slice(1)).toEqual([
    { call: "letters", link: `link${links}`, wanted: false },
    { call: "letters", link: `link${links}`, wanted: true },
  ]);
});

test("a link that opens nothing, or none, leads to support", async () => {
  server.use(http.post("*/tessera/exam/review/read", () => refusing(10461, "nothing")));
  await open();
  expect(heading()).toBe("This link doesn’t work anymore");
  const support = screen.getByRole("link", { name: "Support" });
  expect(support.getAttribute("href")).toContain("/support/iq-1");
});

test("a refusal while sending is shown and nothing is lost", async () => {
  keeps(asked);
  await open();
  server.use(http.post("*/tessera/exam/review/write", () => refusing(10462, "Please choose another name.")));

  fireEvent.click(star(2));
  type("Your review (optional)", "Kept.");
  fireEvent.click(button("Publish my review"));

  await screen.findByText("Please choose another name.");
  expect(textIn("Your review (optional)")).toBe("Kept.");
});
