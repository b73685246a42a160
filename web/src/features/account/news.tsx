// What has just happened on the page before, told once the next one is open.

import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { Done } from "./outcome";

const known = [
  "account-signed-in",
  "account-forgot-done",
  "account-logged-out",
  "account-deleted",
  "account-delete-later",
] as const;

export type News = (typeof known)[number];

/** The state of a history entry that tells it. */
export const withNews = (news: News) => ({ news });

export function NewsLine() {
  const t = useT();
  const { state } = useLocation();
  const told = typeof state === "object" && state !== null && "news" in state ? state.news : undefined;
  const news = known.find((id) => id === told);
  return <Done>{news && t(news)}</Done>;
}
