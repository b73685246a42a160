// The six digits of a letter. Phones and browsers offer them by themselves.
import { useT } from "../../l10n/words";
import { Field } from "../../ui/field";

export const codeLength = 6;

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const t = useT();
  // Copied codes bring spaces along.
  const digits = (text: string) => text.replace(/\D/g, "").slice(0, codeLength);
  return (
    <Field
      // It takes the place of the field whose button was pressed.
      autoFocus
      label={t("account-code-label")}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(digits(event.target.value))}
      error={error}
    />
  );
}
