import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { loadWords } from "./areas";
import { type Messages, makeWords } from "./bundle";

function parsed(source: string): Messages {
  return Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, value]));
}

test("a message is found and formatted with its arguments, without isolation marks", () => {
  const { t } = makeWords("EN", [parsed("common-missing-status = Status code: { $status }")]);

  expect(t("common-missing-status", { status: 404 })).toBe("Status code: 404");
});

test("several files make one language", () => {
  const { lookup } = makeWords("DE", [parsed("a = eins"), parsed("b = zwei")]);

  expect([lookup("a"), lookup("b")]).toEqual(["eins", "zwei"]);
});

test("an unknown id is distinguished from a message, and shown as itself", () => {
  const { lookup, t } = makeWords("EN", []);

  expect(lookup("error-10101")).toBeUndefined();
  expect(t("common-brand")).toBe("common-brand");
});

test("a message that lacks an argument is undefined, as on the server", () => {
  const { lookup } = makeWords("EN", [parsed("a = from { $price }")]);

  expect(lookup("a")).toBeUndefined();
});

test("the words of a page come from the locale files", async () => {
  const { t } = await loadWords("DE", ["common"]);

  expect(t("common-missing-title")).not.toBe("common-missing-title");
});

test("an area that doesn't exist is an error, not ignored", async () => {
  await expect(loadWords("EN", ["nowhere"])).rejects.toThrow("no words for nowhere in EN");
});
