// One page view per address, sent once the page is alive.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useApi } from "../api/api-context";
import { recordView } from "../api/visit";
import { usePage } from "../lib/page";
import { parseVariant } from "../lib/variant";

export function PageViews() {
  const api = useApi();
  const { boot, served } = usePage();
  const { pathname, search } = useLocation();

  // An effect runs after hydration and never while prerendering.
  useEffect(() => {
    if (!api || !boot) return;
    const address = new URL(pathname + search, location.origin);
    void recordView(api, { boot, address, variant: parseVariant(served) });
  }, [api, boot, served, pathname, search]);

  return null;
}
