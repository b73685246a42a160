// Words that contain a number of the exam's record or a price. In the prerendered file they are
// slots that the server fills for each visitor; in the browser they are formatted from Boot.
// Both give the same bytes, so hydration finds what it expects.
import type { Boot } from "../api/types";
import { usePage } from "../lib/page";
import type { Lookup } from "./bundle";
import { formatMoney } from "./formats";
import type { MessageId } from "./messages.gen";
import { useWords } from "./words";

/** The fixed arguments of every `Live` message, as crates/server passes them. */
export function liveArgs(boot: Boot): Record<string, string | number> {
  const { questions, options, lowestPrice } = boot.exam;
  return {
    questions,
    options,
    price: lowestPrice ? formatMoney(lowestPrice, boot.hl) : "",
    minutes: medianMinutes(boot) ?? 0,
    ...estimatedMinutes(boot),
    freeQuestions: boot.freeExam?.questions ?? 0,
  };
}

/** While too few runs were measured: 40 to 50 seconds for a puzzle, 4 to 9 for a statement, as in crates/domain. */
function estimatedMinutes({ exam: { kind, questions } }: Boot): { low: number; high: number } {
  const [least, most] = kind === "questionnaire" ? [4, 9] : [40, 50];
  return { low: Math.max(1, Math.floor((questions * least) / 60)), high: Math.ceil((questions * most) / 60) };
}

function medianMinutes({ exam }: Boot): number | undefined {
  const seconds = exam.medianDurationS ?? undefined;
  return seconds === undefined ? undefined : Math.round(seconds / 60);
}

export function priceOf(boot: Boot, code: string): string {
  const sku = boot.skus.find((candidate) => candidate.code === code);
  return sku ? formatMoney(sku.price, boot.hl) : "";
}

export function duration(boot: Boot, lookup: Lookup): string {
  const minutes = medianMinutes(boot);
  const id = minutes === undefined ? "site-duration-estimate" : "site-duration-measured";
  return lookup(id, liveArgs(boot)) ?? id;
}

/** A message with `$questions`, `$options`, `$price`, `$minutes` or `$freeQuestions` in it. */
export function Live({ id }: { id: MessageId }) {
  const { boot } = usePage();
  const { lookup } = useWords();
  return boot ? (lookup(id, liveArgs(boot)) ?? id) : `%%msg:${id}%%`;
}

/** What a package costs where the visitor is. */
export function SkuPrice({ code }: { code: string }) {
  const { boot } = usePage();
  return boot ? priceOf(boot, code) : `%%price:${code}%%`;
}

/** How long the test takes: the measured median, or the estimate while there is none. */
export function Duration() {
  const { boot } = usePage();
  const { lookup } = useWords();
  return boot ? duration(boot, lookup) : "%%duration%%";
}
