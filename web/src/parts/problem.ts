// Why a call of the visitor's didn't work, in words.
import type { ApiError } from "../api/envelope";
import type { Translate } from "../l10n/bundle";

/** `otherwise`: the page's own words for a fault; a refusal comes with the server's. */
export function problemOf(error: ApiError, t: Translate, otherwise = t("result-call-failed")): string {
  if (error.kind === "refusal" && error.msg) return error.msg;
  if (error.kind === "status" && error.status === 429) return t("result-call-too-often");
  return otherwise;
}
