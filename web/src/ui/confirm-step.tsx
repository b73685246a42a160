// A button that asks for confirmation in its own place, for actions that can't be undone.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button";

interface ConfirmStepProps {
  label: string;
  question: ReactNode;
  yes: string;
  no: string;
  busy?: boolean;
  onYes: () => void;
}

export function ConfirmStep({ label, question, yes, no, busy, onYes }: ConfirmStepProps) {
  const [asked, setAsked] = useState<boolean>();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The focus follows: to the question, and back to where it came from.
  useEffect(() => {
    if (asked === undefined) return;
    (asked ? box.current : button.current)?.focus();
  }, [asked]);

  if (!asked) {
    return (
      <Button ref={button} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4 border-accent border-l-4 pl-4">
      <p className="max-w-2xl font-semibold">{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onYes} disabled={busy}>
          {yes}
        </Button>
        <Button kind="quiet" onClick={() => setAsked(false)} disabled={busy}>
          {no}
        </Button>
      </div>
    </div>
  );
}
