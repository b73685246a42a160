import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import type { IdentityInfo } from "../../api/types";
import {
  base,
  centre,
  forgetQueries,
  openAccount,
  openAddress,
  press,
  sampleAccount,
  signedOut,
  type,
} from "../../testing/account-screens";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();
forgetQueries();

const on = { providers: ["google", "apple"] };
const login = "/user/login/iq-1";
const settings = "/user/setting/iq-1";
const trip = "#way=google&state=s1&code=c1";

/** The other site's address, as far as a test's browser can go there. */
const there = "#there";
afterEach(() => {
  location.hash = "";
});

test("there is a button for each site that is switched on, and none otherwise", async () => {
  server.use(http.post(`${base}/user/identity/begin`, () => answering({ url: there })));
  const { unmount } = await openAccount(login);
  expect(screen.queryByRole("button", { name: /^Continue with/ })).toBeNull();
  unmount();

  await openAccount(login, on);
  expect(screen.getByRole("button", { name: "Continue with Apple" })).toBeDefined();
  press("Continue with Google");

  await vi.waitFor(() => expect(location.hash).toBe(there));
});

test("whoever comes back is signed in, once, and the address forgets how", async () => {
  const sent = vi.fn();
  server.use(
    http.post(`${base}/user/identity/finish`, async ({ request }) => {
      sent(await request.json());
      return answering(sampleAccount());
    }),
    ...centre(),
  );

  await openAccount(login + trip, on);

  expect(await screen.findByText("You’re signed in")).toBeDefined();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ state: "s1", code: "c1" });
  expect(openAddress()).toBe("/user/info/iq-1?hl=EN");
});

test("the owner of the address confirms the connection by signing in", async () => {
  const linked = vi.fn();
  server.use(
    http.post(`${base}/user/identity/finish`, () =>
      HttpResponse.json({
        result: 10_512,
        data: { ceremony: "c9", account: "grace@example.com", provider: "google" },
        msg: "Confirm.",
      }),
    ),
    http.post(`${base}/user/login`, () => answering(sampleAccount())),
    http.post(`${base}/user/identity/link`, async ({ request }) => {
      linked(await request.json());
      return answering(null);
    }),
    ...centre(),
  );
  await openAccount(login + trip, on);
  expect(await screen.findByText("You already have an account")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull();

  press("Use a password instead");
  type("Password", "correct horse");
  press("Sign in");

  expect(await screen.findByText("You’re signed in")).toBeDefined();
  expect(linked).toHaveBeenCalledExactlyOnceWith({ ceremony: "c9" });
});

test.each([
  ["#way=none", "That didn’t work. Please try again or sign in another way."],
  [trip, "Not this time."],
])("what comes back as %s leaves the other ways in", async (fragment, says) => {
  server.use(
    signedOut,
    http.post(`${base}/user/identity/finish`, () => refusing(10_511, "Not this time.")),
  );

  await openAccount(login + fragment, on);

  expect(await screen.findByText(says)).toBeDefined();
  expect(screen.getByRole("button", { name: "E-mail me a link" })).toBeDefined();
});

test("settings connect and disconnect a site", async () => {
  let identities: IdentityInfo[] = [
    { provider: "google", email: "grace@example.com", created: "2026-11-15T10:00:00Z" },
  ];
  server.use(
    http.get(`${base}/user/identity/list`, () => answering(identities)),
    http.post(`${base}/user/identity/remove`, () => {
      identities = [];
      return answering(null);
    }),
    http.post(`${base}/user/identity/connect`, () => answering({ url: there })),
    ...centre(),
  );
  await openAccount(settings, on);
  expect(await screen.findByText(/^grace@example.com, connected on/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Connect Google" })).toBeNull();

  press("Disconnect");
  await screen.findByRole("button", { name: "Connect Google" });
  press("Connect Apple");

  await vi.waitFor(() => expect(location.hash).toBe(there));
});

test("whoever comes back from connecting stays in the settings", async () => {
  server.use(
    http.post(`${base}/user/identity/finish`, () => answering(sampleAccount())),
    ...centre(),
  );

  await openAccount(settings + trip, on);

  await vi.waitFor(() => expect(openAddress()).toBe("/user/setting/iq-1#providers"));
});
