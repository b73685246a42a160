// The browser's address bar for React Router: the same few lines as its BrowserRouter.
import { type ReactNode, useLayoutEffect, useState } from "react";
// BrowserRouter brings forms, links and data loading: 4.6 kB more (Brotli, measured with react-router 8.5.1) in
// the script of a landing page, whose limit has no room for 0.1 kB. So this one private API stays.
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router";

export function BrowserAddress({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(setPlace), [history]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
