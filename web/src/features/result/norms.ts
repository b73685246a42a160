// Which norms a result is read under.
import { useLocation } from "react-router";

/** Those that the address asks for; without any it is the order's own. */
export function useNorms(): string | undefined {
  return new URLSearchParams(useLocation().search).get("norms") || undefined;
}
