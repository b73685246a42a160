import { fireEvent, screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import type { DeviceInfo } from "../../api/types";
import { seemsSignedIn } from "../../lib/signed-in";
import {
  base,
  centre,
  forgetQueries,
  openAccount,
  openAddress,
  press,
  refusedWith,
  sampleAccount,
  type,
} from "../../testing/account-screens";
import { answering, testServer } from "../../testing/server";

const server = testServer();
forgetQueries();

const page = "/user/setting/iq-1";

function device(id: string, change: Partial<DeviceInfo> = {}): DeviceInfo {
  const at = "2026-11-15T10:00:00Z";
  return {
    id,
    browser: "Firefox",
    system: "Windows",
    country: "DE",
    firstSeen: at,
    lastSeen: at,
    current: false,
    ...change,
  };
}

test("the language of letters is saved when it is chosen", async () => {
  const asked = vi.fn();
  server.use(
    http.post(`${base}/user/update`, async ({ request }) => {
      asked(await request.json());
      return answering(sampleAccount({ hl: "JA" }));
    }),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByLabelText("E-mail language");

  type("E-mail language", "JA");

  expect(await screen.findByText("Saved successfully")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ hl: "JA" });
  expect(screen.getByLabelText<HTMLSelectElement>("E-mail language").value).toBe("JA");
});

test.each([
  [false, "Set a password"],
  [true, "Change password"],
])("with a password: %s, the link says “%s”", async (hasPassword, name) => {
  server.use(...centre(sampleAccount({ hasPassword })));
  await openAccount(page);

  const link = await screen.findByRole("link", { name });
  expect(link.getAttribute("href")).toBe("/user/edit-password/iq-1?hl=EN");
});

test("every device is listed, and others can be signed out, one or all", async () => {
  let devices = [
    device("a", { current: true, browser: "Chrome", system: "Android" }),
    device("b"),
    device("c", { browser: "", system: "" }),
  ];
  const ended = vi.fn();
  server.use(
    http.get(`${base}/user/session/list`, () => answering(devices)),
    http.post(`${base}/user/session/end`, async ({ request }) => {
      const { id } = (await request.json()) as { id?: string };
      ended(id);
      devices = devices.filter((one) => one.current || (id && one.id !== id));
      return answering(null);
    }),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByText("Chrome on Android");
  const entries = () => screen.getAllByRole("listitem");
  expect(entries().map((entry) => within(entry).queryByRole("button") !== null)).toEqual([false, true, true]);
  expect(entries()[1]?.textContent).toContain("Germany");
  expect(entries()[2]?.textContent).toContain("Unknown device");

  const [, second] = entries();
  if (second) fireEvent.click(within(second).getByRole("button", { name: "Sign out" }));
  await vi.waitFor(() => expect(entries()).toHaveLength(2));
  press("Sign out everywhere else");

  await vi.waitFor(() => expect(entries()).toHaveLength(1));
  expect(ended.mock.calls).toEqual([["b"], [undefined]]);
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
});

test("whoever signed in long ago proves who they are before others are signed out", async () => {
  let proven = false;
  server.use(
    http.get(`${base}/user/session/list`, () => answering([device("a", { current: true }), device("b")])),
    http.post(`${base}/user/session/end`, () => (proven ? answering(null) : refusedWith(403, 10_498))),
    http.post(`${base}/user/login`, () => {
      proven = true;
      return answering(sampleAccount());
    }),
    ...centre(sampleAccount({ confirmed: false })),
  );
  await openAccount(page, { providers: ["google"] });
  await screen.findByRole("button", { name: "Sign out everywhere else" });
  press("Sign out everywhere else");
  await screen.findByText("Please sign in again to confirm it’s you.");
  expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull();
  press("Use a password instead");
  type("Password", "correct horse");
  press("Sign in");

  await vi.waitFor(() => expect(screen.queryByText("Please sign in again to confirm it’s you.")).toBeNull());
});

test("logging out leaves nothing of the account here, and says so", async () => {
  server.use(
    http.post(`${base}/user/logout`, () => answering(null)),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByRole("button", { name: "Sign out" });
  await vi.waitFor(() => expect(seemsSignedIn()).toBe(true));

  press("Sign out");

  expect(await screen.findByText("You’re signed out")).toBeDefined();
  expect(openAddress()).toBe("/user/login/iq-1?hl=EN");
  expect(seemsSignedIn()).toBe(false);
});

test("a copy of one's data is asked for here, and its letter's link offers the file", async () => {
  const asked = vi.fn();
  server.use(
    http.post(`${base}/user/export`, () => {
      asked();
      return answering({ id: "0195-copy" });
    }),
    ...centre(),
  );
  await openAccount(`${page}#export=0195-copy`);
  const download = await screen.findByRole("link", { name: "Download ZIP file" });
  expect(download.getAttribute("href")).toBe("/tessera/user/export/0195-copy");

  press("Request a copy");

  expect(await screen.findByText(/We’ll e-mail you as soon as it’s ready/)).toBeDefined();
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  [true, "Your account has been deleted"],
  [false, "A payment or refund is still in progress"],
])("deleting the account asks twice and leaves; done at once: %s", async (deleted, says) => {
  const asked = vi.fn();
  server.use(
    http.post(`${base}/user/delete`, () => {
      asked();
      return answering({ deleted });
    }),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByRole("button", { name: "Delete my account" });
  press("Delete my account");
  expect(asked).not.toHaveBeenCalled();

  press("Yes, delete everything");

  expect(await screen.findByText(new RegExp(says))).toBeDefined();
  expect(openAddress()).toBe("/user/login/iq-1?hl=EN");
  expect(seemsSignedIn()).toBe(false);
});

test("whoever signed in long ago proves who they are before the account is deleted", async () => {
  let proven = false;
  server.use(
    http.post(`${base}/user/delete`, () =>
      proven ? answering({ deleted: true }) : refusedWith(403, 10_498),
    ),
    http.post(`${base}/user/login`, () => {
      proven = true;
      return answering(sampleAccount());
    }),
    ...centre(sampleAccount({ confirmed: false })),
  );
  await openAccount(page);
  await screen.findByRole("button", { name: "Delete my account" });
  press("Delete my account");
  press("Yes, delete everything");
  await screen.findByText("Please sign in again to confirm it’s you.");
  press("Use a password instead");
  type("Password", "correct horse");
  press("Sign in");

  expect(await screen.findByText("Your account has been deleted")).toBeDefined();
});
