import { fireEvent, screen } from "@testing-library/react";
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

function fill() {
  type("Name", "Grace");
  type("E-mail address", "grace@example.com");
  type("Password", "a long sentence");
  type("Confirm password", "a long sentence");
  fireEvent.click(screen.getByRole("checkbox"));
}

function listenToRegister() {
  const asked = vi.fn();
  let letters = 0;
  server.use(
    http.post(`${base}/user/register`, async ({ request }) => {
      asked(await request.json());
      letters += 1;
      return answering({ registration: `secret-${letters}` });
    }),
  );
  return asked;
}

test("every fault has the specification's message, and nothing is sent", async () => {
  const asked = listenToRegister();
  await openAccount("/user/register/iq-1");

  press("Register");

  const faults = () => screen.getAllByRole("alert").flatMap(({ textContent }) => textContent || []);
  expect(faults()).toEqual([
    "Please enter your name",
    "Please enter your e-mail address",
    "Please enter your password",
    "Please agree to the privacy policy",
  ]);
  fill();
  type("Confirm password", "another sentence");
  expect(faults()).toEqual(["Passwords do not match"]);
  press("Register");
  expect(asked).not.toHaveBeenCalled();
});

test("the code of the letter opens the account, with what this browser was given", async () => {
  server.use(...centre());
  const asked = listenToRegister();
  const verified = vi.fn();
  server.use(
    http.post(`${base}/user/verify`, async ({ request }) => {
      verified(await request.json());
      return answering(sampleAccount({ name: "Grace" }));
    }),
  );
  await openAccount("/user/register/iq-1");
  fill();

  press("Register");
  await screen.findByText("Confirm your e-mail address");
  const body = {
    name: "Grace",
    account: "grace@example.com",
    password: "a long sentence",
    agreement: true,
  };
  expect(asked).toHaveBeenCalledExactlyOnceWith(body);
  press("Send a new e-mail");
  await screen.findByText("E-mail sent");
  type("Code from the e-mail", "123456");

  expect(await screen.findByText(/^Nothing here yet/)).toBeDefined();
  expect(verified).toHaveBeenCalledExactlyOnceWith({
    account: "grace@example.com",
    code: "123456",
    registration: "secret-2",
  });
});

test("a password that is refused is reported in the server's words", async () => {
  server.use(http.post(`${base}/user/register`, () => refusing(10_493, "This password is too common.")));
  await openAccount("/user/register/iq-1");
  fill();

  press("Register");

  expect(await screen.findByText("This password is too common.")).toBeDefined();
});

test("another address keeps what was typed", async () => {
  listenToRegister();
  await openAccount("/user/register/iq-1");
  fill();
  press("Register");
  await screen.findByText("Confirm your e-mail address");

  press("Use another e-mail address");

  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Grace");
  for (const label of ["Password", "Confirm password"]) {
    expect(screen.getByLabelText<HTMLInputElement>(label).autocomplete).toBe("new-password");
  }
});

test("the privacy policy can be read beside the box that agrees to it", async () => {
  const list = `${base}/app/protocol/list/1/EN`;
  server.use(http.get(list, () => answering([])));
  await openAccount("/user/register/iq-1");

  press("Read the privacy policy");

  expect(await screen.findByRole("dialog")).toBeDefined();
});
