import { expect, test } from "vitest";
import {
  permittedAddress,
  readTracking,
  withEarlierTracking,
  withLanguage,
  withoutAds,
  withTracking,
} from "./tracking";

test("all tracking parameters are read in any casing and written in one", () => {
  const search =
    "?HL=de&LogId=1&FBCLID=2&GClid=3&CLICK_ID=4&Pixel_Id=5&TTCLID=6&TT_test_id=7&sccid=8&msclkid=9&EPIK=10";

  expect(withTracking("/support/iq-1", search)).toBe(
    "/support/iq-1?hl=DE&logid=1&fbclid=2&gclid=3&click_id=4&pixel_id=5&ttclid=6&tt_test_id=7&ScCid=8&MSCLKID=9&epik=10",
  );
});

test("other parameters are dropped", () => {
  expect(withTracking("/support/iq-1", "?utm=1&page=2")).toBe("/support/iq-1");
});

test("a path that has a query already is extended", () => {
  expect(withTracking("/x?a=1", "?gclid=2")).toBe("/x?a=1&gclid=2");
});

test("the first of equal names wins and empty ones don't count", () => {
  expect(readTracking("?gclid=&GCLID=a&gclid=b")).toEqual({ gclid: "a" });
});

test("without consent the advertisers' ids are left out", () => {
  expect(withoutAds({ hl: "DE", logid: "1", gclid: "2", ScCid: "3" })).toEqual({ hl: "DE", logid: "1" });
});

test("an order's number is never sent, nor a bundle's", () => {
  const address = new URL("http://site.test/report/result/iq-1?orderNumber=secret&bundle=secret&hl=DE");
  expect(permittedAddress(address)).toBe("http://site.test/report/result/iq-1?hl=DE");
});

test("what a payment provider adds to its return address is never sent", () => {
  const address = new URL(
    "http://site.test/payCheck/iq-1?orderNumber=secret&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed&new_name=1&hl=DE",
  );
  expect(permittedAddress(address)).toBe("http://site.test/payCheck/iq-1?hl=DE");
});

test("another language changes hl and nothing else", () => {
  expect(withLanguage("?a=1&HL=de&gclid=2", "JA")).toBe("?a=1&gclid=2&hl=JA");
  expect(withLanguage("", "JA")).toBe("?hl=JA");
});

test.each(["verify", "share", "compare"])("the token of a page under /%s is never sent", (base) => {
  const address = new URL(`http://site.test/${base}/s3cret?hl=DE`);
  expect(permittedAddress(address)).toBe(`http://site.test/${base}/?hl=DE`);
});

test.each([
  ["http://site.test/?gclid=1&hl=EN&colour=blue", "http://site.test/support/iq-1?hl=DE&gclid=1"],
  ["http://site.test/?FBCLID=2&logid=3", "http://site.test/support/iq-1?hl=DE&fbclid=2&logid=3"],
  ["http://elsewhere.test/?gclid=1", "http://site.test/support/iq-1?hl=DE"],
  ["", "http://site.test/support/iq-1?hl=DE"],
])("what the page before (%s) had and a link has lost is there again", (referrer, expected) => {
  const arrived = new URL("http://site.test/support/iq-1?hl=DE");

  expect(withEarlierTracking(arrived, referrer).href).toBe(expected);
});

test("parameters of the address itself win", () => {
  const arrived = new URL("http://site.test/?GCLID=new");

  expect(withEarlierTracking(arrived, "http://site.test/?gclid=old").href).toBe(
    "http://site.test/?GCLID=new",
  );
});
