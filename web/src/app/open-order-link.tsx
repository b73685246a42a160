// Exchanges a link for its order's number. A separate file: most visitors come without a link.
import { useEffect } from "react";
import { useApi } from "../api/api-context";
import { openLink } from "../api/order-calls";
import { Queries } from "../api/queries";
import { useAnswer } from "../api/use-answer";
import { useLocation } from "../lib/address";
import { readFragment, withFragment } from "../lib/fragment";
import { useNavigate } from "../lib/navigate";
import { savedReturn } from "../lib/payment-return";
import { withParam } from "../lib/query-param";
import { PageFailed, PageWaiting } from "../parts/page-states";
import { useOrderLink } from "./order-link";

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
  const saved = savedReturn(link);
  // Called even if this tab knows the order, so that the link can't be used again.
  const found = useAnswer(["link", link], () => openLink(api, link));
  const opened = saved ?? (found.kind === "found" ? found.data.orderNumber : undefined);
  if (opened) return <Opened orderNumber={opened} />;
  if (found.kind === "waiting") return <PageWaiting />;
  if (found.kind === "failed") return <PageFailed retry={found.retry} />;
  // The page shows what it shows without an order.
  return <Opened />;
}

function Opened({ orderNumber }: { orderNumber?: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const fragment = readFragment(hash);
  fragment.delete("link");
  const page = `${pathname}${withParam(search, "link", undefined)}#${fragment}`;
  const address = orderNumber ? withFragment(page, "orderNumber", orderNumber) : page.replace(/#$/, "");
  useEffect(() => navigate(address, { replace: true }), [navigate, address]);
  return <PageWaiting />;
}
