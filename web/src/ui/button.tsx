// A button, and a link that looks like one. At least 44 px high; the label may wrap.
import type { ComponentProps } from "react";
import { classes } from "./classes";

type ButtonKind = "primary" | "plain" | "quiet" | "choice";

const shared =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-tile py-2 text-center font-semibold text-body hyphens-none";

const kinds: Record<ButtonKind, string> = {
  primary: "min-h-13 px-5 bg-accent text-on-accent hover:brightness-95 active:brightness-90",
  plain: "border-2 border-ink px-5 bg-transparent text-ink hover:bg-ink hover:text-paper",
  quiet: "text-strong underline underline-offset-4 hover:no-underline",
  // One of several; aria-pressed marks the chosen one.
  choice:
    "border-2 border-line px-4 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper",
};

interface Look {
  kind?: ButtonKind;
}

export function Button({
  kind = "plain",
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look) {
  return <button {...rest} type={type} className={classes(shared, kinds[kind], className)} />;
}

export function ButtonLink({ kind = "plain", className, ...rest }: ComponentProps<"a"> & Look) {
  return <a {...rest} className={classes(shared, kinds[kind], className)} />;
}
