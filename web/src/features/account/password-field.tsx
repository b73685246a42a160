// A password, which can be shown while it is typed; and a new one, typed twice.
import { useState } from "react";
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";

interface PasswordFieldProps {
  label: string;
  name: string;
  /** Tells password managers which password is meant. */
  autoComplete: "current-password" | "new-password";
  value: string;
  onChange: (password: string) => void;
  hint?: string;
  error?: string | undefined;
  /** Shown as text. */
  shown: boolean;
  /** With it there is a button to show and hide. */
  onShown?: (shown: boolean) => void;
  autoFocus?: boolean;
}

function PasswordInput({ value, onChange, shown, onShown, ...rest }: PasswordFieldProps) {
  const t = useT();
  return (
    <Field
      {...rest}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {onShown && (
        <Button kind="quiet" onClick={() => onShown(!shown)} className="justify-self-start">
          {t(shown ? "account-password-hide" : "account-password-show")}
        </Button>
      )}
    </Field>
  );
}

export function PasswordField(
  props: Omit<PasswordFieldProps, "shown" | "onShown" | "autoComplete" | "name">,
) {
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      {...props}
      name="password"
      autoComplete="current-password"
      shown={shown}
      onShown={setShown}
    />
  );
}

export interface TypedTwice {
  password: string;
  again: string;
}

export const notTyped: TypedTwice = { password: "", again: "" };

/** What is clearly wrong with it; how good a password is, the server says. */
export function isTyped({ password, again }: TypedTwice): boolean {
  return password !== "" && password === again;
}

interface NewPasswordProps {
  label: string;
  value: TypedTwice;
  onChange: (value: TypedTwice) => void;
  /** Whether the form was sent before: only then are faults shown. */
  tried: boolean;
}

export function NewPassword({ label, value, onChange, tried }: NewPasswordProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const { password, again } = value;
  const different = tried && password && password !== again;
  return (
    <>
      <PasswordInput
        label={label}
        name="new-password"
        autoComplete="new-password"
        hint={t("account-password-rule")}
        value={password}
        onChange={(typed) => onChange({ password: typed, again })}
        error={tried && !password ? t("account-password-missing") : undefined}
        shown={shown}
        onShown={setShown}
      />
      <PasswordInput
        label={t("account-password-again")}
        name="new-password-again"
        autoComplete="new-password"
        value={again}
        onChange={(typed) => onChange({ password, again: typed })}
        error={different ? t("account-password-mismatch") : undefined}
        shown={shown}
      />
    </>
  );
}

/** Tells password managers whose password it is, on a form that doesn't ask for the address. */
export function Username({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}
