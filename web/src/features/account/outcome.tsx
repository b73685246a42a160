// What came of a form: below it, and announced. In the page from the start, so that it is.

/** Why its call failed. */
export function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-bad empty:hidden">
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
