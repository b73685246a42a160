import { expect, test } from "vitest";
import { readFragment, withFragment, withoutSecrets, withPart, withQuery } from "./fragment";

test("a fragment is parameters, or the bare name of a part", () => {
  expect(readFragment("#orderNumber=A&part=guide").get("orderNumber")).toBe("A");
  expect(readFragment("#orderNumber=A&part=guide").get("part")).toBe("guide");
  expect(readFragment("#guide").get("part")).toBe("guide");
  expect([...readFragment("")]).toEqual([]);
});

test("an address keeps its query before its fragment", () => {
  expect(withFragment("/x?hl=DE", "orderNumber", "A")).toBe("/x?hl=DE#orderNumber=A");
  expect(withQuery("/x#orderNumber=A", { skuId: "2" })).toBe("/x?skuId=2#orderNumber=A");
  expect(withQuery("/x?skuId=2#orderNumber=A", { hl: "DE" })).toBe("/x?skuId=2&hl=DE#orderNumber=A");
  expect(withQuery("/x#orderNumber=A", {})).toBe("/x#orderNumber=A");
});

test("a part is added to an order's fragment, and is alone without one", () => {
  expect(withPart("/x?hl=DE#orderNumber=A", "guide")).toBe("/x?hl=DE#orderNumber=A&part=guide");
  expect(withPart("/x?hl=DE", "guide")).toBe("/x?hl=DE#guide");
});

test.each([
  ["http://x.test/a?orderNumber=A&hl=DE", "http://x.test/a?hl=DE#orderNumber=A"],
  ["http://x.test/a?orderNumber=A#guide", "http://x.test/a#part=guide&orderNumber=A"],
  ["http://x.test/a?hl=DE&bundle=B", "http://x.test/a?hl=DE#bundle=B"],
  ["http://x.test/a?hl=DE#orderNumber=A", "http://x.test/a?hl=DE#orderNumber=A"],
])("%s becomes %s", (old, tidy) => {
  expect(withoutSecrets(new URL(old)).href).toBe(tidy);
});
