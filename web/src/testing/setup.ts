// Before every test file: what jsdom lacks, and a clean browser after each test.
import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });

// A busy machine sometimes needs more than a second.
configure({ asyncUtilTimeout: 4000 });

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

Element.prototype.scrollIntoView ??= () => {};

globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
