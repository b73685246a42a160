// The calls of signing in through another site, such as Google or Apple.
import type { Api } from "./client";
import { type ApiError, unwrap } from "./envelope";

/** Where to go to sign in there. */
export function beginIdentity(api: Api, provider: string) {
  return unwrap(api.POST("/user/identity/begin", { body: { provider } }));
}

/** Where to go to connect the account there with the one that is signed in here. */
export function connectIdentity(api: Api, provider: string) {
  return unwrap(api.POST("/user/identity/connect", { body: { provider } }));
}

/** What the other site sent back. */
export interface Trip {
  state: string;
  code: string;
}

export function finishIdentity(api: Api, body: Trip) {
  return unwrap(api.POST("/user/identity/finish", { body }));
}

/** Connects the account that is signed in now with the person whom the other site vouched for. */
export function linkIdentity(api: Api, ceremony: string) {
  return unwrap<unknown>(api.POST("/user/identity/link", { body: { ceremony } }));
}

export function listIdentities(api: Api) {
  return unwrap(api.GET("/user/identity/list"));
}

export function removeIdentity(api: Api, provider: string) {
  return unwrap<unknown>(api.POST("/user/identity/remove", { body: { provider } }));
}

/** What has to be confirmed before somebody is signed in. */
export interface ConfirmIdentity {
  /** To be sent once the owner of the address is signed in. */
  ceremony: string;
  /** The address that has an account. */
  account: string;
  provider: string;
}

/** The address has an account, whose owner has to confirm the connection first. */
export function toConfirm(error: ApiError): ConfirmIdentity | undefined {
  return error.kind === "refusal" && error.result === 10_512 ? (error.data as ConfirmIdentity) : undefined;
}
