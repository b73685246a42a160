// A raised sheet. What it means decides its element: a plain box, or an entry of a list.
import type { ReactNode } from "react";
import { classes } from "./classes";

interface CardProps {
  id?: string;
  as?: "div" | "li";
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = "div", id, className, children }: CardProps) {
  return (
    <Element id={id} className={classes("rounded-card border border-line bg-raised p-5 sm:p-6", className)}>
      {children}
    </Element>
  );
}
