// A change that a visitor makes by a call: whether it is running, what to say when it is done, why it failed.
import { useState } from "react";
import type { Answer, ApiError } from "../api/envelope";
import type { Translate } from "../l10n/bundle";
import type { MessageId } from "../l10n/messages.gen";
import { useT } from "../l10n/words";

/** `fallback`: the page's own message for a fault; a refusal has the server's. */
export function useChange<T, Done extends MessageId = MessageId>(
  onChange: (after: T) => void,
  fallback?: string,
) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>();
  const [failure, setFailure] = useState<ApiError>();

  /** `whenDone`: the message to show after success. */
  const change = (ask: () => Promise<Answer<T>>, whenDone?: Done): void => {
    setBusy(true);
    setDone(undefined);
    setFailure(undefined);
    void ask().then((answer) => {
      setBusy(false);
      if (!answer.ok) return setFailure(answer.error);
      setDone(whenDone);
      onChange(answer.data);
    });
  };

  const problem = failure && problemOf(failure, t, fallback);
  return { busy, done, problem, failure, change };
}

function problemOf(error: ApiError, t: Translate, fallback = t("common-call-failed")): string {
  if (error.kind === "status" && error.status === 429) return t("common-call-too-often");
  // 403: the order belongs to an account, or a new proof is needed. The server says which.
  if (error.kind === "refusal" || (error.kind === "status" && error.status === 403)) {
    return error.msg || fallback;
  }
  return fallback;
}
