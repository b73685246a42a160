// A raised sheet. Its meaning decides its element: a plain box, an entry of a list, or a part of
// the page that has an address.
import type { ReactNode } from "react";
import { classes } from "./classes";

interface CardProps {
  /** Also the address of the part: `#id`. */
  id?: string;
  as?: "div" | "li" | "section";
  className?: string;
  children: ReactNode;
}

export function Card({ id, as: Element = id ? "section" : "div", className, children }: CardProps) {
  return (
    <Element
      id={id}
      // Focusable by script only: a link to the part moves the keyboard there too.
      tabIndex={id ? -1 : undefined}
      className={classes("rounded-card border border-line bg-raised p-5 sm:p-6", className)}
    >
      {children}
    </Element>
  );
}
