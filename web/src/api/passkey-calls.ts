// The calls of passkeys: signing in with one, and the list of one's own.
import type { Api } from "./client";
import { unwrap } from "./envelope";

/** What the device answered, for the ceremony that asked. */
export interface DeviceAnswer {
  ceremony: string;
  credential: Record<string, unknown>;
}

/** The contract calls the device's answer an object and no more; its generated type is one without properties. */
const asObject = ({ ceremony, credential }: DeviceAnswer) => ({
  ceremony,
  credential: credential as Record<string, never>,
});

export function beginPasskeySignIn(api: Api) {
  return unwrap(api.POST("/user/passkey/login/begin"));
}

export function signInByPasskey(api: Api, body: DeviceAnswer) {
  return unwrap(api.POST("/user/passkey/login/finish", { body: asObject(body) }));
}

export function beginPasskey(api: Api) {
  return unwrap(api.POST("/user/passkey/register/begin"));
}

export function addPasskey(api: Api, body: DeviceAnswer) {
  return unwrap(api.POST("/user/passkey/register/finish", { body: asObject(body) }));
}

export function listPasskeys(api: Api) {
  return unwrap(api.GET("/user/passkey/list"));
}

export function renamePasskey(api: Api, body: { id: string; name: string }) {
  return unwrap<unknown>(api.POST("/user/passkey/rename", { body }));
}

export function removePasskey(api: Api, id: string) {
  return unwrap<unknown>(api.POST("/user/passkey/remove", { body: { id } }));
}
