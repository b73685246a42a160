// The product with Google and Apple switched on, played by a real OpenID provider on another site.
import { generateKeyPairSync } from "node:crypto";
import type { Page } from "@playwright/test";
import { clients, openProvider, secret } from "../oidc/provider.ts";
import { test as base } from "./accounts.ts";
import { freeAddress, startServer, stopServer } from "./country.ts";
import { byName } from "./passkeys.ts";

interface Fixtures {
  /** Origin of the product; the provider's is another site for the browser. */
  product: string;
}

export const test = base.extend<object, Fixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const port = Number((await freeAddress()).split(":")[1]);
      const issuer = `http://127.0.0.1:${port}`;
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const server = await startServer("DE", {
        TESSERA_ACCOUNTS__GOOGLE__ISSUER: issuer,
        TESSERA_ACCOUNTS__GOOGLE__CLIENT_ID: clients.google,
        TESSERA_ACCOUNTS__GOOGLE__CLIENT_SECRET: secret,
        TESSERA_ACCOUNTS__APPLE__ISSUER: issuer,
        TESSERA_ACCOUNTS__APPLE__CLIENT_ID: clients.apple,
        TESSERA_ACCOUNTS__APPLE__TEAM_ID: "TEAM",
        TESSERA_ACCOUNTS__APPLE__KEY_ID: "KEY",
        TESSERA_ACCOUNTS__APPLE__PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      });
      const origin = byName(server.origin);
      const provider = await openProvider(port, origin);
      await use(origin);
      await provider.close();
      await stopServer(server.process);
    },
    { scope: "worker" },
  ],
});

/** Signs in at the provider as the person with this address, and agrees to go back. */
export async function signInThere(page: Page, email: string): Promise<void> {
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill("anything");
  await page.locator("button[type=submit]").click();
  await page.locator("button[type=submit]", { hasText: /continue/i }).click();
}
