import { expect, test } from "vitest";
import { escapeHtml, scriptJson, textOf } from "./html";

test("text is escaped as React and the server escape it", () => {
  expect(escapeHtml(`<b>"it's" & so`)).toBe("&lt;b&gt;&quot;it&#x27;s&quot; &amp; so");
});

test("the text of an element is what a reader sees", () => {
  expect(textOf("<p>no</p><h1 class='a'>Tiles <!-- -->&amp; <b>puzzles</b></h1>", "h1")).toBe(
    "Tiles & puzzles",
  );
  expect(() => textOf("<p></p>", "h1")).toThrow("the page has no <h1>");
});

test("JSON can't end the script element it is in", () => {
  const value = { text: "</script><!--\u2028" };

  expect(scriptJson(value)).not.toContain("<");
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
