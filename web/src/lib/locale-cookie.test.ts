import { expect, test } from "vitest";
import { keepLocale, localeCookie, readLocaleCookie } from "./locale-cookie";

test("the language is kept for 365 days, for this site only, and over https only there", () => {
  const kept = "IQ-locale=DE; Max-Age=31536000; Path=/; SameSite=Lax";
  expect(localeCookie("DE", "http:")).toBe(kept);
  expect(localeCookie("DE", "https:")).toBe(`${kept}; Secure`);
});

test("what was kept is read among other cookies", () => {
  keepLocale("JA");

  expect(readLocaleCookie(`a=b; ${document.cookie}`)).toBe("JA");
  expect(readLocaleCookie("a=b")).toBeUndefined();
  expect(readLocaleCookie("IQ-locale=xx")).toBeUndefined();
});
