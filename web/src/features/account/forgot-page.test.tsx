import { screen } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import {
  base,
  centre,
  forgetQueries,
  openAccount,
  press,
  sampleAccount,
  type,
} from "../../testing/account-screens";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();
forgetQueries();

async function openReset() {
  const sent = vi.fn();
  server.use(
    http.get(`${base}/email/captcha/send`, ({ request }) => {
      sent(new URL(request.url).searchParams.get("purpose"));
      return answering(null);
    }),
  );
  await openAccount("/user/forgot-password/iq-1");
  type("E-mail address", "grace@example.com");
  press("E-mail me a code");
  await screen.findByText(/^We’ve e-mailed a code to grace@example.com/);
  expect(sent).toHaveBeenCalledExactlyOnceWith("password");
}

function fill() {
  type("Code from the e-mail", "123456");
  type("New password", "a long sentence");
  type("Confirm password", "a long sentence");
}

test("the code and a new password sign in", async () => {
  server.use(...centre());
  const asked = vi.fn();
  server.use(
    http.post(`${base}/user/password/reset`, async ({ request }) => {
      asked(await request.json());
      return answering(sampleAccount({ hasPassword: true }));
    }),
  );
  await openReset();

  fill();
  expect(asked).not.toHaveBeenCalled();
  press("Set new password");

  expect(await screen.findByText(/^Nothing here yet/)).toBeDefined();
  expect(screen.getByText("Password reset")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    account: "grace@example.com",
    code: "123456",
    password: "a long sentence",
  });
});

test("a missing code and passwords that differ are pointed out", async () => {
  await openReset();

  press("Set new password");
  expect(screen.getByText("Please enter the 6-digit code")).toBeDefined();
  expect(screen.getByText("Please enter your password")).toBeDefined();
  fill();
  type("Confirm password", "another");
  expect(screen.getByText("Passwords do not match")).toBeDefined();
});

test("a wrong code is reported, and a new one can be sent", async () => {
  server.use(http.post(`${base}/user/password/reset`, () => refusing(10_491, "This code is wrong.")));
  await openReset();
  fill();

  press("Set new password");

  expect(await screen.findByText("This code is wrong.")).toBeDefined();
  press("Send a new e-mail");
  expect(await screen.findByText("E-mail sent")).toBeDefined();
});
