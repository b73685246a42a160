import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../testing/render-page";
import { LanguageSwitch } from "./language-switch";

test("lists nine languages by their own names and marks the current one", async () => {
  await renderPage(<LanguageSwitch />);

  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "English",
    "Deutsch",
    "Français",
    "Español",
    "Português",
    "日本語",
    "한국어",
    "简体中文",
    "繁體中文",
  ]);
  expect(links.filter((link) => link.ariaCurrent || link.getAttribute("aria-current"))).toHaveLength(1);
});

test("keeps path and query", async () => {
  await renderPage(<LanguageSwitch />, { address: "/landing_page/free-old/iq-1?HL=en&gclid=1&x=2" });

  const link = screen.getByRole("link", { name: "Deutsch" });
  expect(link.getAttribute("href")).toBe("/landing_page/free-old/iq-1?gclid=1&x=2&hl=DE");
});

test("the choice is saved for the next visit", async () => {
  await renderPage(<LanguageSwitch />);
  const link = screen.getByRole("link", { name: "日本語" });
  link.addEventListener("click", (event) => event.preventDefault());

  fireEvent.click(link);

  expect(document.cookie).toContain("IQ-locale=JA");
  expect(sessionStorage.getItem("IQ-locale")).toBe('"JA"');
});
