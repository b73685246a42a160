// Prices depend on who asks: whoever signs in, becomes a member or stops being one sees their own from then on.
import { queryClient } from "./queries";

const priced = ["packages", "extras", "membership"];

export function forgetPrices(): void {
  for (const name of priced) queryClient.removeQueries({ queryKey: [name] });
}
