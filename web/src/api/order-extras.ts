// What can be added to an order, asked for once by all the parts of a page that offer some of it.
import { useQuery } from "@tanstack/react-query";
import { knownMember } from "../lib/member";
import { useApi } from "./api-context";
import { ApiFailure, dataOrThrow } from "./envelope";
import { askExtras } from "./pay-calls";

export function useExtras(orderNumber: string) {
  const api = useApi();
  const member = knownMember(Date.now());
  return useQuery({
    queryKey: ["extras", orderNumber, member],
    queryFn: async () => {
      if (!api) throw new ApiFailure({ kind: "offline" });
      return dataOrThrow(askExtras(api, orderNumber, member));
    },
    networkMode: "always",
  });
}
