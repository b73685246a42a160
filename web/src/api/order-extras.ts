// What can be added to an order, asked for once by all the parts of a page that offer some of it.
import { useQuery } from "@tanstack/react-query";
import { useApi } from "./api-context";
import { ApiFailure, dataOrThrow } from "./envelope";
import { askExtras } from "./pay-calls";

export function useExtras(orderNumber: string) {
  const api = useApi();
  return useQuery({
    queryKey: ["extras", orderNumber],
    queryFn: async () => {
      if (!api) throw new ApiFailure({ kind: "offline" });
      return dataOrThrow(askExtras(api, orderNumber));
    },
    networkMode: "always",
  });
}
