// What the page that keeps and the worker that answers must agree on.

export const keptCache = "tessera-test";

/** Every page of a test is the same document: one copy for each exam. */
export function keptPage(tail: string): string {
  return `/kept/${tail}`;
}

/** The `{code}-{examId}` of an address that belongs to a running test. */
export function testTail(pathname: string): string | undefined {
  return /^\/(?:answer_question\/(?:start_loading|standard)|answer_submit)\/([^/]+)$/.exec(pathname)?.[1];
}
