import { expect, test } from "vitest";
import { newRunId } from "./id";

test("a run's id is a UUID of version 7", () => {
  expect(newRunId(1_700_000_000_000)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test("its first 48 bits are the time, the rest is random", () => {
  const random = new Uint8Array(16).fill(0xff);

  expect(newRunId(0x0123_4567_89ab, random)).toBe("01234567-89ab-7fff-bfff-ffffffffffff");
});

test("two runs started at the same instant have different ids", () => {
  expect(newRunId(1)).not.toBe(newRunId(1));
});
