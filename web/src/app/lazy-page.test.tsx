import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useT } from "../l10n/words";
import { useNavigate } from "../lib/navigate";
import { dismissInterruption, interruption, retryNow } from "../lib/network";
import { renderPage } from "../testing/render-page";
import { lazyPage } from "./lazy-page";

afterEach(dismissInterruption);

function Result() {
  const t = useT();
  const [place] = useState(() => t("common-brand"));
  return (
    <main id="content" tabIndex={-1}>
      <h1>{t("result-title")}</h1>
      <p>{place}</p>
    </main>
  );
}

const load = async () => Result;

test("a page waits for its code and words, then uses both old and new words", async () => {
  const { Page } = lazyPage({ areas: ["result"], title: "result-title", load });

  await renderPage(<Page />);
  expect(screen.getByRole("status").textContent).toBe("Loading…");

  expect(await screen.findByRole("heading", { name: "Your free result" })).toBeDefined();
  expect(screen.getByText("Tessera")).toBeDefined();
  await vi.waitFor(() => expect(document.title).toBe("Your free result · Tessera"));
});

test("without a title of its own a page is named after its exam", async () => {
  const { Page } = lazyPage({ areas: ["result"], load });

  await renderPage(<Page />);

  await screen.findByRole("heading");
  await vi.waitFor(() => expect(document.title).toBe("IQ test · Tessera"));
});

test("a page that was fetched before is shown at once", async () => {
  const { Page, fetch } = lazyPage({ areas: ["result"], load });
  await fetch("EN");

  await renderPage(<Page />);

  expect(screen.getByRole("heading", { name: "Your free result" })).toBeDefined();
});

test("code that fails to load is reported as a lost network, and fetched again", async () => {
  const flaky = vi.fn(load).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { Page } = lazyPage({ areas: ["result"], load: flaky });
  await renderPage(<Page />);
  await vi.waitFor(() => expect(interruption.get()).toBeDefined());

  act(() => retryNow());

  expect(await screen.findByRole("heading", { name: "Your free result" })).toBeDefined();
  expect(flaky).toHaveBeenCalledTimes(2);
});

test("opening another page scrolls to its top and gives it the focus", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { Page } = lazyPage({ areas: ["result"], load });
  const First = () => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate("/next")}>
        Go
      </button>
    );
  };
  await renderPage(
    <Routes>
      <Route path="/" element={<First />} />
      <Route path="/next" element={<Page />} />
    </Routes>,
  );

  act(() => screen.getByRole("button", { name: "Go" }).click());
  await screen.findByRole("heading", { name: "Your free result" });

  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("the first page leaves scrolling and focus to the browser", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { Page } = lazyPage({ areas: ["result"], load });

  await renderPage(<Page />);
  await screen.findByRole("heading", { name: "Your free result" });

  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
