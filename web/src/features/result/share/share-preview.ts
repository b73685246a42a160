// What a share link would show of an order, as a preview.
import type { DimensionCard, SharedResult, ShareItem } from "../../../api/types";
import type { PaidOrder } from "../frame/order";

interface Chosen {
  show: readonly ShareItem[];
  name: string;
}

/** `exam`: its name. */
export function sharePreview(order: PaidOrder, exam: string, { show, name }: Chosen): SharedResult {
  const { score, classes, normVersion, provisional } = order.result;
  const { iq, bound, low, high } = score;
  return {
    examId: order.examId,
    code: order.code,
    exam,
    name: name || undefined,
    takenOn: order.submittedAt,
    classes,
    score: show.includes("score") ? { iq, bound, low, high } : undefined,
    percentile: show.includes("ranking") ? score.percentile : undefined,
    dimensions: show.includes("dimensions") ? dimensionsOf(order) : undefined,
    normVersion,
    provisional,
  };
}

function dimensionsOf({ report }: PaidOrder): DimensionCard[] {
  const blocks = report?.sections.flatMap((section) => section.blocks) ?? [];
  const cards = blocks.flatMap((block) => (block.kind === "dimension" ? block.dimension : []));
  return [...new Map(cards.map((card) => [card.key, card])).values()];
}
