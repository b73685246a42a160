// Builds the addresses of all pages, for those that come late.
import { pages } from "./pages";
import { paths as firstPaths, pathsOf } from "./paths";

export const paths = {
  ...pathsOf(pages),
  ...firstPaths,
  /** An invitation to compare two types. */
  compare: (token: string) => `${pages.compare}/${encodeURIComponent(token)}`,
};
