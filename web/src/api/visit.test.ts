import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { consentRecord, decide } from "../lib/consent";
import { remember } from "../lib/session";
import { sampleBoot } from "../testing/sample-boot";
import { answering, testServer } from "../testing/server";
import { createApi } from "./client";
import { currentLogid, recordView, sendConsent } from "./visit";

const server = testServer();
const boot = sampleBoot();
const api = createApi(boot, { uid: () => "visitor", logid: currentLogid });
const base = `${location.origin}/tessera/app/v2`;

const begun = vi.fn();
const viewed = vi.fn();
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  begun.mockClear();
  viewed.mockClear();
  remember({ cfgVal: {} });
  consentRecord.set(undefined);
  server.use(
    http.post(`${base}/generate/logid`, async ({ request }) => {
      begun(await request.json());
      return answering({ logid: "fresh" });
    }),
    http.post(`${base}/consent`, async ({ request }) => {
      sent(await request.json());
      return answering(null);
    }),
    http.get(`${base}/view`, ({ request }) => {
      viewed(Object.fromEntries(new URL(request.url).searchParams));
      return answering(null);
    }),
  );
});

const address = (query = "") => new URL(`http://site.test/landing_page/free/iq-1${query}`);

test("the first view of a visit asks for its logid and is recorded under it", async () => {
  await recordView(api, { boot, address: address("?hl=EN"), variant: "free" });

  expect(begun).toHaveBeenCalledWith({ appExamId: 1, dl: address("?hl=EN").href, variant: "free" });
  expect(viewed).toHaveBeenCalledWith({
    dl: address("?hl=EN").href,
    av: "dev",
    hl: "EN",
    id: "fresh",
    eid: "1",
    aeid: "1",
    variant: "free",
  });
});

test("a view of a page that isn't a landing page has no variant", async () => {
  await recordView(api, { boot, address: new URL("http://site.test/support/iq-1") });

  expect(begun.mock.calls[0]?.[0]).not.toHaveProperty("variant");
  expect(viewed.mock.calls[0]?.[0]).not.toHaveProperty("variant");
});

test("click ids are sent only after consent", async () => {
  const arrived = { boot, address: address("?hl=EN&GCLID=1&ttclid=2") };

  await recordView(api, arrived);
  decide("granted", Date.now());
  await recordView(api, arrived);

  expect(begun.mock.calls[0]?.[0].dl).toBe(address("?hl=EN").href);
  expect(viewed.mock.calls.map(([query]) => query.dl)).toEqual([
    address("?hl=EN").href,
    arrived.address.href,
  ]);
});

test("a decision is sent with its visit, consent also with the click ids of the address", async () => {
  const arrived = { boot, address: address("?hl=EN&GCLID=1") };
  await recordView(api, arrived);

  decide("granted", Date.now());
  await sendConsent(api, arrived);
  decide("denied", Date.now());
  await sendConsent(api, arrived);

  expect(sent.mock.calls.map(([body]) => body)).toEqual([
    { logid: "fresh", decision: "granted", version: 1, dl: arrived.address.href },
    { logid: "fresh", decision: "denied", version: 1, dl: address("?hl=EN").href },
  ]);
});

test("a visit after an earlier answer starts with that answer", async () => {
  decide("granted", Date.now());
  await recordView(api, { boot, address: address("?gclid=1") });

  expect(begun.mock.calls[0]?.[0]).toMatchObject({
    dl: address("?gclid=1").href,
    consent: { decision: "granted", version: 1 },
  });
});

test("later views and simultaneous ones use the same logid", async () => {
  await Promise.all([
    recordView(api, { boot, address: address() }),
    recordView(api, { boot, address: address() }),
  ]);
  await recordView(api, { boot, address: address() });

  expect(begun).toHaveBeenCalledOnce();
  expect(viewed.mock.calls.map(([query]) => query.id)).toEqual(["fresh", "fresh", "fresh"]);
});

test("a logid in the address is used as it is", async () => {
  await recordView(api, { boot, address: address("?LOGID=given") });

  expect(begun).not.toHaveBeenCalled();
  expect(viewed.mock.calls[0]?.[0].id).toBe("given");
  expect(currentLogid()).toBe("given");
});

test("when nothing answers, nothing is thrown", async () => {
  server.use(
    http.post(`${base}/generate/logid`, () => HttpResponse.error()),
    http.get(`${base}/view`, () => HttpResponse.error()),
  );

  await expect(recordView(api, { boot, address: address() })).resolves.toBeUndefined();
});
