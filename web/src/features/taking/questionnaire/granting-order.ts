// The order that pays for a questionnaire. Its number comes in the fragment of the start page's address and is
// remembered for the tab, because the screens of the test don't carry it.
import { useOrderNumber } from "../../../lib/fragment";
import { readSession, writeSession } from "../../../lib/storage";

const nameOf = (examId: number) => `granting-order-${examId}`;

/** Undefined where nobody has paid. */
export function useGrantingOrder(examId: number): string | undefined {
  const given = useOrderNumber();
  const known = readSession(nameOf(examId));
  if (given && given !== known) writeSession(nameOf(examId), given);
  return given || (typeof known === "string" ? known : undefined);
}
