// One line of input with its label, and its error right below, linked to it.
import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes";

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: ReactNode;
  /** What to know before filling it in. */
  hint?: ReactNode;
  error?: string;
  /** Below the line: a suggestion, a button. */
  children?: ReactNode;
}

export function Field({ label, hint, error, children, className, ...rest }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={classes("grid gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-muted text-small">
          {hint}
        </p>
      )}
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="min-h-12 w-full rounded-tile border-2 border-line bg-raised px-3 text-body text-ink placeholder:text-muted hover:border-muted focus:border-ink aria-invalid:border-bad"
      />
      <p id={errorId} role="alert" className="text-bad text-small empty:hidden">
        {error}
      </p>
      {children}
    </div>
  );
}
