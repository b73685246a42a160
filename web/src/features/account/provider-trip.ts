// Going to another site to sign in there, and what it sends back behind the `#`.

import type { Trip } from "../../api/identity-calls";
import { useLocation } from "../../lib/address";
import { readFragment } from "../../lib/fragment";
import { useBoot } from "../../lib/page";

/** As people know them. */
const names: Record<string, string> = { google: "Google", apple: "Apple" };

export const providerName = (provider: string): string => names[provider] ?? provider;

/** The sites through which this storefront's accounts can be used. */
export function useProviders(): readonly string[] {
  return useBoot()?.providers ?? [];
}

/** What the other site sent back; `refused` if it sent nobody. */
export function useTrip(): Trip | "refused" | undefined {
  const fragment = readFragment(useLocation().hash);
  if (!fragment.has("way")) return undefined;
  const [state, code] = [fragment.get("state"), fragment.get("code")];
  return state && code ? { state, code } : "refused";
}
