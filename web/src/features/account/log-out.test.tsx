import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { session } from "../../lib/session";
import { seemsSignedIn } from "../../lib/signed-in";
import { base, centre, forgetQueries, openAccount, press } from "../../testing/account-screens";
import { answering, testServer } from "../../testing/server";

const server = testServer();
forgetQueries();

const page = "/user/setting/iq-1";
const names = [
  "bundle",
  "comparison-0f0f",
  "granting-order-2",
  "handed-over",
  "member",
  "order-1",
  "run-1",
  "visitor",
];

/** What somebody's tests, purchases and comparisons leave in a browser, and what isn't theirs alone. */
function leaveTraces() {
  const expires = Date.now() + 60_000;
  for (const name of names) localStorage.setItem(`IQ-${name}`, JSON.stringify({ value: "TESSERA", expires }));
  sessionStorage.setItem("IQ-return", '{"orderNumber":"TESSERA"}');
  session().set({ ...session().get(), email: "grace@example.com", formInfo: { email: "grace@example.com" } });
}

const left = () => names.filter((name) => localStorage.getItem(`IQ-${name}`) !== null);

test.each(["info", "shop", "setting", "edit-password"])(
  "signing out is in sight on /user/%s",
  async (name) => {
    server.use(
      http.get(`${base}/user/shop`, () => HttpResponse.error()),
      ...centre(),
    );

    await openAccount(`/user/${name}/iq-1`);

    expect(await screen.findAllByRole("button", { name: "Sign out" })).toHaveLength(1);
  },
);

test("after signing out nothing in the browser opens an order", async () => {
  server.use(
    http.post(`${base}/user/logout`, () => answering(null)),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByRole("button", { name: "Sign out" });
  leaveTraces();

  press("Sign out");

  expect(await screen.findByText("You’re signed out")).toBeDefined();
  expect(left()).toEqual(["run-1", "visitor"]);
  expect(sessionStorage.getItem("IQ-return")).toBeNull();
  expect(session().get()).toMatchObject({ email: "", formInfo: {} });
  expect(sessionStorage.getItem("IQ-email")).toBe('""');
});

test("without a network the orders are forgotten too, and the page says that the session goes on", async () => {
  server.use(
    http.post(`${base}/user/logout`, () => HttpResponse.error()),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByRole("button", { name: "Sign out" });
  leaveTraces();

  press("Sign out");

  expect(await screen.findByText(/you’re still signed in here/)).toBeDefined();
  expect(left()).toEqual(["run-1", "visitor"]);
  expect(seemsSignedIn()).toBe(true);
});
