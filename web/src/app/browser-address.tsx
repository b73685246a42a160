// The browser's address bar, for lib/address.ts and lib/navigate.ts: what the router's BrowserRouter does.
import { type ReactNode, useLayoutEffect, useState } from "react";
// The router's own components bring its table of routes, forms and data loading: 9 kB more (Brotli, measured with
// react-router 8.5.1) on every page. Its history and the two places where it keeps the address are enough.
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from "react-router";

export function BrowserAddress({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigation] = useState({
    basename: "/",
    navigator: history,
    static: false,
    useTransitions: false,
    future: {},
  });
  const [place, setPlace] = useState({ navigationType: history.action, location: history.location });
  useLayoutEffect(
    () => history.listen(({ action, location }) => setPlace({ navigationType: action, location })),
    [history],
  );
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}
