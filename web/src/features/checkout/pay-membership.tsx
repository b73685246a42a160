// Loads the membership at its price here, for somebody who can buy it; everybody else goes to the shop, which says why
// not, or lets them sign in.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApi } from "../../api/api-context";
import { ApiFailure, dataOrThrow } from "../../api/failure";
import { askBuyer, askMembership } from "../../api/membership-calls";
import { Queries } from "../../api/queries";
import type { Boot, VipDetail } from "../../api/types";
import { useBoot } from "../../lib/page";
import { PageFailed, PageWaiting } from "../../parts/page-states";
import { OrderRedirect } from "./links";
import type { Offer } from "./offers";

interface MembershipGateProps {
  /** The one that renews, and not the one that is paid once. */
  renewing: boolean;
  /** `email`: the account's own. */
  children: (offer: Offer, boot: Boot, email: string) => ReactNode;
}

export function MembershipGate(props: MembershipGateProps) {
  return (
    <Queries>
      <Gate {...props} />
    </Queries>
  );
}

function Gate({ renewing, children }: MembershipGateProps) {
  const boot = useBoot();
  const api = useApi();
  const found = useQuery({
    queryKey: ["membership", boot?.hl],
    queryFn: async () => {
      const buyer = await dataOrThrow(askBuyer(api));
      return { email: buyer.account, detail: await dataOrThrow(askMembership(api)) };
    },
    networkMode: "always",
    // That nobody is signed in is final.
    retry: false,
  });
  if (found.data && boot) {
    const { email, detail } = found.data;
    const sold = detail.state === "open" && boot.payment && (detail.renewing || !renewing);
    if (!sold) return <OrderRedirect to="userShop" />;
    return children(offerOf(detail, renewing), boot, email);
  }
  if (!found.error || found.isFetching) return <PageWaiting />;
  const offline = found.error instanceof ApiFailure && found.error.error.kind === "offline";
  return offline ? <PageFailed retry={() => void found.refetch()} /> : <OrderRedirect to="userShop" />;
}

function offerOf({ skuId, name, price, months, contents, ...detail }: VipDetail, renewing: boolean): Offer {
  const items = contents.map((content) => ({ ...content, logo: "", available: true }));
  const nextAt = renewing ? detail.renewing?.nextAt : undefined;
  return { kind: "membership", sku: { id: skuId, name, items, mostPopular: false }, price, months, nextAt };
}
