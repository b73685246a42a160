// The addresses and names of the pages that come whole: the sixteen types, their overview, and the landing pages of
// the test that finds a type.
import { firstPages } from "./first-pages";
import type { Hl } from "./locale";
import { type TypeVariantName, variantNames } from "./variant";

/** The name of a page: `types` for the overview, `type_enfp` for a type. */
export type TypePageName = "types" | `type_${string}`;

export function typePageName(code: string): TypePageName {
  return `type_${code.toLowerCase()}`;
}

/** Whether a page comes whole with its HTML: `types`, `type_enfp`, `types_tiles`. */
export function isStill(page: string | undefined): page is `type${string}` {
  return !!page?.startsWith("type");
}

/** The letters of a type's page; undefined for the overview. */
export function codeOf(name: TypePageName): string | undefined {
  return name === "types" ? undefined : name.slice("type_".length).toUpperCase();
}

/** The letters of the type that a page is about, if it is about one. */
export function typeOfPage(name: string): string | undefined {
  return /^type_[a-z]{4}$/.test(name) ? codeOf(name as TypePageName) : undefined;
}

/** `code` in any case; without it the overview. */
export function typePath(code?: string): string {
  return code ? `${firstPages.types}/${code.toLowerCase()}` : firstPages.types;
}

export function typeHref(hl: Hl, code?: string): string {
  return `${typePath(code)}?hl=${hl}`;
}

/** Where the test that finds a type begins; the server fills in its exam. */
export function typeTestHref(hl: Hl): string {
  return `${firstPages.startLoading}/%%tail:type16%%?hl=${hl}`;
}

export const typeVariantNames: readonly TypeVariantName[] = variantNames.filter((name) =>
  isTypeVariant(name),
);

/** Whether a page is a landing page of that test. */
export function isTypeVariant(name: string): name is TypeVariantName {
  return name.startsWith("types_");
}
