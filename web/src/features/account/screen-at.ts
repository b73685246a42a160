// The screen that an address names, of those that come in one script file.
import type { ComponentType } from "react";
import { pages } from "../../lib/pages";

export function screenAt<Id extends keyof typeof pages>(
  screens: Record<Id, ComponentType>,
  pathname: string,
): ComponentType {
  const entries = Object.entries(screens) as [Id, ComponentType][];
  const found = entries.find(([id]) => pathname.startsWith(`${pages[id]}/`));
  if (!found) throw new Error(`no account page at ${pathname}`);
  return found[1];
}
