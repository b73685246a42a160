// The pages of accounts as a browser shows them, and a server with one person's account.
import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { useLocation } from "react-router";
import { afterEach } from "vitest";
import { queryClient } from "../api/queries";
import type { AccountInfo, CollectedOrder } from "../api/types";
import { forgetAccount } from "../features/account/account";
import { AccountPage } from "../features/account/account-page";
import { SignInPage } from "../features/account/sign-in-page";
import { pages } from "../lib/pages";
import { renderPage } from "./render-page";
import { sampleBoot } from "./sample-boot";
import { answering } from "./server";

export const base = `${location.origin}/tessera`;

export function sampleAccount(change: Partial<AccountInfo> = {}): AccountInfo {
  return {
    id: "0195-account",
    account: "grace@example.com",
    name: "",
    nickname: "",
    phone: "",
    hl: "EN",
    hasPassword: false,
    confirmed: true,
    ...change,
  };
}

export function sampleEntry(change: Partial<CollectedOrder> = {}): CollectedOrder {
  return {
    orderNumber: "T1",
    reference: "3F9A1-C2207",
    examId: 1,
    code: "iq",
    name: "IQ test",
    status: "completed",
    free: false,
    submittedAt: "2026-11-15T10:00:00Z",
    ...change,
  };
}

export const refusedWith = (status: number, result: number, msg = "") =>
  HttpResponse.json({ result, data: null, msg }, { status });

/** Nobody is signed in. */
export const signedOut = http.get(`${base}/user/get`, () => refusedWith(401, 10_497));

/** What the personal centre asks for once somebody is signed in. */
export function centre(account: AccountInfo = sampleAccount(), orders: CollectedOrder[] = []) {
  return [
    http.get(`${base}/user/get`, () => answering(account)),
    http.get(`${base}/user/order/list/:id`, () => answering(orders)),
    http.post(`${base}/user/order/collect`, () => answering({ orders: 0 })),
    http.get(`${base}/exam/category/list`, () => answering([])),
    http.get(`${base}/user/session/list`, () => answering([])),
    http.get(`${base}/user/passkey/list`, () => answering([])),
    http.get(`${base}/user/identity/list`, () => answering([])),
  ];
}

/** The address of the page that is open. */
let address = "";
export const openAddress = () => address;

function Address() {
  const { pathname, search, hash } = useLocation();
  address = pathname + search + hash;
  return null;
}

/** As the table of pages chooses it. */
function AnyPage() {
  const { pathname } = useLocation();
  const forEverybody = [pages.userLogin, pages.userRegister, pages.forgotPassword];
  return forEverybody.some((page) => pathname.startsWith(`${page}/`)) ? <SignInPage /> : <AccountPage />;
}

export async function openAccount(page: string, boot: Parameters<typeof sampleBoot>[0] = {}) {
  return renderPage(
    <>
      <AnyPage />
      <Address />
    </>,
    { address: page, areas: ["account", "result", "checkout"], boot: sampleBoot(boot) },
  );
}

export function type(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

/** Forgets who was signed in, after each test. */
export function forgetQueries(): void {
  afterEach(() => {
    queryClient.clear();
    forgetAccount();
  });
}
