// One page view per address, sent after hydration.
import { useEffect, useRef } from "react";
import { useMaybeApi } from "../api/api-context";
import { recordView } from "../api/visit";
import { useLocation } from "../lib/address";
import { usePage } from "../lib/page";
import { permittedAddress } from "../lib/tracking";
import { parseVariant } from "../lib/variant";

export function PageViews() {
  const api = useMaybeApi();
  const { boot, name } = usePage();
  const { pathname, search } = useLocation();
  const viewed = useRef("");

  // An effect runs after hydration and never while prerendering.
  useEffect(() => {
    if (!api || !boot) return;
    const address = permittedAddress(new URL(pathname + search, location.origin));
    // An address that only lost something that isn't sent anyway (an order's number) is still the
    // same view.
    if (address === viewed.current) return;
    viewed.current = address;
    void recordView(api, { boot, address: new URL(address), variant: parseVariant(name) });
  }, [api, boot, name, pathname, search]);

  return null;
}
