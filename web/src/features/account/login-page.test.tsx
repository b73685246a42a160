import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { rememberReturn } from "../../lib/sign-in-return";
import { seemsSignedIn } from "../../lib/signed-in";
import { writeLasting } from "../../lib/storage";
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

const reports = "/user/info/iq-1?hl=EN";
const email = "E-mail address";

/** Answers calls to a path and returns what they were asked with. */
function listen(path: string, answer: () => Response) {
  const asked = vi.fn();
  server.use(
    http.all(`${base}${path}`, async ({ request }) => {
      asked(request.method === "GET" ? new URL(request.url).search : await request.json());
      return answer();
    }),
  );
  return asked;
}

test("the mailed code comes first, and its sixth digit signs in", async () => {
  server.use(...centre());
  const sent = listen("/email/captcha/send", () => answering(null));
  const verified = listen("/user/verify", () => answering(sampleAccount()));
  await openAccount("/user/login/iq-1");
  expect(screen.queryByLabelText("Password")).toBeNull();

  type(email, " grace@example.com ");
  press("E-mail me a link");
  const code = await screen.findByLabelText<HTMLInputElement>("Code from the e-mail");
  expect(sent).toHaveBeenCalledExactlyOnceWith("?email=grace%40example.com&purpose=sign_in");
  expect(code.inputMode).toBe("numeric");
  expect(code.autocomplete).toBe("one-time-code");
  type("Code from the e-mail", "12345");
  expect(verified).not.toHaveBeenCalled();
  type("Code from the e-mail", "123 456");

  expect(await screen.findByText(/^Nothing here yet/)).toBeDefined();
  expect(verified).toHaveBeenCalledExactlyOnceWith({ account: "grace@example.com", code: "123456" });
  expect(screen.getByText("You’re signed in")).toBeDefined();
  expect(openAddress()).toBe(reports);
  expect(seemsSignedIn()).toBe(true);
});

test("a wrong code is reported in the server's words and can be corrected", async () => {
  server.use(...centre());
  listen("/email/captcha/send", () => answering(null));
  const answers = [refusing(10_491, "This code is wrong."), answering(sampleAccount())];
  listen("/user/verify", () => answers.shift() ?? HttpResponse.error());
  await openAccount("/user/login/iq-1");
  type(email, "grace@example.com");
  press("E-mail me a link");
  await screen.findByLabelText("Code from the e-mail");

  press("Sign in");
  expect(screen.getByText("Please enter the 6-digit code")).toBeDefined();
  type("Code from the e-mail", "111111");
  expect(await screen.findByText("This code is wrong.")).toBeDefined();
  type("Code from the e-mail", "222222");

  expect(await screen.findByText(/^Nothing here yet/)).toBeDefined();
});

test("an empty and a malformed address have the specification's messages, and nothing is sent", async () => {
  await openAccount("/user/login/iq-1");

  press("E-mail me a link");
  expect(screen.getByText("Please enter your e-mail address")).toBeDefined();
  type(email, "grace@");
  expect(screen.getByText("Incorrect email format. Please check for typos.")).toBeDefined();
});

test("a password is one link away, in fields that password managers know", async () => {
  server.use(...centre());
  const tried = listen("/user/login", () => answering(sampleAccount({ hasPassword: true })));
  await openAccount("/user/login/iq-1");

  press("Use a password instead");
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  expect(field.autocomplete).toBe("current-password");
  expect(screen.getByLabelText<HTMLInputElement>(email).autocomplete).toBe("username webauthn");
  press("Sign in");
  expect(screen.getByText("Please enter your password")).toBeDefined();
  press("Show password");
  expect(field.type).toBe("text");
  press("Hide password");
  expect(field.type).toBe("password");
  type(email, "grace@example.com");
  type("Password", "a long sentence");
  press("Sign in");

  expect(await screen.findByText(/^Nothing here yet/)).toBeDefined();
  expect(tried).toHaveBeenCalledExactlyOnceWith({
    account: "grace@example.com",
    password: "a long sentence",
  });
});

test("a wrong password is reported, and the forgotten one has a link", async () => {
  listen("/user/login", () => refusing(10_490, "E-mail or password is wrong."));
  await openAccount("/user/login/iq-1");
  press("Use a password instead");
  type(email, "grace@example.com");
  type("Password", "wrong");

  press("Sign in");

  expect(await screen.findByText("E-mail or password is wrong.")).toBeDefined();
  const forgot = screen.getByRole("link", { name: "Forgot your password?" });
  expect(forgot.getAttribute("href")).toBe("/user/forgot-password/iq-1?hl=EN");
  expect(seemsSignedIn()).toBe(false);
});

test("opening a mailed link changes nothing; its button signs in and removes it from the address", async () => {
  server.use(...centre());
  const verified = listen("/user/verify", () => answering(sampleAccount()));
  await openAccount("/user/login/iq-1?hl=EN#sign-in=abc");
  expect(screen.queryByLabelText(email)).toBeNull();
  expect(verified).not.toHaveBeenCalled();

  press("Sign in");

  expect(await screen.findByText(/^Nothing here yet/)).toBeDefined();
  expect(verified).toHaveBeenCalledExactlyOnceWith({ link: "abc" });
  expect(openAddress()).toBe(reports);
});

test("an old link says so, leaves the address, and a new e-mail can be requested below", async () => {
  listen("/user/verify", () => refusing(10_491, "Wrong."));
  await openAccount("/user/login/iq-1?hl=EN#sign-in=old");

  press("Sign in");

  expect(await screen.findByText(/^This link has expired or was already used/)).toBeDefined();
  expect(openAddress()).toBe("/user/login/iq-1?hl=EN");
  listen("/email/captcha/send", () => answering(null));
  type(email, "grace@example.com");
  press("E-mail me a link");
  await screen.findByLabelText("Code from the e-mail");
  expect(screen.queryByText(/^This link has expired/)).toBeNull();
});

test("a link that couldn't be sent stays and can be tried again", async () => {
  server.use(...centre());
  const answers = [HttpResponse.error(), answering(sampleAccount())];
  listen("/user/verify", () => answers.shift() ?? HttpResponse.error());
  await openAccount("/user/login/iq-1?hl=EN#sign-in=abc");

  press("Sign in");
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  expect(openAddress()).toContain("#sign-in=abc");
  press("Sign in");

  expect(await screen.findByText(/^Nothing here yet/)).toBeDefined();
});

test("whoever was sent here by a page of ours returns to it, once; an address can't name another", async () => {
  server.use(...centre());
  listen("/user/verify", () => answering(sampleAccount()));
  rememberReturn("/user/setting/iq-1?hl=EN");
  await openAccount("/user/login/iq-1?return=https://elsewhere.test#sign-in=abc");

  press("Sign in");

  expect(await screen.findByText("Settings")).toBeDefined();
  expect(openAddress()).toBe("/user/setting/iq-1?hl=EN");
});

test("the orders that this browser knows are handed over after signing in", async () => {
  writeLasting("order-1", { orderNumber: "T7", runId: "r" }, Date.now());
  server.use(...centre());
  const collected = listen("/user/order/collect", () => answering({ orders: 1 }));
  listen("/user/verify", () => answering(sampleAccount()));
  await openAccount("/user/login/iq-1#sign-in=abc");

  press("Sign in");

  await screen.findByText(/^Nothing here yet/);
  await vi.waitFor(() => expect(collected).toHaveBeenCalledWith({ orderNumbers: ["T7"] }));
});
