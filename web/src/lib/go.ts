// Going from page to page within the site. What React Router's useNavigate and Navigate do for whole
// paths; they can't be had without relative paths and data routers, which a landing page would carry.
import { use, useCallback, useEffect } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router";

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
  return useCallback(
    (to, { replace, state } = {}) => {
      if (typeof to === "number") navigator.go(to);
      else if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
}

/** Shown in place of a page, leads to another. */
export function Elsewhere({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
