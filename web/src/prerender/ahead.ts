// A small script in the shell: knows by the address which files the page will need, and fetches them while the main
// script is still on its way. Without it they would be asked for only after that has run.
import { pages } from "../lib/pages";

export interface Ahead {
  /** The page's name in its address. */
  names: readonly (keyof typeof pages)[];
  /** Of its code, in vite.config.ts. */
  group: string;
  /** As in app/lazy-pages.tsx. */
  areas: readonly string[];
}

/** Whoever signs in comes from a letter or a link, with an empty cache. */
export const signInAhead: Ahead = {
  names: ["userLogin", "userRegister", "forgotPassword"],
  group: "sign-in",
  areas: ["account"],
};

export function aheadScript({ names }: Ahead, files: readonly string[]): string {
  const addresses = JSON.stringify(names.map((name) => `${pages[name]}/`));
  return [
    `if(${addresses}.some(a=>location.pathname.startsWith(a)))`,
    `for(const href of ${JSON.stringify(files)})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))',
    "\n",
  ].join("");
}
