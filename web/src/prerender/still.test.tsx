// What a page about types was served with stays when the browser takes over: the page is rendered as in the build, and
// hydrated by the code of the browser, which has none of its words.
import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Hl } from "../lib/locale";
import { sampleBoot } from "../testing/sample-boot";
import type { PageName } from "./render";

afterEach(() => {
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

async function built(name: PageName, hl: Hl) {
  vi.resetModules();
  vi.stubEnv("SSR", true);
  const [{ render }, { fill }] = [await import("./render"), await import("./fill")];
  const page = render(name, hl);
  return {
    areas: page.areas,
    html: fill(page.body, sampleBoot({ hl }), page.words.lookup, "https://site.test"),
  };
}

async function hydrate(name: PageName, hl: Hl, areas: readonly string[], path: string): Promise<string[]> {
  vi.resetModules();
  vi.stubEnv("SSR", false);
  const [{ hydrateRoot }, { App }, { BrowserAddress }, { loadWords }, { StillSite }] = [
    await import("react-dom/client"),
    await import("../app/app"),
    await import("../app/browser-address"),
    await import("../l10n/areas"),
    await import("../app/still-site"),
  ];
  const words = await loadWords(hl, areas);
  window.history.replaceState(null, "", path);
  const complaints: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void complaints.push(parts.join(" ")));
  const root = document.getElementById("iq");
  if (!root) throw new Error("nothing to hydrate");
  await act(async () => {
    hydrateRoot(
      root,
      <BrowserAddress>
        <App page={{ hl, boot: sampleBoot({ hl }), name }} words={words} Site={StillSite} />
      </BrowserAddress>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
  });
  return complaints;
}

test.each([
  ["type_enfp", "EN", "/personality-types/enfp"],
  ["type_istj", "JA", "/personality-types/istj"],
  ["types", "DE", "/personality-types"],
  ["types_tiles", "CN", "/landing_page/types_tiles/type16-4"],
  ["types_letters", "EN", "/landing_page/types_letters/type16-4"],
] as const)("%s in %s stays as it was served, with the words of its frame alone", async (name, hl, path) => {
  const { areas, html } = await built(name, hl);
  document.body.innerHTML = `<div id="iq">${html}</div>`;
  const served = document.querySelector("main")?.innerHTML ?? "";

  expect(areas).toEqual(["common"]);
  expect(served).toContain("<h1");
  expect(await hydrate(name, hl, areas, `${path}?hl=${hl}`)).toEqual([]);
  expect(document.querySelector("main")?.innerHTML).toBe(served);
  expect(document.querySelector("header nav a")).toBeTruthy();
});
