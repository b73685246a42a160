import { expect, test } from "vitest";
import { readConfig } from "../lib/config";
import { beginConsent, decide } from "../lib/consent";
import { session } from "../lib/session";
import { sampleBoot } from "../testing/sample-boot";
import { recordArrival } from "./arrival";

const now = Date.UTC(2026, 0, 1);
const boot = sampleBoot({ hl: "DE" });
const landing = {
  boot,
  hl: "DE" as const,
  address: new URL("http://site.test/landing_page/new_girl/iq-1?HL=de&GCLID=click"),
  theme: "new",
  now,
};

test("a landing is recorded for this visit and the next one", () => {
  beginConsent("EU", now);
  recordArrival(landing);

  expect(session().get()).toMatchObject({
    locale: "DE",
    language: "de",
    appExamId: "1",
    continentCode: "EU",
    landing_page_href: "http://site.test/landing_page/new_girl/iq-1?HL=de",
    cfgVal: { examId: 1, code: "iq", hl: "DE", countryCode: "DE" },
  });
  expect(readConfig(now)).toEqual({
    theme: "new",
    localePath: "/landing_page/new_girl/iq-1",
    countryCode: "DE",
    examId: "1",
    query: { hl: "DE" },
  });
});

test("advertisers' ids are stored only with consent", () => {
  beginConsent("EU", now);
  decide("granted", now);
  recordArrival(landing);

  expect(readConfig(now).query).toEqual({ hl: "DE", gclid: "click" });
});

test("a page that isn't a landing page leaves theme and exam as they were", () => {
  recordArrival(landing);
  recordArrival({ ...landing, theme: undefined, address: new URL("http://site.test/nowhere") });

  expect(readConfig(now)).toMatchObject({ theme: "new", localePath: "/landing_page/new_girl/iq-1" });
  expect(session().get().landing_page_href).toBe(landing.address.href);
});

test("a language that was only guessed is not saved", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has nothing else
  document.cookie = "IQ-locale=; Max-Age=0; Path=/";

  recordArrival({ ...landing, address: new URL("http://site.test/") });
  expect(document.cookie).toBe("");

  recordArrival(landing);
  expect(document.cookie).toBe("IQ-locale=DE");
});
