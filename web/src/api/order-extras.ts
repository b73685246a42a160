// What can be added to an order. All parts of a page that offer some of it share one call.
import { useQuery } from "@tanstack/react-query";
import { knownMember } from "../lib/member";
import { useApi } from "./api-context";
import { dataOrThrow } from "./failure";
import { askExtras } from "./pay-calls";

export function useExtras(orderNumber: string) {
  const api = useApi();
  const member = knownMember(Date.now());
  return useQuery({
    queryKey: ["extras", orderNumber, member],
    queryFn: () => dataOrThrow(askExtras(api, orderNumber, member)),
    networkMode: "always",
  });
}
