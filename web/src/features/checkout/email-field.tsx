// Where the report goes. A mistyped address is pointed out with one tap to mend it, never mended unasked.
import type { RefObject } from "react";
import { useT } from "../../l10n/words";
import { type EmailFault, emailSuggestion } from "../../lib/email-hints";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";

interface EmailFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  fault: EmailFault | undefined;
  input?: RefObject<HTMLInputElement | null>;
  /** It has just been asked for: the keyboard goes there. */
  wanted?: boolean;
}

export function EmailField({ label, hint, value, onChange, fault, input, wanted }: EmailFieldProps) {
  const t = useT();
  const meant = emailSuggestion(value);
  return (
    <Field
      ref={input}
      autoFocus={wanted}
      label={label}
      hint={hint}
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault && t(`pay-email-${fault}`)}
    >
      <p role="status">
        {meant && (
          <Button kind="quiet" onClick={() => onChange(meant)} className="text-left break-all">
            {t("pay-email-meant", { email: meant })}
          </Button>
        )}
      </p>
    </Field>
  );
}
