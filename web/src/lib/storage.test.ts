import { expect, test, vi } from "vitest";
import { readLasting, readSession, writeLasting, writeSession } from "./storage";

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

test("what is stored on the device lasts 365 days", () => {
  writeLasting("thing", { a: 1 }, start);

  expect(localStorage.getItem("IQ-thing")).toContain('"a":1');
  expect(readLasting("thing", start + 364 * day)).toEqual({ a: 1 });
  expect(readLasting("thing", start + 365 * day)).toBeUndefined();
});

test("an expired entry is removed", () => {
  writeLasting("thing", 1, start);

  readLasting("thing", start + 366 * day);

  expect(localStorage.getItem("IQ-thing")).toBeNull();
});

test.each(["not json", "42", "null", '{"value":1}'])("%s under our name is not an entry", (text) => {
  localStorage.setItem("IQ-thing", text);

  expect(readLasting("thing", start)).toBeUndefined();
});

test("session values have the prefix, and undefined removes them", () => {
  writeSession("email", "a@b.test");
  expect(sessionStorage.getItem("IQ-email")).toBe('"a@b.test"');

  writeSession("email", undefined);
  expect(readSession("email")).toBeUndefined();
});

test("storage that throws never reaches the page", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);

  expect(() => writeLasting("thing", 1, start)).not.toThrow();
  expect(() => writeSession("thing", undefined)).not.toThrow();
  expect(readLasting("thing", start)).toBeUndefined();
  expect(readSession("thing")).toBeUndefined();
});
