// Copies a text, and shows whether it worked.
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { useT } from "../l10n/words";
import { Button } from "../ui/button";

interface CopyButtonProps {
  text: string;
  children: string;
  /** Shown once it is copied. */
  done: string;
}

export function CopyButton({ text, children, done }: CopyButtonProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  const copy = () => {
    copyText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };

  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button onClick={copy}>
        <Copy aria-hidden="true" className="size-5 shrink-0" />
        {children}
      </Button>
      <span role="status" className={outcome === "failed" ? "text-bad" : "text-good"}>
        {outcome === "copied" && done}
        {outcome === "failed" && t("result-copy-failed")}
      </span>
    </span>
  );
}

async function copyText(text: string): Promise<void> {
  // Absent on pages that weren't fetched securely.
  if (!navigator.clipboard) throw new Error("no clipboard");
  await navigator.clipboard.writeText(text);
}
