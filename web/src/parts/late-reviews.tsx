// What buyers say, where there are enough reviews to show. Comes as a script file of its own with its words.
import { usePage } from "../lib/page";
import { useLate } from "../lib/use-late";

export function LateReviews() {
  const { hl, boot } = usePage();
  const Reviews = useLate(async () => boot?.rating && (await import("./reviews")).reviewsIn(hl), true);
  return Reviews && <Reviews />;
}
