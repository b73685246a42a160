// A change to one's own account. A session that has ended meanwhile leads to the way in, in place of the page; a call
// that needs a new proof says so, and can be made again after it.
import { useState } from "react";
import { isSignedOut, needsProof } from "../../api/account-calls";
import type { Answer } from "../../api/envelope";
import type { MessageId } from "../../l10n/messages.gen";
import { useChange } from "../../parts/use-change";
import { useAskAgain } from "./account";

export function useOwnChange<T, Done extends MessageId = MessageId>(onChange: (after: T) => void) {
  const askAgain = useAskAgain();
  const { change, problem, ...rest } = useChange<T, Done>(onChange);
  /** What was being done when a proof was asked for. */
  const [waiting, setWaiting] = useState<() => void>();

  const changeOwn = (ask: () => Promise<Answer<T>>, whenDone?: Done): void => {
    setWaiting(undefined);
    change(async () => {
      const answer = await ask();
      if (!answer.ok && isSignedOut(answer.error)) askAgain();
      if (!answer.ok && needsProof(answer.error)) setWaiting(() => () => changeOwn(ask, whenDone));
      return answer;
    }, whenDone);
  };

  return { ...rest, change: changeOwn, problem: waiting ? undefined : problem, goOn: waiting };
}
