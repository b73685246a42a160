// Passkeys in the browser: asks the person's device for a key or for a proof by one. Knows nothing of our server.

/** What the device came back with. */
export type FromDevice =
  | { kind: "answered"; credential: Record<string, unknown> }
  /** It has a key for this account already. */
  | { kind: "known" }
  /** Another request took its place. */
  | { kind: "aborted" }
  /** Nobody confirmed, or there is no key. */
  | { kind: "failed" };

/** Whether the browser can offer passkeys beside a field, without a button. */
export async function offersPasskeys(): Promise<boolean> {
  if (!("isConditionalMediationAvailable" in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Makes a passkey. `options`: as the server sent them. */
export function makePasskey(options: unknown): Promise<FromDevice> {
  return answer(async () => {
    const json = options as PublicKeyCredentialCreationOptionsJSON;
    return navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json),
    });
  });
}

interface Asking {
  /** Offered beside a field, not asked for. */
  offered: boolean;
  signal: AbortSignal;
}

/** Proves by a passkey who the person is. `options`: as the server sent them. */
export function askPasskey(options: unknown, { offered, signal }: Asking): Promise<FromDevice> {
  return answer(async () => {
    const json = options as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    return navigator.credentials.get({ publicKey, signal, ...(offered && { mediation: "conditional" }) });
  });
}

async function answer(ask: () => Promise<Credential | null>): Promise<FromDevice> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { kind: "failed" };
    return { kind: "answered", credential: credential.toJSON() as unknown as Record<string, unknown> };
  } catch (thrown) {
    return { kind: kindOf(thrown) };
  }
}

function kindOf(thrown: unknown): "known" | "aborted" | "failed" {
  const name = thrown instanceof DOMException ? thrown.name : "";
  if (name === "InvalidStateError") return "known";
  return name === "AbortError" ? "aborted" : "failed";
}
