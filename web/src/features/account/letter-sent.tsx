// A letter is on its way: to which address, and what to do if it doesn't come.
import type { ReactNode } from "react";
import type { Answer } from "../../api/envelope";
import { useT } from "../../l10n/words";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { Done, Problem } from "./outcome";

interface LetterSentProps {
  title: string;
  text: string;
  /** Sends a new letter. */
  again: () => Promise<Answer<unknown>>;
  /** Back to the address. */
  onAnother: () => void;
  /** The form for the letter's code. */
  children: ReactNode;
}

export function LetterSent({ title, text, again, onAnother, children }: LetterSentProps) {
  const t = useT();
  const { busy, done, problem, change } = useChange<unknown>(() => {});
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2">
        <h2 className="text-heading">{title}</h2>
        <p className="break-words">{text}</p>
      </div>
      {children}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button kind="quiet" disabled={busy} onClick={() => change(again, "account-code-sent")}>
          {t("account-sent-again")}
        </Button>
        <Button kind="quiet" onClick={onAnother}>
          {t("account-sent-another")}
        </Button>
      </div>
      <Done>{done && t(done)}</Done>
      <Problem>{problem}</Problem>
    </div>
  );
}
