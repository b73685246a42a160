import { screen } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import {
  base,
  centre,
  forgetQueries,
  openAccount,
  press,
  refusedWith,
  sampleAccount,
  signedOut,
  type,
} from "../../testing/account-screens";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();
forgetQueries();

const page = "/user/edit-password/iq-1";

function listen(answers: Response[]) {
  const asked = vi.fn();
  server.use(
    http.post(`${base}/user/password/update`, async ({ request }) => {
      asked(await request.json());
      return answers.shift() ?? refusedWith(500, 10_500);
    }),
  );
  return asked;
}

async function fillNew() {
  await screen.findByLabelText("New password");
  type("New password", "a long sentence");
  type("Confirm password", "a long sentence");
}

test("whoever has no password and has just signed in sets one", async () => {
  server.use(...centre());
  const asked = listen([answering(sampleAccount({ hasPassword: true }))]);
  await openAccount(page);
  await fillNew();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Set a password");
  // A field that cuts what is pasted would save another password than the person's.
  expect(screen.getByLabelText<HTMLInputElement>("New password").maxLength).toBe(-1);

  press("Save password");

  expect(await screen.findByText("Password saved")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ password: "a long sentence" });
});

test.each([true, false])("whoever has a password types it, just signed in: %s", async (confirmed) => {
  server.use(...centre(sampleAccount({ hasPassword: true, confirmed })));
  const asked = listen([answering(sampleAccount({ hasPassword: true }))]);
  await openAccount(page);
  await fillNew();
  expect(screen.getByRole("link", { name: "Forgot your password?" })).toBeDefined();

  press("Save password");
  expect(screen.getByText("Please enter your password")).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  type("Current password", "the old one");
  press("Save password");

  expect(await screen.findByText("Password saved")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ oldPassword: "the old one", password: "a long sentence" });
});

test("a password that another tab has set meanwhile is asked for after all", async () => {
  server.use(...centre());
  listen([refusing(10_490, "The password is wrong.")]);
  await openAccount(page);
  await fillNew();

  press("Save password");

  expect(await screen.findByLabelText("Current password")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a long sentence");
});

test("without a password and a recent proof, the person signs in again first", async () => {
  server.use(...centre(sampleAccount({ confirmed: false })));
  server.use(http.post(`${base}/user/login`, () => answering(sampleAccount())));
  await openAccount(page);
  expect(await screen.findByText("Please sign in again to confirm it’s you.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail address").value).toBe("grace@example.com");

  press("Use a password instead");
  type("Password", "x");
  press("Sign in");

  expect(await screen.findByLabelText("New password")).toBeDefined();
});

test("a call that wants a new proof is made again after it", async () => {
  server.use(...centre());
  server.use(http.post(`${base}/user/login`, () => answering(sampleAccount())));
  const asked = listen([refusedWith(403, 10_498), answering(sampleAccount({ hasPassword: true }))]);
  await openAccount(page);
  await fillNew();
  press("Save password");
  await screen.findByText("Please sign in again to confirm it’s you.");

  press("Use a password instead");
  type("Password", "x");
  press("Sign in");

  expect(await screen.findByText("Password saved")).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("whoever isn't signed in gets the form in place, and then the page", async () => {
  server.use(
    signedOut,
    http.post(`${base}/user/login`, () => answering(sampleAccount())),
  );
  await openAccount(page);
  expect(await screen.findByText("Please sign in")).toBeDefined();
  press("Use a password instead");
  type("E-mail address", "grace@example.com");
  type("Password", "x");

  press("Sign in");

  expect(await screen.findByLabelText("New password")).toBeDefined();
  expect(document.activeElement?.id).toBe("content");
});
