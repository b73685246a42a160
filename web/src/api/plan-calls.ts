// A membership that renews: what became of it, and cancelling it. By the link of a letter, or as whoever is signed in.
import type { Api } from "./client";
import { unwrap } from "./envelope";

export function askPlan(api: Api, link?: string) {
  return unwrap(api.POST("/user/subscribe/check", { body: { link } }));
}

export function cancelPlan(api: Api, link?: string) {
  return unwrap(api.POST("/user/subscribe/cancel", { body: { link } }));
}
