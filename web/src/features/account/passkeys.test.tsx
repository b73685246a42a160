import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import type { PasskeyInfo } from "../../api/types";
import {
  base,
  centre,
  forgetQueries,
  openAccount,
  openAddress,
  press,
  sampleAccount,
  type,
} from "../../testing/account-screens";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();
forgetQueries();
afterEach(() => vi.unstubAllGlobals());

const settings = "/user/setting/iq-1";

/** What a device answers: nothing but its own shape, which only the server can judge. */
class Credential {
  static parseRequestOptionsFromJSON = (options: unknown) => options;
  static parseCreationOptionsFromJSON = (options: unknown) => options;
  toJSON = () => ({ id: "key" });
}

/** A browser with passkeys, whose device does what a test says. */
function deviceThat(answers: () => Promise<Credential>) {
  const asked = vi.fn(answers);
  vi.stubGlobal("PublicKeyCredential", Credential);
  vi.stubGlobal("navigator", { ...navigator, credentials: { get: asked, create: asked } });
  return asked;
}

const refusesBy = (name: string) => () => Promise.reject(new DOMException("", name));

function passkey(change: Partial<PasskeyInfo> = {}): PasskeyInfo {
  return {
    id: "a",
    name: "Phone",
    created: "2026-11-15T10:00:00Z",
    backedUp: true,
    disabled: false,
    ...change,
  };
}

const begun = { ceremony: "c1", options: { challenge: "abc" } };
const login = [
  http.post(`${base}/user/passkey/login/begin`, () => answering(begun)),
  http.post(`${base}/user/passkey/login/finish`, () => answering(sampleAccount())),
];

test("without passkeys in the browser there is neither button nor card", async () => {
  server.use(...centre());
  await openAccount(settings);
  await screen.findByText("Settings");
  expect(screen.queryByText("Passkeys")).toBeNull();

  await openAccount("/user/login/iq-1");
  expect(screen.queryByRole("button", { name: "Sign in with a passkey" })).toBeNull();
});

test("one press signs in, without an address", async () => {
  const asked = deviceThat(async () => new Credential());
  server.use(...login, ...centre());
  await openAccount("/user/login/iq-1");

  press("Sign in with a passkey");

  expect(await screen.findByText("You’re signed in")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ publicKey: begun.options }));
  expect(openAddress()).toBe("/user/info/iq-1?hl=EN");
});

test("a device that refuses, and a key that the server refuses, are told apart from success", async () => {
  const asked = deviceThat(refusesBy("NotAllowedError"));
  server.use(...login);
  await openAccount("/user/login/iq-1");
  press("Sign in with a passkey");
  expect(await screen.findByText("That didn’t work. Please try again or sign in another way.")).toBeDefined();

  asked.mockResolvedValue(new Credential());
  server.use(http.post(`${base}/user/passkey/login/finish`, () => refusing(10_510, "Not this one.")));
  press("Sign in with a passkey");

  expect(await screen.findByText("Not this one.")).toBeDefined();
});

test("a passkey is added, renamed and removed in the settings", async () => {
  deviceThat(async () => new Credential());
  let passkeys: PasskeyInfo[] = [];
  server.use(
    http.get(`${base}/user/passkey/list`, () => answering(passkeys)),
    http.post(`${base}/user/passkey/register/begin`, () => answering(begun)),
    http.post(`${base}/user/passkey/register/finish`, async ({ request }) => {
      expect(await request.json()).toEqual({ ceremony: "c1", credential: { id: "key" } });
      passkeys = [passkey()];
      return answering(passkeys);
    }),
    http.post(`${base}/user/passkey/rename`, async ({ request }) => {
      passkeys = [passkey((await request.json()) as Partial<PasskeyInfo>)];
      return answering(null);
    }),
    http.post(`${base}/user/passkey/remove`, () => {
      passkeys = [];
      return answering(null);
    }),
    ...centre(),
  );
  await openAccount(settings);
  expect(await screen.findByText("You don’t have a passkey yet.")).toBeDefined();

  press("Add a passkey");
  expect(await screen.findByText("Phone")).toBeDefined();
  expect(screen.getByText("Passkey added")).toBeDefined();

  press("Rename");
  type("Passkey name", " Blue phone ");
  fireEvent.click(
    within(document.getElementById("passkeys") as HTMLElement).getByRole("button", { name: "Save" }),
  );
  expect(await screen.findByText("Blue phone")).toBeDefined();

  press("Remove");
  expect(await screen.findByText("You don’t have a passkey yet.")).toBeDefined();
});

test("a copied passkey says that it is off, and a device with a key says so", async () => {
  deviceThat(refusesBy("InvalidStateError"));
  server.use(
    http.get(`${base}/user/passkey/list`, () => answering([passkey({ disabled: true })])),
    http.post(`${base}/user/passkey/register/begin`, () => answering(begun)),
    ...centre(),
  );
  await openAccount(settings);
  expect(await screen.findByText(/^Turned off because/)).toBeDefined();

  press("Add a passkey");

  await waitFor(() =>
    expect(screen.getByText("This device already has a passkey for your account.")).toBeDefined(),
  );
});
