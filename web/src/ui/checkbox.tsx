// A box to tick with a sentence beside it. The whole line is the target.
import { type ReactNode, useId } from "react";

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
  children: ReactNode;
}

export function Checkbox({ checked, onChange, error, children }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-6 shrink-0 accent-strong"
        />
        <span>{children}</span>
      </label>
      <p id={errorId} role="alert" className="pl-9 text-bad text-small empty:hidden">
        {error}
      </p>
    </div>
  );
}
