import { expect, test } from "vitest";
import { localeCookie, saveLocale } from "./locale-cookie";

test("the language is stored for 365 days, for this site only, and over https only there", () => {
  const cookie = "IQ-locale=DE; Max-Age=31536000; Path=/; SameSite=Lax";
  expect(localeCookie("DE", "http:")).toBe(cookie);
  expect(localeCookie("DE", "https:")).toBe(`__Host-${cookie}; Secure`);
});

test("the chosen language is in the site's cookies", () => {
  saveLocale("JA");

  expect(document.cookie).toContain("IQ-locale=JA");
});
