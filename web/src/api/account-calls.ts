// The calls of an account: ways in, the person's own data, devices and orders.
import type { Api } from "./client";
import { type ApiError, unwrap } from "./envelope";
import type { UpdateUser } from "./types";

export type LetterPurpose = "sign_in" | "password";

/** Mails a link and a code; the answer doesn't say whether the address has an account. */
export function sendLetter(api: Api, email: string, purpose: LetterPurpose) {
  return unwrap<unknown>(api.GET("/email/captcha/send", { params: { query: { email, purpose } } }));
}

export interface Registration {
  name: string;
  account: string;
  password: string;
  agreement: boolean;
}

export function register(api: Api, body: Registration) {
  return unwrap(api.POST("/user/register", { body }));
}

export function signInByLink(api: Api, link: string) {
  return unwrap(api.POST("/user/verify", { body: { link } }));
}

/** `registration`: what `register` returned to this browser. */
export function signInByCode(api: Api, body: { account: string; code: string; registration?: string }) {
  return unwrap(api.POST("/user/verify", { body }));
}

export function signInByPassword(api: Api, body: { account: string; password: string }) {
  return unwrap(api.POST("/user/login", { body }));
}

export function resetPassword(api: Api, body: { account: string; code: string; password: string }) {
  return unwrap(api.POST("/user/password/reset", { body }));
}

export function changePassword(api: Api, body: { oldPassword?: string; password: string }) {
  return unwrap(api.POST("/user/password/update", { body }));
}

export function signOut(api: Api) {
  return unwrap<unknown>(api.POST("/user/logout"));
}

export function askAccount(api: Api) {
  return unwrap(api.GET("/user/get"));
}

export function changeAccount(api: Api, body: UpdateUser) {
  return unwrap(api.POST("/user/update", { body }));
}

export function listDevices(api: Api) {
  return unwrap(api.GET("/user/session/list"));
}

/** Without an id: every device but this one. */
export function endSession(api: Api, id?: string) {
  return unwrap<unknown>(api.POST("/user/session/end", { body: id ? { id } : {} }));
}

export function listOrders(api: Api, accountId: string) {
  return unwrap(api.GET("/user/order/list/{id}", { params: { path: { id: accountId } } }));
}

export function askShop(api: Api) {
  return unwrap(api.GET("/user/shop"));
}

export function askForExport(api: Api) {
  return unwrap(api.POST("/user/export"));
}

/** Where a copy is downloaded, with the browser's own session. */
export function exportHref(alias: string, id: string): string {
  return `/${alias}/user/export/${encodeURIComponent(id)}`;
}

export function deleteAccount(api: Api) {
  return unwrap(api.POST("/user/delete"));
}

/** Nobody is signed in, or no longer. */
export function isSignedOut(error: ApiError): boolean {
  return error.kind === "status" && error.status === 401;
}

/** What can't be undone needs somebody who has just signed in. */
export function needsProof(error: ApiError): boolean {
  return error.kind === "status" && error.result === 10_498;
}
