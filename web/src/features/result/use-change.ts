// A change that the owner makes: that it is underway, that it is done, why it isn't.
import { useState } from "react";
import type { Answer } from "../../api/envelope";
import type { MessageId } from "../../l10n/messages.gen";
import { useT } from "../../l10n/words";
import { problemOf } from "../../parts/problem";

export function useChange<T, Said extends MessageId = MessageId>(onChange: (after: T) => void) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const [problem, setProblem] = useState<string>();

  /** `done`: what is said when it has worked. */
  const change = (ask: () => Promise<Answer<T>>, done?: Said): void => {
    setBusy(true);
    setSaid(undefined);
    setProblem(undefined);
    void ask().then((answer) => {
      setBusy(false);
      if (!answer.ok) return setProblem(problemOf(answer.error, t));
      setSaid(done);
      onChange(answer.data);
    });
  };

  return { busy, said, problem, change };
}
