// The address of the page, for components. The router's own hooks come together with its table of routes and its
// loaders: 5 kB (Brotli, react-router 8.5.1) on every page, for a site whose table is one lookup (app/late-routes.tsx).
import { use } from "react";
import { UNSAFE_LocationContext as LocationContext } from "react-router";

export function useLocation() {
  return use(LocationContext).location;
}

/** How it was reached: `POP` is the first page, and going back or forward. */
export function useNavigationType() {
  return use(LocationContext).navigationType;
}

/** What follows the page's name in the address: an exam or a token. */
export function useTail(): string {
  const { pathname } = useLocation();
  return decoded(pathname.slice(pathname.lastIndexOf("/") + 1));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Somebody typed a lone `%`: nothing is called that.
    return text;
  }
}
