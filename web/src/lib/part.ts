// The part of the page that the address names; empty where it names none.
import { useLocation } from "./address";
import { readFragment } from "./fragment";

export function usePart(): string {
  return readFragment(useLocation().hash).get("part") ?? "";
}
