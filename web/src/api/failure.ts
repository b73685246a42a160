// A failed call as an error, for callers that work with rejections (TanStack Query). Not part of the first
// screen's script.
import type { Answer, ApiError } from "./envelope";

export async function dataOrThrow<T>(answer: Promise<Answer<T>>): Promise<T> {
  const settled = await answer;
  if (settled.ok) return settled.data;
  throw new ApiFailure(settled.error);
}

export class ApiFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(`the call failed: ${error.kind}`);
    this.error = error;
  }
}

/** The server has judged it: trying again won't help. */
export function isFinal(error: ApiError): boolean {
  return error.kind === "refusal" || (error.kind === "status" && error.status < 500 && error.status !== 429);
}
