// The address of a full report that anybody may read.
import { usePage } from "../../lib/page";
import { paths } from "../../lib/paths";
import { refOf, useVisitorHref } from "../../lib/visitor-href";

export function useSampleHref(): string {
  return useVisitorHref(paths.sample(refOf(usePage().boot?.exam) ?? "%%tail%%"));
}
