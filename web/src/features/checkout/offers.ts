// What can be bought for an order, and at which price.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { dataOrThrow } from "../../api/failure";
import { useExtras } from "../../api/order-extras";
import { askPackages } from "../../api/pay-calls";
import type { Boot, Money, Sku } from "../../api/types";
import { knownMember } from "../../lib/member";
import { seemsSignedIn } from "../../lib/signed-in";
import type { SellableOrder } from "./order-gate";

export interface Offer {
  kind: "package" | "upgrade" | "bundle" | "membership";
  sku: Pick<Sku, "id" | "name" | "items" | "mostPopular"> & Partial<Pick<Sku, "code">>;
  /** What is paid. */
  price: Money;
  /** The regular price, if this buyer pays less. */
  listPrice?: Money;
  /** The order that entitles the buyer to it. */
  memberOrder?: string;
  /** How long a membership lasts. */
  months?: number;
  /** When it is charged again, if it renews. */
  nextAt?: string;
}

export interface Offers {
  /** Packages of a test, smallest first. */
  packages: readonly Offer[];
  bundle?: Offer;
  /** Whether all offers are loaded. */
  complete: boolean;
  /** Whether the prices are this buyer's: member prices come from the server. */
  priced: boolean;
}

export function useOffers(order: SellableOrder, boot: Boot): Offers {
  const api = useApi();
  const owned = order.access === "paid";
  const member = knownMember(Date.now());
  const packages = useQuery({
    queryKey: ["packages", boot.exam.id, boot.country, boot.hl, member],
    queryFn: () => dataOrThrow(askPackages(api, boot, member)),
    // The page was served with them.
    placeholderData: boot.skus,
    networkMode: "always",
    enabled: !owned,
  });
  const extras = useExtras(order.orderNumber);

  const added = (extras.data ?? []).map(({ kind, ...sku }) =>
    offer(kind === "bundle" ? "bundle" : "upgrade", sku, member),
  );
  const sold = owned
    ? added.filter(({ kind }) => kind === "upgrade")
    : (packages.data ?? boot.skus)
        .filter(({ tests }) => tests === 1)
        .map((sku) => offer("package", sku, member));
  return {
    packages: sold,
    bundle: added.find(({ kind }) => kind === "bundle"),
    complete: extras.isFetched,
    priced: owned || !(member || seemsSignedIn()) || !packages.isPlaceholderData,
  };
}

function offer(kind: Offer["kind"], sku: Sku, memberOrder?: string): Offer {
  const { memberPrice } = sku;
  if (!memberPrice) return { kind, sku, price: sku.price };
  return { kind, sku, price: memberPrice, listPrice: sku.price, memberOrder };
}
