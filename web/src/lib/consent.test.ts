import { beforeEach, expect, test } from "vitest";
import { banner, beginConsent, consentState, decide, openBanner } from "./consent";

const now = Date.UTC(2026, 0, 1);
const year = 365 * 24 * 60 * 60 * 1000;

beforeEach(() => {
  window.dataLayer = undefined;
});

/** Calls as a tag manager reads them. */
function calls() {
  return window.dataLayer?.map((call) => Array.from(call as ArrayLike<unknown>));
}

test("everything is denied by default, for everybody, with half a second to wait", () => {
  beginConsent("NA", now);

  expect(consentState()).toBe("denied");
  expect(calls()).toEqual([
    [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
        wait_for_update: 500,
      },
    ],
  ]);
});

test("tags recognise the calls because they are arguments objects", () => {
  beginConsent("EU", now);

  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
});

test("the banner is offered to visitors from the European continent", () => {
  beginConsent("EU", now);

  expect(banner.get()).toBe("offered");
});

test.each(["NA", "AS", ""])("on continent %j nobody is asked", (continent) => {
  beginConsent(continent, now);

  expect(banner.get()).toBe("closed");
});

test("anybody can open the banner and grant", () => {
  beginConsent("AS", now);
  openBanner();
  expect(banner.get()).toBe("asked");

  decide("granted", now);

  expect(consentState()).toBe("granted");
  expect(banner.get()).toBe("closed");
  expect(calls()?.at(-1)).toEqual([
    "consent",
    "update",
    {
      ad_storage: "granted",
      ad_user_data: "granted",
      ad_personalization: "granted",
      analytics_storage: "granted",
    },
  ]);
});

test("a decision is remembered with its time and not asked again for a year", () => {
  beginConsent("EU", now);
  decide("denied", now);

  beginConsent("EU", now + year - 1);
  expect(banner.get()).toBe("closed");
  expect(localStorage.getItem("IQ-consent")).toContain('"at":"2026-01-01T00:00:00.000Z"');

  beginConsent("EU", now + year);
  expect(banner.get()).toBe("offered");
});

test("a granted decision is passed to the tags on the next visit", () => {
  beginConsent("EU", now);
  decide("granted", now);
  window.dataLayer = undefined;

  beginConsent("EU", now + 1);

  expect(consentState()).toBe("granted");
  expect(calls()?.map(([, command]) => command)).toEqual(["default", "update"]);
});

test("an answer to an older question doesn't count", () => {
  const old = { decision: "granted", at: "2020-01-01T00:00:00.000Z", version: 0 };
  localStorage.setItem("IQ-consent", JSON.stringify({ value: old, expires: now + year }));

  beginConsent("EU", now);

  expect(consentState()).toBe("denied");
  expect(banner.get()).toBe("offered");
});
