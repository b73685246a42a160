// What the server has to know about the pages beside the files themselves.
import { typeVariantNames } from "../lib/type-pages";
import { variantNames } from "../lib/variant";
import { typePageNames } from "./render";

export function manifestOf(styleHashes: readonly string[]) {
  return {
    variants: variantNames,
    /** Those of them that belong to the test that finds a type. */
    typeVariants: typeVariantNames,
    /** The overview of the types, then a page for each. */
    typePages: typePageNames,
    styleHashes,
  };
}
