import { afterEach, beforeEach, expect, test, vi } from "vitest";

const access = { publishableKey: "pk_test_tessera", scriptUrl: "https://provider.test/stripe.js" };
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script")];
let openProvider: typeof import("./payment-script").openProvider;

beforeEach(async () => {
  vi.resetModules();
  ({ openProvider } = await import("./payment-script"));
});
afterEach(() => {
  delete window.Stripe;
  for (const script of scripts()) script.remove();
});

/** What the provider's file does when it runs. */
function arrive(): void {
  window.Stripe = ((key: string) => ({ key })) as unknown as typeof window.Stripe;
  scripts()[0]?.dispatchEvent(new Event("load"));
}

test("the script is fetched from its configured address, once", async () => {
  const asked = [openProvider(access), openProvider(access)];
  expect(scripts().map(({ src }) => src)).toEqual([access.scriptUrl]);
  arrive();

  expect(await asked[0]).toEqual({ key: "pk_test_tessera" });
  expect(await asked[1]).toBe(await asked[0]);
});

test("a script that fails to load can be retried", async () => {
  const first = openProvider(access);
  scripts()[0]?.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("didn't come");
  expect(scripts()).toEqual([]);

  const second = openProvider(access);
  arrive();
  expect(await second).toEqual({ key: "pk_test_tessera" });
});

test("a script that doesn't define the provider is a failure", async () => {
  const asked = openProvider(access);
  scripts()[0]?.dispatchEvent(new Event("load"));

  await expect(asked).rejects.toThrow("brought nothing");
});
