// Larger packages that an order can still become.
import { useExtras } from "../../api/order-extras";
import type { ExtraPackage } from "../../api/types";
import type { PaidOrder } from "./order";

export function useUpgrades({ orderNumber, purchase }: PaidOrder): ExtraPackage[] {
  const { data = [] } = useExtras(orderNumber);
  // Who wants the money back isn't asked for more.
  return purchase?.refund ? [] : data.filter(({ kind }) => kind === "upgrade");
}
