// Where something that was bought, or nearly, is paid again.
import { payQuery } from "./order-href";

/** The query of the payment page for a membership, which has no order before it is paid. */
export const memberQuery = { membership: "1" };

export const payAgainQuery = ({ kind, skuId }: { kind: string; skuId: number }): Record<string, string> =>
  kind === "membership" ? memberQuery : payQuery(skuId);
