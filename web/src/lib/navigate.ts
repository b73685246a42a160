// Going from page to page within the site, for whole paths.
import { use, useCallback, useEffect, useRef } from "react";
// The router's own useNavigate brings its table of routes along; see address.ts.
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";
import { useLocation } from "./address";

interface NavigateOptions {
  /** Leaves no history entry of the current page. */
  replace?: boolean;
  /** For the next page. */
  state?: unknown;
}

/** To a path with its query, or a number of history entries forward (negative: back). */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

export function useNavigate(): Navigate {
  const { navigator } = use(NavigationContext);
  const { pathname, search, hash } = useLocation();
  const here = useRef("");
  useEffect(() => {
    here.current = pathname + search + hash;
  });
  return useCallback(
    (to, { replace, state } = {}) => {
      if (typeof to === "number") navigator.go(to);
      // Going to the current address adds no second history entry.
      else if (replace || to === here.current) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
}

/** Opens a path in a new document: scripts that run in this one end. */
export function openDocument(to: string): void {
  location.replace(to);
}

/** Rendered in place of a page, goes to another one. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
