import { expect, test } from "vitest";
import { emailFault, emailSuggestion } from "./email-hints";

test.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@gmai.com", "ada@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@gmail,com", "ada@gmail.com"],
  ["ada@gmail..com", "ada@gmail.com"],
  ["Ada.L@Hotnail.com", "Ada.L@hotmail.com"],
  ["ada@hotmial.fr", "ada@hotmail.fr"],
  ["ada@outlok.com", "ada@outlook.com"],
  ["ada@yaho.co.jp", "ada@yahoo.co.jp"],
  ["ada@nave.com", "ada@naver.com"],
  ["ada@t-onlin.de", "ada@t-online.de"],
  ["ada@company.con", "ada@company.com"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(emailSuggestion(typed)).toBe(meant);
});

test.each(["ada@gmail.com", "ada@mail.com", "ada@email.com", "ada@ymail.com", "ada@gmx.de", "ada@qa.com"])(
  "%s is left alone",
  (typed) => {
    expect(emailSuggestion(typed)).toBeUndefined();
  },
);

test.each(["ada@example.org", "ada", "ada@", "@gmial.com", "", "a b@gmial.com"])(
  "nothing is guessed about %j",
  (typed) => {
    expect(emailSuggestion(typed)).toBeUndefined();
  },
);

test("an empty field and a malformed address are different errors", () => {
  expect(emailFault("  ")).toBe("missing");
  for (const text of [
    "ada",
    "ada@",
    "ada@site",
    "a b@site.test",
    "ada@site.test,bob@site.test",
    "ada@@site.test",
  ])
    expect(emailFault(text)).toBe("malformed");
  expect(emailFault(`${"a".repeat(250)}@site.test`)).toBe("malformed");
  expect(emailFault(" ada@site.test ")).toBeUndefined();
  expect(emailFault("ada+iq@mail.site.test")).toBeUndefined();
});
