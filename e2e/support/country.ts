// A visitor's country is derived from the IP address, and every test comes from this machine. So a
// test about a country starts a second server of the same product that treats everybody as a
// visitor from there.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { test as base } from "./site.ts";
import type { Hl } from "./variants.ts";

/** A home country for each language, so that its currency and its law are tested. */
export const homes: Partial<Record<Hl, string>> = { EN: "US", DE: "DE", JA: "JP", CN: "CN" };

interface Fixtures {
  /**
   * Origin of the product as it is served in a country: `await siteIn("DE")`. `settings`: environment variables of
   * its server.
   */
  siteIn: (country: string, settings?: Record<string, string>) => Promise<string>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

export const test = base.extend<object, Fixtures>({
  siteIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const servers = new Map<string, { origin: string; process: ChildProcess }>();
      await use(async (country, settings = {}) => {
        const key = JSON.stringify([country, settings]);
        const server = servers.get(key) ?? (await startServer(country, settings));
        servers.set(key, server);
        return server.origin;
      });
      for (const { process } of servers.values()) await stopServer(process);
    },
    { scope: "worker" },
  ],
});

/** `settings`: more of the server's environment. */
export async function startServer(
  country: string,
  settings: Record<string, string> = {},
): Promise<{ origin: string; process: ChildProcess }> {
  const program = process.env.SERVER_BIN;
  if (!program) throw new Error("SERVER_BIN is not set: run this through `just e2e`");
  const [listen, admin] = [await freeAddress(), await freeAddress()];
  const server = spawn(program, ["serve"], {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      TESSERA_GEO__COUNTRY: country,
      TESSERA_HTTP__LISTEN: listen,
      TESSERA_ADMIN__LISTEN: admin,
      ...settings,
    },
  });
  const origin = `http://${listen}`;
  await untilReady(origin, server);
  return { origin, process: server };
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill("SIGKILL");
  throw new Error(`the server at ${origin} did not get ready`);
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = once(server, "exit");
  // It has nothing to finish, and waiting for open connections would only cost time.
  server.kill("SIGKILL");
  await gone;
}

export async function freeAddress(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("no free port");
  return `127.0.0.1:${address.port}`;
}
