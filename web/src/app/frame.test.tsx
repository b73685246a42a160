import { act, fireEvent, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";
import { markSignedIn } from "../lib/mark-signed-in";
import { interruption, reportInterruption } from "../lib/network";
import { renderPage } from "../testing/render-page";
import { sampleBoot } from "../testing/sample-boot";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Header } from "./frame";
import { PayFooter } from "./late-routes";
import { NetworkDialog } from "./network-dialog";

test("a lost network is reported in the specification's words and can be retried", async () => {
  const retry = vi.fn();
  await renderPage(<NetworkDialog />);

  act(() => reportInterruption(retry));
  expect(screen.getByRole("dialog").textContent).toContain("Network disconnected, try again later.");

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("closing the dialog clears the interruption", async () => {
  await renderPage(<NetworkDialog />);
  act(() => reportInterruption(() => {}));

  fireEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(interruption.get()).toBeUndefined();
});

test("a broken part shows a plain message and a way forward", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    throw new Error("a bug");
  };

  await renderPage(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Loading failed, please retry");
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

test("a payment page has legal texts, the cookie settings and, where the law requires it, withdrawal", async () => {
  const { unmount } = await renderPage(<PayFooter />, { boot: sampleBoot() });

  expect(screen.getByRole("link").getAttribute("href")).toBe("/support/iq-1?hl=EN#withdraw");
  expect(screen.getByRole("button", { name: "Cookie settings" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Terms of use" })).toBeTruthy();
  unmount();
  await renderPage(<PayFooter />, { boot: sampleBoot({ needsWaiver: false }) });
  expect(screen.queryByRole("link")).toBeNull();
});

test("the footer has languages, help with an order, legal texts and the cookie settings", async () => {
  await showFooter();

  expect(within(screen.getByRole("navigation")).getAllByRole("link")).toHaveLength(9);
  expect(helpLinks()).toEqual([
    ["Support", "/support/iq-1?hl=EN"],
    ["Retrieve report", "/retrieve_report/iq-1?hl=EN"],
    ["Personality types", "/personality-types?hl=EN"],
    ["Sign in", "/user/login/iq-1?hl=EN"],
    ["Withdraw from contract here", "/support/iq-1?hl=EN#withdraw"],
  ]);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Privacy policy",
    "Terms of use",
    "Refunds",
    "Cookies",
    "Legal notice",
    "Cookie settings",
  ]);
});

test("readers of Japanese and in Japan find what Japanese law wants a seller to state", async () => {
  const name = "Seller’s details (Japan)";
  const { unmount } = await showFooter(sampleBoot({ country: "JP", needsWaiver: false }));
  expect(screen.getByRole("button", { name })).toBeTruthy();
  unmount();
  const german = await showFooter();
  expect(screen.queryByRole("button", { name })).toBeNull();
  german.unmount();
  await showFooter(sampleBoot({ hl: "JA" }));
  expect(screen.getByRole("button", { name: "特定商取引法に基づく表記" })).toBeTruthy();
});

// Loads words of its own: the first time takes longer than a test waits by itself.
const findSeller = () => screen.findByRole("region", { name: "Seller" }, { timeout: 4_000 });

test("in Korea the footer names the seller and links to the register of businesses", async () => {
  const seller = {
    name: "Blue House Ltd",
    representative: "Ann Smith",
    address: "1 Long Road",
    phone: "+44 1904 1",
    email: "help@site.test",
    businessNumber: "123-45-67890",
    mailOrderNumber: "none",
    host: "Hosting Ltd",
  };
  const { unmount } = await showFooter(sampleBoot({ country: "KR", needsWaiver: false, seller }));
  const note = within(await findSeller());
  for (const value of Object.values(seller)) note.getByText(value);
  expect(note.getByRole("link").getAttribute("href")).toBe(
    "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890",
  );
  unmount();
  const japan = await showFooter(sampleBoot({ country: "JP", needsWaiver: false, seller }));
  expect(screen.queryByRole("region", { name: "Seller" })).toBeNull();
  japan.unmount();
  const unset = { ...seller, businessNumber: "to be set" };
  await showFooter(sampleBoot({ country: "KR", needsWaiver: false, seller: unset }));
  expect(within(await findSeller()).queryByRole("link")).toBeNull();
});

test("where the law doesn't ask for it, the footer has no link to withdraw", async () => {
  await showFooter(sampleBoot({ country: "US", needsWaiver: false }));

  expect(helpLinks().map(([name]) => name)).toEqual([
    "Support",
    "Retrieve report",
    "Personality types",
    "Sign in",
  ]);
});

test("the header has every item of the navigation, behind one button on a phone", async () => {
  await renderPage(<Header />);

  const items = within(screen.getByRole("navigation")).getAllByRole("link", { hidden: true });
  expect(items.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/landing_page/yellow_computer/iq-1?hl=EN"],
    ["Personality types", "/personality-types?hl=EN"],
    ["Professional tests", "/landing_page/test_center/iq-1?hl=EN"],
    ["Retrieve report", "/retrieve_report/iq-1?hl=EN"],
    ["My shop", "/user/shop/iq-1?hl=EN"],
    ["Sign in", "/user/login/iq-1?hl=EN"],
  ]);
  expect(screen.getByRole("button", { name: "Menu" }).getAttribute("popovertarget")).toBe("menu");
});

test("a page without navigation has no menu", async () => {
  await renderPage(<Header links={false} />);

  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("header and footer lead to the account of whoever is signed in here, else to signing in", async () => {
  const { unmount } = await renderPage(<Header />);
  expect(screen.getByRole("link", { name: "Sign in", hidden: true }).getAttribute("href")).toBe(
    "/user/login/iq-1?hl=EN",
  );
  unmount();

  markSignedIn();
  const again = await renderPage(<Header />);
  expect(screen.getByRole("link", { name: "My account", hidden: true }).getAttribute("href")).toBe(
    "/user/info/iq-1?hl=EN",
  );
  again.unmount();
  await showFooter();
  expect(helpLinks()).toContainEqual(["My account", "/user/info/iq-1?hl=EN"]);
});

function showFooter(boot = sampleBoot()) {
  return renderPage(
    <Routes>
      <Route path="*" element={<Footer />} />
    </Routes>,
    { boot },
  );
}

function helpLinks() {
  const list = screen.getByRole("list", { name: "Support" });
  return within(list)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}
