// What came of a form: below it, and announced. In the page from the start, so that it is.
import { classes } from "../../ui/classes";

/** Why its call failed. */
export function Problem({ children, className }: { children: string | undefined; className?: string }) {
  return (
    <p role="alert" className={classes("text-bad empty:hidden", className)}>
      {children}
    </p>
  );
}

/** What was done. */
export function Done({ children }: { children: string | undefined | false }) {
  return (
    <p role="status" className="text-good">
      {children}
    </p>
  );
}
