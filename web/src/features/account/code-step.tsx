// A letter's code, where the code alone is enough. The sixth digit sends it.
import { type FormEvent, useState } from "react";
import type { Answer } from "../../api/envelope";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { CodeField, codeLength } from "./code-field";

interface CodeStepProps {
  button: string;
  send: (code: string) => Promise<Answer<AccountInfo>>;
  onSignedIn: (account: AccountInfo) => void;
}

export function CodeStep({ button, send, onSignedIn }: CodeStepProps) {
  const t = useT();
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, problem, change } = useChange<AccountInfo>(onSignedIn);

  const write = (next: string) => {
    setCode(next);
    if (next.length === codeLength && next !== code && !busy) change(() => send(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code.length === codeLength && !busy) change(() => send(code));
  };

  const missing = tried && code.length < codeLength ? t("account-code-missing") : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid justify-items-stretch gap-5">
      <CodeField value={code} onChange={write} error={missing ?? problem} />
      <Button kind="primary" type="submit" disabled={busy} className="sm:justify-self-start">
        {busy ? t("account-busy") : button}
      </Button>
    </form>
  );
}
