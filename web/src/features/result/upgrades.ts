// Larger packages that an order can still become.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import type { Api } from "../../api/client";
import { ApiFailure, dataOrThrow } from "../../api/envelope";
import { askExtras } from "../../api/pay-calls";
import type { ExtraPackage } from "../../api/types";
import type { PaidOrder } from "./order";

export function useUpgrades({ orderNumber, purchase }: PaidOrder): ExtraPackage[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ["extras", orderNumber],
    queryFn: () => loadExtras(api, orderNumber),
  });
  // Who wants the money back isn't asked for more.
  return purchase?.refund ? [] : data.filter(({ kind }) => kind === "upgrade");
}

async function loadExtras(api: Api | undefined, orderNumber: string): Promise<ExtraPackage[]> {
  if (!api) throw new ApiFailure({ kind: "offline" });
  return dataOrThrow(askExtras(api, orderNumber));
}
