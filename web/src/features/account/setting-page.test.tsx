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
  await screen.findByLabelText("Language of our e-mails");

  type("Language of our e-mails", "JA");

  expect(await screen.findByText("Saved successfully")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ hl: "JA" });
  expect(screen.getByLabelText<HTMLSelectElement>("Language of our e-mails").value).toBe("JA");
});

test.each([
  [false, "Set a password"],
  [true, "Change"],
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

test("logging out leaves nothing of the account here, and says so", async () => {
  server.use(
    http.post(`${base}/user/logout`, () => answering(null)),
    ...centre(),
  );
  await openAccount(page);
  await screen.findByRole("button", { name: "Log out" });
  await vi.waitFor(() => expect(seemsSignedIn()).toBe(true));

  press("Log out");

  expect(await screen.findByText("You’re logged out")).toBeDefined();
  expect(openAddress()).toBe("/user/login/iq-1?hl=EN");
  expect(seemsSignedIn()).toBe(false);
});
