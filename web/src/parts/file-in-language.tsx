// A file of an order in any of the nine languages.
import { useState } from "react";
import { useApi } from "../api/api-context";
import { fetchFile, type WantedFile } from "../api/file-calls";
import { useT } from "../l10n/words";
import { languages } from "../lib/locale";
import { usePage } from "../lib/page";
import { Select } from "../ui/select";
import { FileButton } from "./file-button";

interface FileInLanguageProps {
  wanted: Omit<WantedFile, "hl">;
  /** The button's words. */
  children: string;
}

export function FileInLanguage({ wanted, children }: FileInLanguageProps) {
  const t = useT();
  const api = useApi();
  const { hl: current } = usePage();
  const [hl, setHl] = useState<string>(current);
  return (
    <div className="grid gap-4">
      <Select
        label={t("reading-file-language")}
        value={hl}
        onChange={(event) => setHl(event.currentTarget.value)}
      >
        {languages.map(({ hl, tag, name }) => (
          <option key={hl} value={hl} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
      <FileButton
        // Another language is another file: messages about the last one are removed.
        key={hl}
        kind="primary"
        load={() => fetchFile(api, { ...wanted, hl })}
      >
        {children}
      </FileButton>
    </div>
  );
}
