// One of several, by the browser's own list.
import { type ComponentProps, type ReactNode, useId } from "react";

interface SelectProps extends Omit<ComponentProps<"select">, "id"> {
  label: ReactNode;
}

export function Select({ label, children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className="min-h-12 w-full rounded-tile border-2 border-line bg-raised px-3 text-body text-ink hover:border-muted focus:border-ink"
      >
        {children}
      </select>
    </div>
  );
}
