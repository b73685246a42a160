// Agreeing to a comparison, by either of the two: the consent, and a name for the other person to see.
import { type FormEvent, useState } from "react";
import type { ApiError } from "../api/envelope";
import { useT } from "../l10n/words";
import { longestName } from "../lib/names";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Field } from "../ui/field";
import { OwnerSignIn } from "./owner-sign-in";

interface CompareFormProps {
  /** What is agreed to, as a sentence. */
  consent: string;
  button: string;
  busy: boolean;
  problem: string | undefined;
  failure: ApiError | undefined;
  /** Without a name, none is shown. */
  onAgree: (name: string | undefined) => void;
}

export function CompareForm({ consent, button, busy, problem, failure, onAgree }: CompareFormProps) {
  const t = useT();
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const [name, setName] = useState("");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed) onAgree(name.trim() || undefined);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Checkbox
        checked={agreed}
        onChange={(on) => {
          setAgreed(on);
          setMissing(false);
        }}
        error={missing ? t("type16-compare-consent-first") : undefined}
      >
        {consent}
      </Checkbox>
      <Field
        label={t("type16-compare-name")}
        hint={t("type16-compare-name-hint")}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        className="max-w-md"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <p className="text-muted text-small">{t("type16-compare-private")}</p>
      <Button kind="primary" type="submit" disabled={busy} className="justify-self-start">
        {button}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <OwnerSignIn failure={failure} />
    </form>
  );
}
