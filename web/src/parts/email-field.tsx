// An e-mail address. A probable typo is pointed out, with one tap to fix it; it is never fixed
// automatically.
import type { RefObject } from "react";
import { useT } from "../l10n/words";
import { type EmailFault, emailSuggestion } from "../lib/email-hints";
import { Button } from "../ui/button";
import { Field } from "../ui/field";

/** Pages load the words of different areas. */
const messages = {
  account: {
    missing: "account-email-missing",
    malformed: "account-email-wrong",
    suggestion: "account-email-hint",
  },
  pay: { missing: "pay-email-missing", malformed: "pay-email-malformed", suggestion: "pay-email-meant" },
  support: {
    missing: "support-email-missing",
    malformed: "support-email-wrong",
    suggestion: "support-email-hint",
  },
} as const;

export interface EmailFieldProps {
  area: keyof typeof messages;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  fault?: EmailFault | undefined;
  /** Why the server refused the address. */
  problem?: string | undefined;
  input?: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean;
  /** Where a password belongs to it: `username`. */
  autoComplete?: string;
}

export function EmailField(props: EmailFieldProps) {
  const { area, label, hint, value, onChange, fault, problem, input, autoFocus } = props;
  const { autoComplete = "email" } = props;
  const t = useT();
  const suggestion = emailSuggestion(value);
  return (
    <Field
      ref={input}
      autoFocus={autoFocus}
      label={label}
      hint={hint}
      type="email"
      name="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault ? t(messages[area][fault]) : problem}
    >
      <p role="status">
        {suggestion && (
          <Button kind="quiet" onClick={() => onChange(suggestion)} className="text-left break-all">
            {t(messages[area].suggestion, { email: suggestion })}
          </Button>
        )}
      </p>
    </Field>
  );
}
