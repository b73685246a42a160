// An e-mail address with the specification's two complaints, and a hint where it looks mistyped.
import { useT } from "../../l10n/words";
import { emailFault, emailSuggestion } from "../../lib/email-hints";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";

interface EmailFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
}

export function EmailField({ label, value, onChange, error, autoFocus }: EmailFieldProps) {
  const t = useT();
  const meant = emailSuggestion(value);
  return (
    <Field
      label={label}
      error={error}
      autoFocus={autoFocus}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {meant && (
        <Button kind="quiet" onClick={() => onChange(meant)} className="justify-self-start text-left">
          {t("support-email-hint", { email: meant })}
        </Button>
      )}
    </Field>
  );
}

/** What is wrong with an address, in words; undefined if nothing is. */
export function useEmailComplaint(): (email: string) => string | undefined {
  const t = useT();
  return (email) => {
    const fault = emailFault(email);
    return fault && t(fault === "missing" ? "support-email-missing" : "support-email-wrong");
  };
}
