// Going from page to page within the site. What React Router's useNavigate and Navigate do for whole
// paths; they can't be had without relative paths and data routers, which a landing page would carry.
import { use, useCallback, useEffect, useRef } from "react";
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from "react-router";

interface Manner {
  /** The page that is left can't be gone back to. */
  replace?: boolean;
  /** For the page that is gone to. */
  state?: unknown;
}

/** To a path with its query, or so many pages back. */
export type Go = (to: string | number, manner?: Manner) => void;

export function useGo(): Go {
  const { navigator } = use(NavigationContext);
  const { pathname, search, hash } = useLocation();
  const here = useRef("");
  useEffect(() => {
    here.current = pathname + search + hash;
  });
  return useCallback(
    (to, { replace, state } = {}) => {
      if (typeof to === "number") navigator.go(to);
      // Going where one is leaves no second entry of the same page.
      else if (replace || to === here.current) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
}

/** To a path in a new document: what runs in this one ends. */
export function leaveFor(to: string): void {
  location.replace(to);
}

/** Shown in place of a page, leads to another. */
export function Elsewhere({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
