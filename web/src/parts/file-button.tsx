// A button that fetches a file and saves it: its progress, what went wrong, and a link for browsers
// that don't save automatically.
import Download from "lucide-react/icons/download";
import { useEffect, useState } from "react";
import type { Answer } from "../api/envelope";
import { useT } from "../l10n/words";
import { Button } from "../ui/button";
import { useChange } from "./use-change";

interface FileButtonProps {
  load: () => Promise<Answer<File>>;
  kind?: "primary" | "plain";
  children: string;
}

export function FileButton({ load, kind = "plain", children }: FileButtonProps) {
  const t = useT();
  const [saved, setSaved] = useState<{ url: string; name: string }>();

  useEffect(() => {
    if (!saved) return undefined;
    return () => URL.revokeObjectURL(saved.url);
  }, [saved]);

  const { busy, problem, change } = useChange<File>((file) => {
    const url = URL.createObjectURL(file);
    setSaved({ url, name: file.name });
    save(url, file.name);
  }, t("reading-file-failed"));

  const fetchFile = () => {
    setSaved(undefined);
    change(load);
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button kind={kind} disabled={busy} onClick={fetchFile} className="w-full sm:w-auto">
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
  // Firefox follows only links that are in the page.
  document.body.append(link);
  link.click();
  link.remove();
}
