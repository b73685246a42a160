import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { beginConsent, consentState, openBanner } from "../../lib/consent";
import { renderPage } from "../../testing/render-page";
import { ConsentBanner } from "./consent-banner";

test("is absent where consent isn't required", async () => {
  beginConsent("NA", Date.now());
  await renderPage(<ConsentBanner />);

  expect(screen.queryByRole("region")).toBeNull();
});

test.each([
  ["Decline", "denied"],
  ["Accept", "granted"],
])("%s is one click and closes it", async (name, decision) => {
  beginConsent("EU", Date.now());
  await renderPage(<ConsentBanner />);

  fireEvent.click(screen.getByRole("button", { name }));

  expect(consentState()).toBe(decision);
  expect(screen.queryByRole("region")).toBeNull();
});

test("yes and no look the same, and no comes first", async () => {
  beginConsent("EU", Date.now());
  await renderPage(<ConsentBanner />);

  const [no, yes] = screen.getAllByRole("button");
  expect(no?.textContent).toBe("Decline");
  expect(no?.className).toBe(yes?.className);
});

test("opened from the footer it takes the focus and gives it back", async () => {
  beginConsent("NA", Date.now());
  await renderPage(
    <>
      <ConsentBanner />
      <button type="button">Cookie settings</button>
    </>,
  );
  const opener = screen.getByRole("button", { name: "Cookie settings" });
  opener.focus();

  act(openBanner);
  expect(document.activeElement).toBe(screen.getByRole("region"));

  fireEvent.click(screen.getByRole("button", { name: "Decline" }));
  expect(document.activeElement).toBe(opener);
});
