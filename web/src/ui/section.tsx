// A part of a page: heading, an optional sentence below it, then its content, all on one measure.
import type { ReactNode } from "react";
import { classes } from "./classes";

interface SectionProps {
  /** Also the address of the part: `#id`. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Narrower, for long text. */
  narrow?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, narrow, children }: SectionProps) {
  return (
    // Focusable by script only: a link to the part moves the keyboard there too.
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes(measure, "py-10 sm:py-14")}
    >
      <div className={narrow ? "max-w-2xl" : undefined}>
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>}
        <div className="mt-7 sm:mt-9">{children}</div>
      </div>
    </section>
  );
}

/** Width and side margins of everything on the page. */
export const measure = "mx-auto w-full max-w-[75rem] px-4 min-[24rem]:px-5 sm:px-8";
