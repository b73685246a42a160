// What the page that fills the cache and the worker that answers from it must agree on.
import { pages } from "../lib/pages";

export const cacheName = "tessera-test";

/** Every page of a test is the same document: one copy for each exam. */
export function cachedPage(tail: string): string {
  return `/kept/${tail}`;
}

const testPath = new RegExp(`^(?:${pages.startLoading}|${pages.question}|${pages.answerSubmit})/([^/]+)$`);

/** The `{code}-{examId}` of an address that belongs to a running test. */
export function testTail(pathname: string): string | undefined {
  return testPath.exec(pathname)?.[1];
}
