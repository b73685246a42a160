// Where something that was bought, or nearly, is paid again.
import { payQuery } from "./order-href";

/** The query of the payment page for a membership, which has no order before it is paid. */
export const memberQuery = { membership: "1" };

/** The same for a membership that renews: nobody is moved from one to the other. */
export const planQuery = { membership: "renewing" };

interface PaidBefore {
  kind: string;
  skuId: number;
  renewing?: boolean;
}

export const payAgainQuery = ({ kind, skuId, renewing }: PaidBefore): Record<string, string> => {
  if (kind !== "membership") return payQuery(skuId);
  return renewing ? planQuery : memberQuery;
};
