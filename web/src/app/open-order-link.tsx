// Exchanges a link for its order's number. A file of its own: most people come without a link.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useApi } from "../api/api-context";
import { useAsked } from "../api/asked";
import { openLink } from "../api/order-calls";
import { Queries } from "../api/queries";
import { readFragment, useOrderLink, withFragment } from "../lib/fragment";
import { useGo } from "../lib/go";
import { keptReturn } from "../lib/payment-return";
import { withParam } from "../lib/query-param";
import { PageFailed, PageWaiting } from "../parts/page-states";

export function OpenOrderLink() {
  const link = useOrderLink();
  if (!link) return null;
  return (
    <Queries>
      <Opening link={link} />
    </Queries>
  );
}

function Opening({ link }: { link: string }) {
  const api = useApi();
  const kept = keptReturn(link);
  // Asked for even where this tab knows the order: the link is used up by it.
  const found = useAsked(["link", link], () => openLink(api, link));
  const opened = kept ?? (found.kind === "found" ? found.data.orderNumber : undefined);
  if (opened) return <Opened orderNumber={opened} />;
  if (found.kind === "waiting") return <PageWaiting />;
  if (found.kind === "failed") return <PageFailed retry={found.retry} />;
  // The page says what it says without an order.
  return <Opened />;
}

function Opened({ orderNumber }: { orderNumber?: string }) {
  const go = useGo();
  const { pathname, search, hash } = useLocation();
  const fragment = readFragment(hash);
  fragment.delete("link");
  const page = `${pathname}${withParam(search, "link", undefined)}#${fragment}`;
  const address = orderNumber ? withFragment(page, "orderNumber", orderNumber) : page.replace(/#$/, "");
  useEffect(() => go(address, { replace: true }), [go, address]);
  return <PageWaiting />;
}
