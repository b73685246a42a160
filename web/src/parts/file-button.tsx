// A button that fetches a file and saves it: how far it is, what went wrong, and a link for browsers that
// don't save by themselves.
import Download from "lucide-react/icons/download";
import { useEffect, useState } from "react";
import type { Answer } from "../api/envelope";
import { useT } from "../l10n/words";
import { Button } from "../ui/button";
import { problemOf } from "./problem";

interface FileButtonProps {
  load: () => Promise<Answer<File>>;
  kind?: "primary" | "plain";
  children: string;
}

export function FileButton({ load, kind = "plain", children }: FileButtonProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<{ url: string; name: string }>();

  useEffect(() => {
    if (!saved) return undefined;
    return () => URL.revokeObjectURL(saved.url);
  }, [saved]);

  const fetchIt = async () => {
    setBusy(true);
    setProblem(undefined);
    setSaved(undefined);
    const answer = await load();
    setBusy(false);
    if (!answer.ok) return setProblem(problemOf(answer.error, t, t("reading-file-failed")));
    const file = { url: URL.createObjectURL(answer.data), name: answer.data.name };
    setSaved(file);
    save(file.url, file.name);
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button kind={kind} disabled={busy} onClick={() => void fetchIt()} className="w-full sm:w-auto">
        <Download aria-hidden="true" className="size-5 shrink-0" />
        {children}
      </Button>
      <p role="status" className="text-small">
        {busy && t("reading-file-making")}
        {saved && t("reading-file-saved", { name: saved.name })}
      </p>
      {saved && (
        <a
          href={saved.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-small text-strong underline underline-offset-4 hover:no-underline"
        >
          {t("reading-file-open")}
        </a>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function save(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  // Firefox follows only links that stand in the page.
  document.body.append(link);
  link.click();
  link.remove();
}
