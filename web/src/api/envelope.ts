// The outcomes of a call, as values. The client decides nothing and shows nothing:
// the caller looks at `ok` and at `error.kind`.

export type ApiError =
  /** The product refused: a result code of the server's table, and a message for it. */
  | { kind: "refusal"; result: number; msg: string; data?: unknown }
  /** HTTP itself refused: authentication, rate limits, faults. With the code and message of our server, if it was ours. */
  | { kind: "status"; status: number; result?: number | undefined; msg?: string | null | undefined }
  | { kind: "timeout" }
  | { kind: "offline" }
  /** The answer is not from our server. */
  | { kind: "malformed" };

export type Answer<T> = { ok: true; data: T } | { ok: false; error: ApiError };

export interface Envelope<T> {
  result: number;
  data?: T | null;
  msg?: string | null;
}

/** What openapi-fetch resolves to. */
export interface Exchange<T> {
  /** The answer, or a refusal, which may have other data. */
  data?: Envelope<T> | Envelope<unknown>;
  /** The body of an answer whose HTTP status is no success. */
  error?: Partial<Envelope<unknown>>;
  response: Response;
}

export async function unwrap<T>(exchange: Promise<Exchange<T>>): Promise<Answer<T>> {
  try {
    const { data: envelope, error, response } = await exchange;
    if (!response.ok) {
      return failed({ kind: "status", status: response.status, result: error?.result, msg: error?.msg });
    }
    if (!isEnvelope(envelope)) return failed({ kind: "malformed" });
    if (envelope.result === 200) return { ok: true, data: envelope.data as T };
    const { result, msg, data } = envelope;
    return failed({ kind: "refusal", result, msg: msg ?? "", ...(data != null && { data }) });
  } catch (thrown) {
    return failed(fromThrown(thrown));
  }
}

function failed(error: ApiError): { ok: false; error: ApiError } {
  return { ok: false, error };
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === "object" && value !== null && "result" in value && typeof value.result === "number";
}

function fromThrown(thrown: unknown): ApiError {
  if (thrown instanceof DOMException && thrown.name === "TimeoutError") return { kind: "timeout" };
  // A body that is not JSON; fetch itself rejects with a TypeError when the network is gone.
  if (thrown instanceof SyntaxError) return { kind: "malformed" };
  return { kind: "offline" };
}
