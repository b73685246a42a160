// The browser's calls for passkeys, loaded when they are wanted: few need them, and nobody with the first paint.
import type { Answer } from "../../api/envelope";

async function load() {
  const { askPasskey, makePasskey, offersPasskeys } = await import("../../lib/passkeys");
  return { askPasskey, makePasskey, offersPasskeys };
}

export function loadPasskeys(): Promise<Answer<Awaited<ReturnType<typeof load>>>> {
  return load().then(
    (data) => ({ ok: true, data }),
    () => ({ ok: false, error: { kind: "offline" } }),
  );
}
