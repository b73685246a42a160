// The promise of the prerendered pages: filled by the server, they are what the browser would have
// rendered, byte for byte, so hydration changes nothing.
import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "../api/client";
import { App } from "../app/app";
import { BrowserAddress } from "../app/browser-address";
import { loadWords } from "../l10n/areas";
import { paths } from "../lib/all-paths";
import type { Hl } from "../lib/locale";
import { codeOf, typePath } from "../lib/type-pages";
import { sampleBoot } from "../testing/sample-boot";
import { fill } from "./fill";
import { isLanding, isTypePage, type PageName, pageNames, render, siteOf } from "./render";

let alive: Root | undefined;

afterEach(() => {
  act(() => alive?.unmount());
  document.body.replaceChildren();
});

/** Serves a page into the document and hydrates it; returns everything React complained about. */
async function visit(
  name: PageName,
  hl: Hl,
  path: string,
  boot = sampleBoot({ hl }),
  filledFor = boot,
): Promise<string[]> {
  const page = render(name, hl);
  const root = document.createElement("div");
  root.innerHTML = fill(page.body, filledFor, page.words.lookup, "https://site.test");
  document.body.append(root);
  window.history.replaceState(null, "", path);
  const words = await loadWords(hl, page.areas);

  const complaints: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void complaints.push(parts.join(" ")));
  // There is a client as in the browser; its calls are not tested here.
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  const api = createApi(boot, { uid: () => "visitor", logid: () => "visit" });
  await act(async () => {
    alive = hydrateRoot(
      root,
      <BrowserAddress>
        <App page={{ hl, boot, name }} words={words} api={api} Site={siteOf(name)} />
      </BrowserAddress>,
      { onRecoverableError: (error) => complaints.push(String(error)) },
    );
  });
  return complaints;
}

const exam = { code: "iq", examId: 1 };

function addressOf(name: PageName): string {
  if (isTypePage(name)) return typePath(codeOf(name));
  if (isLanding(name)) return paths.landing(name, exam);
  return name === "test" ? paths.startLoading(exam) : "/nowhere";
}

test.each(pageNames.flatMap((name) => [[name, "EN"] as const, [name, "JA"] as const]))(
  "%s in %s hydrates without a word from React",
  async (name, hl) => {
    expect(await visit(name, hl, `${addressOf(name)}?hl=${hl}&gclid=1`)).toEqual([]);
  },
);

test("the start page is the landing page that the server chose", async () => {
  expect(await visit("matrix", "EN", "/")).toEqual([]);
});

test("an -old address shows the current page", async () => {
  expect(await visit("free", "EN", "/landing_page/free-old/iq-1")).toEqual([]);
});

test("a page the server calls missing is missing, even where the address looks right", async () => {
  expect(await visit("not_found", "EN", "/landing_page/free/iq-999")).toEqual([]);
  expect(document.querySelector("h1")?.textContent).toBe("Page not found");
});

test("measured minutes and live numbers don't disturb it", async () => {
  const boot = sampleBoot();
  boot.exam = {
    ...boot.exam,
    medianDurationS: 1290,
    yesterdayCount: 1234,
    lastHourCount: 1,
    examAvgScore: 101,
    asOf: "2026-11-15T10:00:00Z",
  };

  expect(await visit("yellow_computer", "EN", "/", boot)).toEqual([]);
  expect(document.body.textContent).toContain("About 22 minutes");
});

test("a visitor whose country has no prices still gets a page", async () => {
  const boot = sampleBoot({ skus: [] });
  boot.exam = { ...boot.exam, lowestPrice: undefined };

  expect(await visit("yellow_computer", "EN", "/", boot)).toEqual([]);
});

test("an app without a free test gets a page without it", async () => {
  expect(await visit("free", "EN", "/", sampleBoot({ freeExam: undefined }))).toEqual([]);
  expect(document.body.textContent).not.toContain("In the free test");
});

test.each([
  paths.startLoading(exam),
  paths.question(exam),
  paths.answerSubmit(exam),
  paths.reportResult(exam),
  paths.reportResultOld(exam),
  paths.freeTestResult({ code: "iqfree", examId: 3 }),
])("%s grows out of the one shell", async (address) => {
  expect(await visit("test", "EN", address)).toEqual([]);
});

test("a page that was filled for somebody else is noticed", async () => {
  const abroad = sampleBoot();
  abroad.exam = { ...abroad.exam, lowestPrice: { currency: "USD", amount: 500 } };

  expect(await visit("yellow_computer", "EN", "/", sampleBoot(), abroad)).not.toEqual([]);
});
